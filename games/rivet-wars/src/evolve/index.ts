import type { Event, EventOf, State } from '../state.ts'
import { activate } from './activation.ts'
import { discard, having, renewDeck, without } from './cards.ts'
import { cloudOf, drift, layCloud } from './clouds.ts'
import { deploy, plug } from './deployment.ts'
import { own, ownArmy, replaced } from './own.ts'
import { deviate, makeAttack, readyLine, setAsked, strike, takeCover } from './strikes.ts'
import { startPhase, startTurn } from './turns.ts'
import { eliminate, move, place, push, rescue, suffer } from './units.ts'

type Applying = { readonly [K in Event['type']]: (s: State, e: EventOf<K>) => void }

/** The only function that changes a state. */
export function evolve(s: State, event: Event): void {
  const apply = APPLY[event.type] as (s: State, e: Event) => void
  apply(s, event)
}

const APPLY: Applying = {
  turnStarted: startTurn,
  flagRaised: (s, e) => {
    s.flags = replaced(s.flags, s.field.objectives.indexOf(e.at), e.side)
  },
  phaseStarted: startPhase,
  supplied: (s, e) => {
    s.supply = { points: e.points, infantry: e.infantry ?? 0, free: e.free ?? 0, trench: 0, intercepted: false }
    if (e.rivets !== 0) ownArmy(s, s.turn).rivets += e.rivets
  },
  cardDiscarded: (s, e) => discard(s, e.side, e.card),
  cardDrawn: (s, e) => {
    const army = ownArmy(s, e.side)
    s.deck = without(s.deck, e.card)
    army.hand = having(army.hand, e.card)
  },
  secretDrawn: (s, e) => {
    const army = ownArmy(s, e.side)
    s.secretDeck = without(s.secretDeck, e.card)
    army.secrets = having(army.secrets, e.card)
  },
  deckRenewed: renewDeck,
  deployed: deploy,
  plugged: plug,
  landed: (s, e) => place(s, e.unit, e.kind, e.at, e.side),
  dropLost: () => {},
  activated: activate,
  attackMade: makeAttack,
  flipped: (s, e) => {
    s.deck = without(s.deck, e.card)
    s.discard = having(s.discard, e.card)
  },
  deviated: deviate,
  attacked: suffer,
  strikeEnded: (s) => {
    s.strike = null
  },
  stranded: (s, e) => {
    s.fallen = [...s.fallen, { unit: e.unit, credit: e.credit }]
  },
  eliminated: eliminate,
  rescued: rescue,
  moved: move,
  cleared: (s, e) => {
    s.markers = replaced(s.markers, e.at, (s.markers[e.at] ?? 0) & ~e.marker)
  },
  shockMade: (s, e) => {
    s.strike = strike('shock', e.unit, e.dice, e.at)
  },
  pushed: push,
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
    s.supply = {
      ...s.supply,
      points: s.supply.points + e.by,
      intercepted: s.supply.intercepted || e.intercepted === true,
    }
    if (e.intercepted) s.question = null
  },
  rivetsGained: (s, e) => {
    ownArmy(s, s.turn).rivets += e.by
  },
  trenchOpened: (s, e) => {
    s.supply = { ...s.supply, trench: s.supply.trench + e.by }
  },
  repaired: (s, e) => {
    own(s, e.unit).damage -= e.by
  },
  barrageMade: (s, e) => {
    s.strike = strike('barrage', -1, e.dice, e.at)
    s.strike.adrift = true
  },
  aimed: (s, e) => {
    own(s, e.unit).aim += e.by
  },
  lineReadied: readyLine,
  hurried: (s, e) => {
    for (const id of e.units) own(s, id).haste += e.by
  },
  coverTaken: takeCover,
  rearranged: (s, e) => {
    s.stacks[e.at] = e.order
    s.arranged = [...s.arranged, e.at]
  },
  captured: (s, e) => {
    ownArmy(s, e.side).points += e.vp
    if (e.struck) s.flags = replaced(s.flags, s.field.objectives.indexOf(e.at), null)
  },
  secretScored: (s, e) => {
    const army = ownArmy(s, e.side)
    army.secrets = without(army.secrets, e.card)
    army.points += e.vp
    s.secretDiscard = having(s.secretDiscard, e.card)
  },
  pointsScored: (s, e) => {
    ownArmy(s, e.side).points += e.vp
  },
  levelsSet: (s, e) => {
    ownArmy(s, 'allies').level = e.allies
    ownArmy(s, 'blight').level = e.blight
  },
  gameEnded: (s, e) => {
    s.result = e.result
  },
}
