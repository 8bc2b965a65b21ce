import { must } from '@muster/engine'
import type { Event, EventOf, State } from '../state.ts'
import { activate, makeAttack, setAsked, takeCover } from './activation.ts'
import { discard, insert, renewDeck, take } from './cards.ts'
import { startPhase, startTurn } from './turns.ts'
import { army, eliminate, move, pay, place, relocate, suffer, unitOf } from './units.ts'

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
  deployed: (s, e) => {
    place(s, e.unit, e.kind, e.at, s.turn)
    if (e.hero) army(s).heroes.push(e.kind)
    pay(s, e.cost)
  },
  plugged: (s, e) => {
    const host = unitOf(s, e.unit)
    host.plugs = [...host.plugs, e.kind]
    if (e.hero) army(s).heroes.push(e.kind)
    pay(s, e.cost)
  },
  landed: (s, e) => place(s, e.unit, e.kind, e.at, e.side),
  dropLost: () => {},
  activated: activate,
  attackMade: makeAttack,
  flipped: (s, e) => {
    take(s.deck, e.card)
    insert(s.discard, e.card)
  },
  deviated: (s, e) => {
    const strike = must(s.strike)
    strike.at = e.to
    strike.adrift = false
    if (e.to < 0) s.strike = null
  },
  attacked: suffer,
  strikeEnded: (s) => {
    s.strike = null
  },
  stranded: (s, e) => {
    s.fallen.push({ unit: e.unit, credit: e.credit })
  },
  eliminated: eliminate,
  rescued: (s, e) => {
    const u = unitOf(s, e.unit)
    relocate(s, u, e.to)
    u.damage = e.damage
    s.fallen = s.fallen.filter((f) => f.unit !== e.unit)
    s.question = null
  },
  moved: move,
  cleared: (s, e) => {
    s.markers[e.at] = (s.markers[e.at] ?? 0) & ~e.marker
  },
  shockMade: (s, e) => {
    s.strike = {
      by: 'shock',
      unit: e.unit,
      line: e.dice,
      at: e.at,
      target: -1,
      adrift: false,
      cover: 0,
      asked: false,
    }
  },
  pushed: (s, e) => {
    relocate(s, unitOf(s, e.unit), e.to)
    s.question = null
  },
  cloudLaid: (s, e) => {
    s.clouds.push({ id: s.laid, side: s.turn, kind: e.kind, line: e.line, at: e.at, thin: false, due: false })
    s.laid++
  },
  cloudThinned: (s, e) => {
    cloud(s, e.cloud).thin = true
  },
  cloudGone: (s, e) => {
    s.clouds = s.clouds.filter((c) => c.id !== e.cloud)
  },
  cloudDrifted: (s, e) => {
    const drifting = cloud(s, e.cloud)
    drifting.at = e.to
    drifting.due = false
  },
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
    s.strike = { by: 'barrage', unit: -1, line: e.dice, at: e.at, target: -1, adrift: true, cover: 0, asked: false }
  },
  aimed: (s, e) => {
    unitOf(s, e.unit).aim += e.by
  },
  lineReadied: (s, e) => {
    const active = must(s.active)
    active.made[e.line] = (active.made[e.line] ?? 0) - e.attacks
    active.aimed[e.line] = -1
  },
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

const cloud = (s: State, id: number): State['clouds'][number] => must(s.clouds.find((c) => c.id === id))
