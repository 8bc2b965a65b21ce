// The toy with offers and refusals that are not what they should be.

import { illegal, legal } from '../../../src/index.ts'
import { toy } from '../game.ts'
import type { Broken } from './broken.ts'

const { orders } = toy

/** The toy's own judgement, but for what it forbids. */
const refusing =
  (refuse: () => ReturnType<typeof orders.turnUp.check>): typeof orders.turnUp.check =>
  (s, seat, a) =>
    orders.turnUp.check(s, seat, a).ok ? legal : refuse()

/** Lets everything through to the orders. */
const shapeless = { ...toy.shapes, action: { misfit: () => null } }

export const OFFERS: readonly Broken[] = [
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
    noticed: ['offers', 'sharing', 'own', 'sayings', 'views', 'entries'],
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
      shapes: shapeless,
      orders: {
        ...orders,
        pass: { ...orders.pass, check: (s, seat) => orders.pass.check(s, seat, { type: 'pass' }) },
      },
    },
  },
  {
    how: 'a check throws at what it does not know',
    noticed: ['refusals', 'reasons'],
    game: {
      ...toy,
      shapes: shapeless,
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
    how: 'passing is offered twice',
    noticed: ['offers'],
    game: {
      ...toy,
      orders: {
        ...orders,
        pass: {
          ...orders.pass,
          choices: (s, seat, piece) => [1, 2].flatMap(() => orders.pass.choices(s, seat, piece)),
        },
      },
    },
  },
  {
    how: 'an offer has a field that JSON would lose',
    noticed: ['offers'],
    game: {
      ...toy,
      orders: {
        ...orders,
        pass: {
          ...orders.pass,
          choices: (s, seat, piece) => orders.pass.choices(s, seat, piece).map((a) => ({ ...a, note: undefined })),
          check: (s, seat, a) =>
            'note' in a && a.note === undefined && Object.keys(a).length === 2
              ? orders.pass.check(s, seat, { type: 'pass' })
              : illegal('1.3', 'answerFirst'),
        },
      },
    },
  },
  {
    how: 'a piece alone has no steps',
    noticed: ['pieces'],
    game: {
      ...toy,
      orders: {
        ...orders,
        step: {
          ...orders.step,
          choices: (s, seat, piece) => (piece === undefined ? orders.step.choices(s, seat) : []),
        },
      },
    },
  },
  {
    how: 'a refusal names a rule that is not in the book',
    noticed: ['refusals'],
    game: {
      ...toy,
      orders: { ...orders, turnUp: { ...orders.turnUp, check: refusing(() => illegal('9.9' as never, 'charmIsUp')) } },
    },
  },
  {
    how: 'a refusal does not say why',
    noticed: ['refusals'],
    game: {
      ...toy,
      orders: {
        ...orders,
        turnUp: { ...orders.turnUp, check: refusing(() => ({ ok: false, rule: '2.2' }) as never) },
      },
    },
  },
]
