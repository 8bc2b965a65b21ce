// Where somebody fell stays marked until one's own turn is over.
import type { Step } from '@muster/table'
import type { Noted } from '../face.ts'

export interface Fallen {
  readonly at: number
  readonly side: string | null
}

export interface FallenSofar {
  readonly all: readonly Fallen[]
  /** The last step was in one's own turn: what comes in another's begins anew. */
  readonly own: boolean
}

export function fallenAfter(
  { all, own }: FallenSofar,
  { turn }: Pick<Step, 'turn'>,
  noted: readonly Noted[],
  viewer: string | undefined,
): FallenSofar {
  const isOwn = turn === null ? own : turn === viewer
  const kept = own && !isOwn ? [] : all
  const fresh = noted.flatMap(({ kind, at, side = null }) =>
    kind === 'lost' && at !== undefined ? [{ at, side }] : [],
  )
  return { all: fresh.length > 0 ? [...kept, ...fresh] : kept, own: isOwn }
}
