// Matches go on while nobody is connected: computers think, clocks run out, what is old is packed away.
import type { Jobs } from '../store/jobs.ts'
import type { Store, TableRow } from '../store/rows.ts'
import type { Rooms } from './rooms.ts'

const ARCHIVE = 'archive'
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Whether a computer is to decide, by what is written. */
export function awaitsComputer({ stage, gist, chairs }: Pick<TableRow, 'stage' | 'gist' | 'chairs'>): boolean {
  if (stage !== 'playing' || !gist) return false
  return chairs.some(({ seat, who }) => {
    const isComputer = who.type === 'computer' || (who.type === 'person' && who.standIn !== null)
    return isComputer && gist.toAct.includes(seat)
  })
}

export interface GoingOnParts {
  readonly store: Store
  readonly jobs: Jobs
  readonly rooms: Rooms
  /** After so many milliseconds without an action somebody else looks after a computer that is to act. */
  readonly leftAlone: number
  /** Days after which a table is packed away; 0 for never. */
  readonly archiveAfter: number
  readonly failed: (error: unknown) => void
}

/** Begins to do what falls due; gives back what ends that. */
export async function goOnAlone(parts: GoingOnParts): Promise<() => Promise<void>> {
  const { jobs, archiveAfter, failed } = parts
  if (archiveAfter > 0) await jobs.ask(ARCHIVE, Date.now() + HOUR)
  return jobs.run((key) => (key === ARCHIVE ? archive(parts) : goOn(parts, key)), failed)
}

async function archive({ store, jobs, archiveAfter }: GoingOnParts): Promise<void> {
  await jobs.ask(ARCHIVE, Date.now() + HOUR)
  await store.archive(Date.now() - archiveAfter * DAY)
}

/** Whoever dies in the midst of it leaves another job behind: it is asked for before anything is done. */
async function goOn({ store, jobs, rooms, leftAlone }: GoingOnParts, id: string): Promise<void> {
  const row = await store.table(id)
  if (row?.stage !== 'playing') return
  const thinks = awaitsComputer(row)
  if (!thinks && (await store.times(id))?.at === undefined) return
  await jobs.ask(id, Date.now() + leftAlone)
  if (thinks && Date.now() - row.touched < leftAlone) return
  await (await rooms.room(id)).goOn()
}
