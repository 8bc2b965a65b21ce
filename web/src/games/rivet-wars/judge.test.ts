import { type Message, preview, say } from '@muster/engine'
import { module, type RivetWars } from '@muster/rivet-wars'
import { expect, test } from 'vitest'
import { draw } from '../../../../games/rivet-wars/lessons/draw.ts'
import { chanceTold } from '../../table/chance-told.ts'
import { chanceIn } from '../../table/choice.ts'
import { attemptsOf, foretoldIn, leadOf, tagOf } from './judge.ts'
import { specsOf } from './spec.ts'

const strays = (shares: readonly (readonly [string, number])[]) =>
  preview<RivetWars>({
    notes: [say('note.deviates')],
    spread: shares.map(([key, chance]) => ({ label: say(key), chance })),
  })
const keys = (lines: readonly Message[]) => lines.map(({ key, args }) => [key, args?.['percent']])

test('what deviates is tagged with the chance of a hit beside its target, of one’s own only where no enemy is near', () => {
  const [own, nobody, enemy] = [
    ['spread.own', 0.14] as const,
    ['spread.nobody', 0.8] as const,
    ['spread.enemy', 0.06] as const,
  ]
  expect(keys(tagOf(strays([own, nobody, enemy])))).toEqual([
    ['face.percent', 6],
    ['of.beside', undefined],
  ])
  expect(keys(tagOf(strays([own, nobody])))).toEqual([
    ['face.percent', 14],
    ['of.ownBeside', undefined],
  ])
})

test('what deviates where nobody is near is tagged as well: it hits nothing', () => {
  expect(foretoldIn(strays([]))).toBe(0)
  expect(keys(tagOf(strays([])))).toEqual([
    ['face.percent', 0],
    ['of.odds.hit', undefined],
  ])
})

test('only what deviates says so before its figures; what strikes where it is aimed keeps its bare chance', () => {
  expect(leadOf(strays([]))?.key).toBe('note.deviates')
  const straight = preview<RivetWars>({ notes: [say('note.dice')], spread: [{ label: say('spread.hits'), chance: 1 }] })
  expect(leadOf(straight)).toBe(null)
  expect(tagOf(straight)).toEqual([])
})

test('a grid to drop at is tagged with how many land on average', () => {
  const drop = preview<RivetWars>({
    expected: [{ label: say('expected.landed'), when: { type: 'landed' }, mean: 2.871 }],
  })
  expect(tagOf(drop)).toEqual([say('tag.landed', { landed: 2.9 })])
})

test('who presses a deployment grid wants to deploy there: the cheapest is tried, whatever card is in hand without points', () => {
  const spec = specsOf(module.game.content)
  const seen = (points: number) => {
    const details = { phase: 'deployment', supply: { points }, hands: { allies: ['scrapDrive'] } } as const
    const { state, at } = draw('.:A . .\n. . p:X', details)
    const [card = -1] = state.armies.allies.hand
    const view = module.game.view(state, 'allies')
    const pressed = (piece: string | null, grid: string) =>
      attemptsOf(spec, view, { piece, place: at(grid), target: null }).map(({ type }) => type)
    return { free: pressed(null, 'A1'), ground: pressed(null, 'B1'), card: pressed(`card:${card}`, 'A1') }
  }
  expect(seen(0)).toEqual({ free: ['deploy'], ground: [], card: ['deploy'] })
  expect(seen(2).card).toEqual(['play'])
})

test('of a shot that deviates the board and every list say the same: the chance of any enemy beside it', () => {
  const { state, id, at } = draw('H . . p p\n. . p p .', { phase: 'combat' })
  const unit = id('H')
  const shots = module.game.orders.attack.choices(state, 'allies').filter((a) => a.unit === unit && a.at === at('D1'))
  const seen = shots.map((action) => module.game.preview(state, 'allies', action))
  expect(seen.length).toBeGreaterThan(0)
  for (const preview of seen) {
    const all = preview.spread.find(({ label }) => label.key === 'spread.enemy')?.chance ?? 0
    expect(all).toBeGreaterThan(preview.odds[0]?.chance ?? 1)
    const foresight = { ...preview, undo: { ok: true as const } }
    expect(chanceIn(foresight, foretoldIn)).toBe(all)
    const words = {
      say: ({ key, args }: Message) => `${key} ${args?.['percent'] ?? ''}`.trim(),
      has: () => false,
      language: 'en' as const,
    }
    expect(chanceTold({ tag: tagOf, foretold: foretoldIn }, words, foresight)).toEqual([
      `face.percent ${Math.round(100 * all)}`,
      'of.beside',
    ])
  }
})
