// The toy that gives its secrets away, or imagines wrong ones.

import { illegal, legal, say } from '../../../src/index.ts'
import { toy } from '../game.ts'
import { rivalOf } from '../state.ts'
import { hidden, imagine, redact, view } from '../view.ts'
import type { Broken } from './broken.ts'

const { orders } = toy

export const SECRETS: readonly Broken[] = [
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
    how: 'from the third round on one looks on',
    noticed: ['alike'],
    mode: 'open',
    game: { ...toy, view: (s, viewer) => view(s, s.round > 2 ? 'spectator' : viewer) },
  },
  {
    how: 'an imagined state keeps the pawns of the view',
    noticed: ['own'],
    game: { ...toy, imagine: (v, viewer, chance) => ({ ...imagine(v, viewer, chance), pawns: v.pawns as never }) },
  },
  {
    how: 'a rival is asked only if it holds fog',
    noticed: ['asked', 'sayings'],
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
    noticed: ['choices', 'reasons'],
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
    how: 'more is hidden while the rival holds ash',
    noticed: ['imagine'],
    game: {
      ...toy,
      hidden: (s, viewer) => [
        ...hidden(s, viewer),
        ...(s.hands.red.includes('ash') && !s.open
          ? [{ pool: 'smell', slot: 'smell', value: 'ash', by: 'choice' as const }]
          : []),
      ],
    },
  },
  {
    how: 'who imagines a deck imagines it full of fog',
    noticed: ['imagine', 'dealing'],
    game: {
      ...toy,
      imagine: (v, viewer, chance) => {
        const state = imagine(v, viewer, chance)
        return { ...state, deck: state.deck.map(() => 'fog') }
      },
    },
  },
]
