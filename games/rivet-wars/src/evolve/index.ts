import type { Event, EventOf, State } from '../state.ts'
import { activate } from './activation.ts'
import { discard, insert, renewDeck, take } from './cards.ts'
import { cloudOf, drift, layCloud } from './clouds.ts'
import { deploy, plug } from './deployment.ts'
import { deviate, makeAttack, readyLine, setAsked, strike, takeCover } from './strikes.ts'
import { startPhase, startTurn } from './turns.ts'
import { army, eliminate, move, place, relocate, rescue, suffer, unitOf } from './units.ts'

type Applying = { readonly [K in Event['type']]: (s: State, e: EventOf<K>) => void }

/** The only function that changes a state. */
export function evolve(s: State, event: Event): void {
  const apply = APPLY[event.type] as (s: State, e: Event) => void
  apply(s, event)
}

const APPLY: Applying = {
  turnStarted: startTurn,
  flagRaised: (s, e) => {
    s.flags[s.field.objectives.indexOf(e.at)] = e.side
  },
  phaseStarted: startPhase,
  supplied: (s, e) => {
    s.supply = { points: e.points, infantry: e.infantry ?? 0, free: e.free ?? 0, trench: 0, intercepted: false }
    army(s).rivets += e.rivets
  },
  cardDiscarded: (s, e) => discard(s, e.side, e.card),
  cardDrawn: (s, e) => {
    take(s.deck, e.card)
    insert(s.armies[e.side].hand, e.card)
  },
  secretDrawn: (s, e) => {
    take(s.secretDeck, e.card)
    insert(s.armies[e.side].secrets, e.card)
  },
  deckRenewed: renewDeck,
  deployed: deploy,
  plugged: plug,
  landed: (s, e) => place(s, e.unit, e.kind, e.at, e.side),
  dropLost: () => {},
  activated: activate,
  attackMade: makeAttack,
  flipped: (s, e) => {
    take(s.deck, e.card)
    insert(s.discard, e.card)
  },
  deviated: deviate,
  attacked: suffer,
  strikeEnded: (s) => {
    s.strike = null
  },
  stranded: (s, e) => {
    s.fallen.push({ unit: e.unit, credit: e.credit })
  },
  eliminated: eliminate,
  rescued: rescue,
  moved: move,
  cleared: (s, e) => {
    s.markers[e.at] = (s.markers[e.at] ?? 0) & ~e.marker
  },
  shockMade: (s, e) => {
    s.strike = strike('shock', e.unit, e.dice, e.at)
  },
  pushed: (s, e) => {
    relocate(s, unitOf(s, e.unit), e.to)
    s.question = null
  },
  cloudLaid: layCloud,
  cloudThinned: (s, e) => {
    cloudOf(s, e.cloud).thin = true
  },
  cloudGone: (s, e) => {
    s.clouds = s.clouds.filter((c) => c.id !== e.cloud)
  },
  cloudDrifted: drift,
  asked: (s, e) => {
    s.question = e.question
    if (e.question.ask === 'cover') setAsked(s, e.question.at)
  },
  passed: (s) => {
    s.question = null
  },
  cardPlayed: (s, e) => discard(s, e.side, e.card),
  pointsChanged: (s, e) => {
    s.supply.points += e.by
    if (e.intercepted) {
      s.supply.intercepted = true
      s.question = null
    }
  },
  rivetsGained: (s, e) => {
    army(s).rivets += e.by
  },
  trenchOpened: (s, e) => {
    s.supply.trench += e.by
  },
  repaired: (s, e) => {
    unitOf(s, e.unit).damage -= e.by
  },
  barrageMade: (s, e) => {
    s.strike = strike('barrage', -1, e.dice, e.at)
    s.strike.adrift = true
  },
  aimed: (s, e) => {
    unitOf(s, e.unit).aim += e.by
  },
  lineReadied: readyLine,
  hurried: (s, e) => {
    for (const id of e.units) unitOf(s, id).haste += e.by
  },
  coverTaken: takeCover,
  rearranged: (s, e) => {
    s.stacks[e.at] = e.order
    s.arranged.push(e.at)
  },
  captured: (s, e) => {
    s.armies[e.side].points += e.vp
    if (e.struck) s.flags[s.field.objectives.indexOf(e.at)] = null
  },
  secretScored: (s, e) => {
    take(s.armies[e.side].secrets, e.card)
    insert(s.secretDiscard, e.card)
    s.armies[e.side].points += e.vp
  },
  pointsScored: (s, e) => {
    s.armies[e.side].points += e.vp
  },
  levelsSet: (s, e) => {
    s.armies.allies.level = e.allies
    s.armies.blight.level = e.blight
  },
  gameEnded: (s, e) => {
    s.result = e.result
  },
}
