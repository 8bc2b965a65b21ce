// The toy, broken once for each claim of the kit.

import { type Game, illegal, legal, say } from '../../src/index.ts'
import type { Bot, ClaimName } from '../../testkit/fuzz.ts'
import { clone } from './evolve.ts'
import { toy } from './game.ts'
import { isAsked } from './rules.ts'
import { rivalOf, type State, type Toy } from './state.ts'
import { hiddenCards, imagine, redact, view } from './view.ts'

export interface Broken {
  readonly how: string
  /** The claims that notice; no other may. */
  readonly noticed: readonly (ClaimName | 'ends')[]
  readonly game: Game<Toy>
  readonly mode?: 'open'
  readonly bots?: Record<string, Bot<Toy>>
}

const { orders } = toy
let outside = 0
let peeked: State | null = null

export const BROKEN: readonly Broken[] = [
  {
    how: 'it never ends',
    noticed: ['ends'],
    game: {
      ...toy,
      setup: (options, chance) => toy.setup({ ...options, rounds: 0 }, chance),
      evolve: (s, e) => toy.evolve(s, e.type === 'pawnStruck' ? { ...e, hit: false } : e),
    },
  },
  {
    how: 'nobody is asked any more in the third round',
    noticed: ['someoneCanAct'],
    game: { ...toy, toAct: (s) => (s.round > 2 ? [] : toy.toAct(s)) },
  },
  {
    how: 'someone is asked who has no choice',
    noticed: ['someoneCanAct'],
    game: {
      ...toy,
      toAct: (s) => (toy.toAct(s).includes(s.turn) ? [s.turn, rivalOf(s.turn)] : toy.toAct(s)),
      situation: (s) => ({ ...toy.situation(s), turn: null }),
    },
  },
  {
    how: 'judging a position changes it',
    noticed: ['looking'],
    game: {
      ...toy,
      evaluate(s, seat) {
        s.points[seat]++
        return 0
      },
    },
  },
  {
    how: 'steps onto others are offered',
    noticed: ['offers'],
    game: {
      ...toy,
      orders: {
        ...orders,
        step: {
          ...orders.step,
          choices: (s, seat, piece) => [
            ...orders.step.choices(s, seat, piece),
            ...(s.turn === seat && !s.pending && (piece ?? 0) === 0
              ? [{ type: 'step' as const, pawn: 0, to: s.pawns[1]?.at ?? 0 }]
              : []),
          ],
        },
      },
    },
  },
  {
    how: 'an offer throws when it is done',
    noticed: ['offers', 'sharing', 'own', 'views', 'entries'],
    game: {
      ...toy,
      orders: {
        ...orders,
        step: {
          ...orders.step,
          decide(run, seat, a) {
            if (a.to === 4 && run.state.round > 2) throw new Error('the middle is on fire')
            orders.step.decide(run, seat, a)
          },
        },
      },
    },
  },
  {
    how: 'every piece can pass',
    noticed: ['pieces'],
    game: {
      ...toy,
      orders: { ...orders, pass: { ...orders.pass, choices: (s, seat) => orders.pass.choices(s, seat) } },
    },
  },
  {
    how: 'a surplus field is not minded',
    noticed: ['refusals'],
    game: {
      ...toy,
      orders: {
        ...orders,
        pass: { ...orders.pass, check: (s, seat) => orders.pass.check(s, seat, { type: 'pass' }) },
      },
    },
  },
  {
    how: 'a check throws at what it does not know',
    noticed: ['refusals'],
    game: {
      ...toy,
      orders: {
        ...orders,
        step: {
          ...orders.step,
          check(s, seat, a) {
            if (!s.pawns[a.pawn]) throw new Error('no such pawn')
            return orders.step.check(s, seat, a)
          },
        },
      },
    },
  },
  {
    how: 'a refusal changes the state',
    noticed: ['refusals'],
    game: {
      ...toy,
      orders: {
        ...orders,
        step: {
          ...orders.step,
          check(s, seat, a) {
            const verdict = orders.step.check(s, seat, a)
            if (!verdict.ok && s.turn === seat) s.points[seat]++
            return verdict
          },
        },
      },
    },
  },
  {
    how: 'a clone forgets the points',
    noticed: ['copies'],
    game: { ...toy, clone: (s) => ({ ...clone(s), points: { red: 0, blue: 0 } }) },
  },
  {
    how: 'a decision changes the state without an event',
    noticed: ['copies', 'undo'],
    game: {
      ...toy,
      orders: {
        ...orders,
        pass: {
          ...orders.pass,
          decide(run, seat, a) {
            run.state.points[seat]++
            orders.pass.decide(run, seat, a)
          },
        },
      },
    },
  },
  {
    how: 'the state holds what is no JSON',
    noticed: ['copies', 'undo', 'repeats'],
    game: {
      ...toy,
      evolve(s, e) {
        toy.evolve(s, e)
        if (e.type === 'charmTurned') s.points[e.seat] = Number.NaN
      },
      evaluate: () => 0,
    },
  },
  {
    how: 'clones share their points',
    noticed: ['sharing'],
    game: { ...toy, clone: (s) => (s.round > 1 ? { ...clone(s), points: s.points } : clone(s)) },
  },
  {
    how: 'something outside decides too',
    noticed: ['repeats'],
    game: {
      ...toy,
      orders: {
        ...orders,
        strike: {
          ...orders.strike,
          decide(run, seat, a) {
            const emit: typeof run.emit = (e) => run.emit(e.type === 'strikeDeclared' ? { ...e, mood: outside++ } : e)
            orders.strike.decide({ ...run, emit }, seat, a)
          },
        },
      },
      redact(deed, viewer) {
        const plain = redact(deed, viewer)
        return { ...plain, events: plain.events.map((e) => ('mood' in e ? { ...e, mood: 0 } : e)) }
      },
    },
  },
  {
    how: 'turning up the charm can be taken back, for it was not on the list of what is hidden',
    noticed: ['undo'],
    game: { ...toy, hidden: (s, viewer) => (s.open ? [] : hiddenCards(s, viewer)) },
  },
  {
    how: 'standing orders guard with a card one does not have',
    noticed: ['answers'],
    game: {
      ...toy,
      answer: (s, seat, standing) =>
        isAsked(s, seat) && standing['guard'] === 'guard' ? { type: 'guard', card: 'yew' } : null,
    },
  },
  {
    how: 'there is no default answer for who is struck',
    noticed: ['answers', 'odds'],
    game: { ...toy, fallback: () => null },
  },
  {
    how: 'ordering the offers loses one',
    noticed: ['helpers'],
    game: { ...toy, order: (_s, _seat, actions) => actions.slice(1) },
  },
  {
    how: 'a position is worth nothing that can be compared',
    noticed: ['helpers'],
    game: { ...toy, evaluate: () => Number.POSITIVE_INFINITY },
  },
  {
    how: 'who imagines forgets the points',
    noticed: ['imagine'],
    game: { ...toy, imagine: (v, viewer, chance) => ({ ...imagine(v, viewer, chance), points: { red: 0, blue: 0 } }) },
  },
  {
    how: 'who sees all imagines another board',
    noticed: ['open'],
    mode: 'open',
    game: {
      ...toy,
      imagine: (v, viewer, chance) => ({ ...imagine(v, viewer, chance), board: { width: 3, name: 'a dream' } }),
    },
  },
  {
    how: 'an imagined state keeps the pawns of the view',
    noticed: ['own'],
    game: { ...toy, imagine: (v, viewer, chance) => ({ ...imagine(v, viewer, chance), pawns: v.pawns as never }) },
  },
  {
    how: 'a rival is asked only if it holds fog',
    noticed: ['asked'],
    game: {
      ...toy,
      toAct(s) {
        const asked = toy.toAct(s)
        const rival = rivalOf(s.turn)
        return asked.includes(s.turn) && s.hands[rival].includes('fog') ? [s.turn, rival] : asked
      },
      situation: (s) => ({ ...toy.situation(s), turn: null }),
      orders: {
        ...orders,
        pass: {
          ...orders.pass,
          choices: (s, _seat, piece) => (s.pending || piece !== undefined ? [] : [{ type: 'pass' }]),
          check: (s, _seat, a) => (!s.pending && Object.keys(a).length === 1 ? legal : illegal('1.3', 'answerFirst')),
        },
      },
    },
  },
  {
    how: 'one may lay a card only while the rival holds ash',
    noticed: ['choices'],
    game: {
      ...toy,
      orders: {
        ...orders,
        lay: {
          ...orders.lay,
          choices: (s, seat, piece) =>
            s.hands[rivalOf(seat)].includes('ash') ? orders.lay.choices(s, seat, piece) : [],
          check: (s, seat, a) =>
            s.hands[rivalOf(seat)].includes('ash') ? orders.lay.check(s, seat, a) : illegal('2.1', 'hasLaid'),
        },
      },
    },
  },
  {
    how: 'a preview warns of the card the rival holds',
    noticed: ['judgements'],
    game: {
      ...toy,
      preview(s, seat, a) {
        const warned = s.hands[rivalOf(seat)].includes('dew')
        return { ...toy.preview(s, seat, a), warnings: warned ? [say('warning.dew')] : [] }
      },
    },
  },
  {
    how: 'a view shows the card that a rival laid face down',
    noticed: ['views'],
    game: {
      ...toy,
      view: (s, viewer) => ({
        ...view(s, viewer),
        traps: { red: s.traps.red ?? false, blue: s.traps.blue ?? false },
      }),
    },
  },
  {
    how: 'view and entry tell the card that a rival laid face down',
    noticed: ['views'],
    game: {
      ...toy,
      view: (s, viewer) => ({
        ...view(s, viewer),
        traps: { red: s.traps.red ?? false, blue: s.traps.blue ?? false },
      }),
      redact: (deed, viewer) => (deed.action?.type === 'lay' ? deed : redact(deed, viewer)),
    },
  },
  {
    how: 'an entry tells the card that a rival drew',
    noticed: ['entries'],
    game: { ...toy, redact: (deed, viewer) => ({ ...redact(deed, viewer), events: deed.events }) },
  },
  {
    how: 'an entry tells the action that laid a card face down',
    noticed: ['entries'],
    game: { ...toy, redact: (deed, viewer) => ({ ...redact(deed, viewer), action: deed.action }) },
  },
  {
    how: 'a bot remembers the state that its view was made from',
    noticed: ['bots'],
    game: {
      ...toy,
      view(s, viewer) {
        peeked = s
        return view(s, viewer)
      },
    },
    bots: {
      cheat: (_v, _seat, _chance, _game, all) =>
        (peeked?.deck.includes('fog') && peeked.deck.includes('elm') ? all[0] : all.at(-1)) as Toy['Action'],
    },
  },
  {
    how: 'a bot chooses what it was not offered',
    noticed: ['bots'],
    game: toy,
    bots: { stubborn: () => ({ type: 'strike', pawn: 0, target: 0 }) },
  },
  {
    how: 'rivals are imagined with the first cards of the alphabet',
    noticed: ['dealing'],
    game: { ...toy, imagine: (v, viewer, chance) => imagine(v, viewer, chance, (cards) => [...cards]) },
  },
  {
    how: 'rivals are imagined with ash a little too often',
    noticed: ['dealing'],
    game: {
      ...toy,
      imagine: (v, viewer, chance) =>
        imagine(v, viewer, chance, (cards) => {
          const dealt = chance.shuffle(cards)
          const ash = dealt.indexOf('ash' as never)
          if (ash > 0 && chance.below(3) === 0) dealt.unshift(...dealt.splice(ash, 1))
          return dealt
        }),
    },
  },
  {
    how: 'a preview promises too much',
    noticed: ['odds'],
    mode: 'open',
    game: {
      ...toy,
      preview: (s, seat, a) => {
        const p = toy.preview(s, seat, a)
        return { ...p, odds: p.odds.map((o) => ({ ...o, chance: o.chance + 0.001 })) }
      },
    },
  },
  {
    how: 'a preview promises far too much where the dice cannot be counted',
    noticed: ['odds'],
    game: {
      ...toy,
      preview: (s, seat, a) => {
        const p = toy.preview(s, seat, a)
        return { ...p, expected: p.expected.map((e) => ({ ...e, mean: e.mean + 0.5 })) }
      },
    },
  },
]
