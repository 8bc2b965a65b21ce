import { preview as made } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { module } from '../../bots/test/duel.ts'
import { tongueOf } from '../src/language.ts'
import { commonStart, foresight, itemsOf, labelled, withWords } from '../src/play/menu.ts'

const offers = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ label: `Éva moves to ${i}`, action: { type: 'play', card: i % 3 } }))

describe('the list of choices', () => {
  test('shows everything while it is short', async () => {
    const tongue = await tongueOf(module, 'en')
    expect(itemsOf(module.game, tongue, null, offers(10))).toHaveLength(10)
  })

  test('is gathered by piece when it is long', async () => {
    const tongue = await tongueOf(module, 'en')
    const items = itemsOf(module.game, tongue, null, offers(30))
    expect(items.map((i) => i.label)).toEqual(Array.from({ length: 3 }, () => 'Éva moves to … (10 choices)'))
    expect('offers' in (items[0] ?? {})).toBe(true)
  })

  test('gathers twins under lines that can be told apart', async () => {
    const tongue = await tongueOf(module, 'en')
    const twins = offers(30).map((o) => {
      const number = Number(o.action.card) + 1
      return { ...o, label: `${o.label} (${number})`, number }
    })
    expect(itemsOf(module.game, tongue, null, twins).map((i) => i.label)).toEqual([
      'Éva moves to … (1) (10 choices)',
      'Éva moves to … (2) (10 choices)',
      'Éva moves to … (3) (10 choices)',
    ])
  })

  test('is not gathered into one', async () => {
    const tongue = await tongueOf(module, 'en')
    const same = offers(30).map((o) => ({ ...o, action: { type: 'play', card: 1 } }))
    expect(itemsOf(module.game, tongue, null, same)).toHaveLength(30)
  })

  test('is filtered without regard to accents and capitals', () => {
    expect(withWords(offers(12), 'moves EVA 1')).toHaveLength(3)
  })

  test.each([
    [['a b c', 'a b d'], 'a b'],
    [['Fire at C4', 'Fire at C5'], 'Fire at'],
    [['one', 'two'], 'one'],
  ])('names a group by its common words: %j', (labels, name) => expect(commonStart(labels)).toBe(name))

  test('never rounds to a certainty', async () => {
    const tongue = await tongueOf(module, 'en')
    const odds = [0.004, 0.5, 0.999, 1].map((chance) => ({ label: { key: 'odds.hit' }, when: { type: 'x' }, chance }))
    const undo = { ok: true } as const
    const preview = { ...made({ odds }), undo }
    expect(foresight(tongue, preview).facts).toBe('hit <1% · hit 50% · hit >99% · hit 100%')
  })
})

test('different pieces that read alike are different lines; one piece’s equal lines are one', async () => {
  const tongue = await tongueOf(module, 'en')
  const pieces = [4, 7, 9]
  const game = {
    ...module.game,
    aim: (_s: unknown, a: { readonly type: string }) => ({ piece: pieces[Number(a.type)] ?? 0 }),
    words: {
      ...module.game.words,
      action: (_s: unknown, _seat: string, a: { readonly type: string }) => ({
        key: a.type === '2' ? 'action.rest' : 'action.lunge',
      }),
    },
  }
  const labels = labelled(game as typeof module.game, tongue, null, 'left', [
    { type: '0' },
    { type: '1' },
    { type: '1' },
    { type: '2' },
  ] as never).map((o) => o.label)
  expect(labels).toEqual(['Lunge (1)', 'Lunge (2)', 'Rest and draw a card'])
})
