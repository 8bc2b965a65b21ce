// What somebody says over the line, done; whatever bears a number is answered.
import { isDeepStrictEqual } from 'node:util'
import { chooseOptions, isAction, type Refusal, say } from '@muster/engine'
import type { Act, Asked, Down } from '@muster/protocol'
import { type Done, matchDiary, type Session } from '@muster/table'
import type { Line } from './line.ts'
import type { Room } from './room.ts'
import { deedsSince } from './wire.ts'

const DONE: Done = { ok: true }
const STALE = 'refusal.stale'
const refusal = (key: string): Refusal => ({ ok: false, rule: null, why: say(key) })

/** What may be asked by whoever only looks on. */
const LOOKS: readonly string[] = ['diary', 'moment', 'missed', 'sit']

/** The answer to what somebody asks, an act aside. */
export async function answer(room: Room, line: Line, said: Exclude<Asked, Act>): Promise<Down> {
  const { n } = said
  if (line.behind && !LOOKS.includes(said.type)) return { type: 'problem', error: 'behind', n }
  return (await look(room, line, said)) ?? answerOf(room, line, n, await done(room, line, said))
}

/** What comes most: it waits for nothing that is not its own. The answer is told as text. */
export function answerAct(room: Room, line: Line, said: Act, tell: (text: string) => void): Promise<void> {
  const { n } = said
  if (line.behind) {
    tell(JSON.stringify({ type: 'problem', error: 'behind', n } satisfies Down))
    return Promise.resolve()
  }
  return acted(room, line, said).then((result) => {
    if (result.ok) return tell(`{"type":"done","n":${n},"result":{"ok":true}}`)
    return answerOf(room, line, n, result).then((answer) => tell(JSON.stringify(answer)))
  })
}

async function answerOf(room: Room, line: Line, n: number, result: Done): Promise<Down> {
  if (!result.ok && result.why.key === STALE) await presentView(room.sessionOf(line), line)
  return { type: 'done', n, result: result as Extract<Down, { type: 'done' }>['result'] }
}

/** Whoever chose from what is no longer so gets to see what is. */
function presentView(session: Session, line: Line): Promise<void> {
  return session.host.alone(async () => {
    if (session.covered) return
    line.teller.forget()
    session.showAll()
  })
}

/** What is looked at is looked at between two changes: what is not written yet is shown to nobody. */
async function look(room: Room, line: Line, said: Exclude<Asked, Act>): Promise<Down | null> {
  if (said.type !== 'diary' && said.type !== 'moment' && said.type !== 'missed') return null
  return room.sessionOf(line).host.alone(() => looked(room, line, said))
}

async function looked(
  room: Room,
  line: Line,
  said: Extract<Asked, { type: 'diary' | 'moment' | 'missed' }>,
): Promise<Down> {
  const { n } = said
  const { viewer, host, covered } = room.sessionOf(line)
  const { game, walk } = host.match
  if (covered) return { type: 'done', n, result: refusal('refusal.notYourTurn') as never }
  if (said.type === 'diary') return { type: 'diary', n, lines: matchDiary(host.match, viewer) as never }
  const count = Math.min(said.count, walk.count)
  const view = game.view(walk.at(count), viewer)
  if (said.type === 'moment') return { type: 'moment', n, view }
  const deeds = deedsSince(host.match, viewer, count)
  return { type: 'missed', n, view, deeds, made: [...(await room.madeSince(count))] }
}

async function done(room: Room, line: Line, said: Exclude<Asked, Act>): Promise<Done> {
  if (said.type === 'standIn' || said.type === 'letIn' || said.type === 'takeBack') return room.sittingIn(line, said)
  const session = room.sessionOf(line)
  switch (said.type) {
    case 'undo':
      return said.count === session.host.match.walk.count ? session.undo() : refusal(STALE)
    case 'propose':
      return session.propose(said.what)
    case 'answer':
      await session.answer(said.agrees)
      return DONE
    case 'resign':
      if (session.viewer === 'spectator' || session.covered) return refusal('refusal.notYourTurn')
      await session.resign()
      return DONE
    case 'order':
      return ordered(session, said.orders)
    case 'sit':
      if (!session.seats.includes(said.viewer)) return refusal('refusal.notYourTurn')
      await session.host.alone(async () => session.sit(said.viewer))
      return DONE
    default:
      return refusal('refusal.noSuchAction')
  }
}

function acted(room: Room, line: Line, said: Act): Promise<Done> {
  const session = room.sessionOf(line)
  const { host } = session
  if (said.count === host.match.walk.count) return session.act(said.action, said.count)
  // Whether it stands in the record already: in our turn, so that all that is in memory is on disk, too.
  const repeated = host.alone(async () => isRepeat(room.sessionOf(line), said))
  return repeated.then((is) => (is ? DONE : room.sessionOf(line).act(said.action, said.count)))
}

/** Sent again by somebody who did not hear that it was done. */
function isRepeat({ viewer, host }: Session, { action, count }: Act): boolean {
  if (count === host.match.walk.count) return false
  const since = host.match.walk.entriesFrom(count)
  return since.some((e) => isAction(e) && e.by === viewer && !e.standing && isDeepStrictEqual(e.do, action))
}

/** Orders come from outside: only what the game offers to order is. */
async function ordered(session: Session, orders: Extract<Asked, { type: 'order' }>['orders']): Promise<Done> {
  const { viewer, host } = session
  const { game, state, record } = host.match
  if (session.covered || !record.seats.some((s) => s.seat === viewer)) return refusal('refusal.notYourTurn')
  const chosen = chooseOptions(game.orderable(state, viewer), orders)
  if (!chosen.ok) return chosen
  await session.giveOrders(orders)
  return DONE
}
