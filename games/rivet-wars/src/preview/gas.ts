import { must, noChance, type Odds, type Preview, preview, say } from '@muster/engine'
import type { Book } from '../book.ts'
import { clone } from '../clone.ts'
import { evolve } from '../evolve/index.ts'
import { closeTurn } from '../rules/02-sequence.ts'
import { diceAgainst } from '../rules/05-dice.ts'
import { gasDice } from '../rules/08-gas.ts'
import type { Cloud, Grid, Position, RivetWars, Side, Unit } from '../state.ts'
import { gridName, unitAt } from '../words/names.ts'
import { flipChances, gauntlet, hitChance } from './chances.ts'
import { gasBlows } from './moves.ts'
import { enemiesFirst, figures, type Risk } from './risks.ts'

/** 8.2, 8.6: where the clouds of the side may drift as its movement phase begins, and whom they would attack. */
export function driftPreview(b: Book, s: Position, side: Side): Preview<RivetWars> {
  const then = clone(s)
  evolve(then, { type: 'phaseStarted', phase: 'movement' })
  const drifts = then.clouds
    .filter((cloud) => cloud.due)
    .flatMap((cloud, i) => [...flipChances(b, then, side, cloud.at, i)].map(([to, chance]) => ({ cloud, to, chance })))
    .filter(({ to }) => to >= 0 && must(then.stacks[to]).length > 0)
  const alone = ({ to }: Drift): boolean => drifts.filter((other) => other.to === to).length === 1
  const risks = drifts.filter(alone).flatMap((drift) => risksOf(b, then, drift))
  const shared = drifts.filter((drift) => !alone(drift)).map((drift) => driftOdds(then, drift))
  const { odds, expected } = figures(b, then, enemiesFirst(risks, side), { side, by: 'gas' })
  return preview({ odds: [...odds, ...shared], expected: shared.length > 0 ? [] : expected })
}

interface Drift {
  readonly cloud: Readonly<Cloud>
  readonly to: Grid
  readonly chance: number
}

function risksOf(b: Book, s: Position, { cloud, to, chance }: Drift): Risk[] {
  return must(s.stacks[to]).flatMap((id) => {
    const unit = must(s.units[id])
    const dice = diceAgainst(b, s, unit, gasDice(b, s, cloud, unit), 0)
    return dice > 0 ? [{ unit, dice, hit: chance * hitChance(dice, 0) }] : []
  })
}

/** Where several clouds may come, what the first does to a unit changes what the next can do: only the drift is told. */
function driftOdds(s: Position, { cloud, to, chance }: Drift): Odds<RivetWars> {
  const label = say('odds.drift', { grid: gridName(s, to) })
  return { label, when: { type: 'cloudDrifted', cloud: cloud.id, to }, chance }
}

/** 8.4: whom gas attacks as the next turn begins; nobody when the game is over by then. */
export function turnEndPreview(b: Book, s: Position): Preview<RivetWars> {
  const then = clone(s)
  const next = closeTurn(b, { state: then, chance: noChance, emit: (event) => evolve(then, event) })
  if (!next || then.clouds.length === 0) return preview()
  evolve(then, { type: 'turnStarted', side: next, round: then.round })
  return preview({ odds: then.units.flatMap((u) => (u?.side === next ? gasOdds(b, then, u) : [])) })
}

function gasOdds(b: Book, s: Position, u: Readonly<Unit>): Odds<RivetWars>[] {
  const blows = gasBlows(b, s, u)
  if (blows.length === 0) return []
  const label = unitAt(b, s, u.id)
  const hit = 1 - blows.reduce((spared, blow) => spared * (1 - blow), 1)
  const { lost } = gauntlet(blows, b.profile(u).health - u.damage)
  const kill: Odds<RivetWars> = {
    label: say('odds.kill', label),
    when: { type: 'eliminated', unit: u.id },
    chance: lost,
  }
  return [
    { label: say('odds.hit', label), when: { type: 'attacked', unit: u.id, by: 'gas', hit: true }, chance: hit },
    ...(lost > 0 ? [kill] : []),
  ]
}
