// What a blow would do for the Secret Missions in hand.
import { type Message, must, noChance, say } from '@muster/engine'
import type { Book } from '../book.ts'
import { clone } from '../clone.ts'
import { evolve } from '../evolve/index.ts'
import { eliminate } from '../rules/05-casualties.ts'
import { rollOf } from '../rules/05-strike.ts'
import { secretPoints } from '../rules/S-secrets.ts'
import type { Position, Strike } from '../state.ts'
import { secretName, unitAt } from '../words/names.ts'
import type { Risk } from './risks.ts'

/** S0: the missions of the side at turn that would be done if one of these falls. */
export function secretNotes(b: Book, s: Position, strike: Readonly<Strike>, risks: readonly Risk[]): Message[] {
  const open = s.armies[s.turn].secrets.filter((card) => secretPoints(b, s, card) === 0)
  if (open.length === 0) return []
  return risks
    .filter((risk) => mayFall(b, s, risk))
    .flatMap(({ unit }) => {
      const then = clone(s)
      const { credit } = rollOf(b, s, strike, 0)
      eliminate(b, { state: then, chance: noChance, emit: (event) => evolve(then, event) }, { unit: unit.id, credit })
      return open.flatMap((card) => {
        const points = secretPoints(b, then, card)
        return points > 0 ? [say('note.secret', { ...unitAt(b, s, unit.id), secret: secretName(b, card), points })] : []
      })
    })
}

const mayFall = (b: Book, s: Position, { unit, hit }: Risk): boolean =>
  hit > 0 && unit.side !== s.turn && must(s.units[unit.id]).damage + 1 >= b.profile(unit).health
