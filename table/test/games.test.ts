import { expect, test } from 'vitest'
import { gameWith, loadGame, MOST_PACKS } from '../src/games.ts'

const pack = (name: string): object => ({ format: 'muster-pack', game: 'rivet-wars', name })

test('a game is made once with its box, and once with a pack', async () => {
  expect(await gameWith('rivet-wars', null)).toBe(await gameWith('rivet-wars', undefined))
  expect(await gameWith('rivet-wars', pack('one'))).toBe(await gameWith('rivet-wars', pack('one')))
  expect(await gameWith('rivet-wars', pack('one'))).not.toBe(await gameWith('rivet-wars', null))
})

test('of many packs those used last are remembered, and the box always', async () => {
  const [box, first, second] = [
    await loadGame('rivet-wars', null),
    await loadGame('rivet-wars', pack('first')),
    await loadGame('rivet-wars', pack('second')),
  ]
  for (let n = 2; n < MOST_PACKS; n++) await loadGame('rivet-wars', pack(`${n}`))
  expect(await loadGame('rivet-wars', pack('first'))).toBe(first)
  await loadGame('rivet-wars', pack('one more'))
  expect(await loadGame('rivet-wars', pack('first'))).toBe(first)
  expect(await loadGame('rivet-wars', pack('second'))).not.toBe(second)
  expect(await loadGame('rivet-wars', null)).toBe(box)
})

test('a game that could not be loaded is asked for again', async () => {
  const failed = gameWith('chess', null)
  await expect(failed).rejects.toThrow('there is no game chess')
  expect(gameWith('chess', null)).not.toBe(failed)
  await expect(gameWith('chess', null)).rejects.toThrow('there is no game chess')
})
