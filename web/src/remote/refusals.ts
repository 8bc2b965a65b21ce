// Why something that was asked of a table elsewhere is not done.
import { type Refusal, say } from '@muster/engine'
import type { Done } from '@muster/table'
import type { Answer } from './asking.ts'

const refused = (key: string): Refusal => ({ ok: false, rule: null, why: say(key) })

export const DOWN = refused('remote.downRefusal')
/** A moment of the past is told by the server. */
export const NOT_NOW = refused('remote.downMoment')
export const BEHIND = refused('remote.behindRefusal')

export function resultOf(answer: Answer): Done {
  if (answer.type === 'done') return answer.result as Done
  return refused(answer.type === 'problem' ? `remote.problem.${answer.error}` : 'refusal.stale')
}
