import { type Foresight, type GameTypes, preview, say } from '@muster/engine'
import type { Offer } from '@muster/table'
import { expect, test } from 'vitest'
import { chanceIn, marksOf, meaning, mostMeant, onlyPiece, toAct } from './choice.ts'

const offer = (type: string, aim: Offer['aim']): Offer => ({ action: { type }, aim, label: say(type) })
const walk = offer('walk', { piece: 1, place: 7 })
const shoot = offer('shoot', { piece: 1, target: 9 })
const crawl = offer('crawl', { piece: 2, place: 7 })
const pass = offer('pass', {})
const NEAR = { piece: null, place: 7, here: [] }
const ALL = [walk, shoot, crawl, pass]

test('a piece that can act is selected, and kept when pressed again', () => {
  expect(meaning(ALL, null, { piece: 1, place: 3, here: [1] })).toEqual({ type: 'select', piece: 1 })
  expect(meaning(ALL, 1, { piece: 1, place: 3, here: [1] })).toEqual({ type: 'keep' })
})

test('a piece in hand stays there where no other can act', () => {
  const alone = [walk, shoot, pass]
  expect(meaning(alone, 1, { piece: 1, place: 3, here: [1] })).toEqual({ type: 'keep' })
  expect(meaning(alone, 1, { piece: null, place: 3, here: [1] })).toEqual({ type: 'keep' })
  expect(mostMeant(alone, 1, [{ piece: 1, place: 3, here: [1] }, NEAR]).meant).toEqual({ type: 'choose', offer: walk })
})

test('a place offered to the selected piece is chosen; its target too, by itself or by its place', () => {
  expect(meaning(ALL, 1, { piece: null, place: 7, here: [] })).toEqual({ type: 'choose', offer: walk })
  expect(meaning(ALL, 1, { piece: 9, place: 4, here: [9] })).toEqual({ type: 'choose', offer: shoot })
  expect(meaning(ALL, 1, { piece: null, place: 4, here: [9] })).toEqual({ type: 'choose', offer: shoot })
})

test('a place with two pieces that can act asks which', () => {
  expect(meaning(ALL, null, { piece: null, place: 3, here: [1, 2] })).toEqual({
    type: 'ask',
    offers: [],
    pieces: [1, 2],
  })
})

test('a piece that is the only one to act is picked up by itself', () => {
  expect(onlyPiece([walk, shoot])).toBe(1)
  expect(onlyPiece([walk, crawl])).toBeNull()
  expect(onlyPiece([walk, pass])).toBeNull()
})

test('another of one’s own pressed where the one in hand could go asks which is meant', () => {
  expect(meaning(ALL, 1, { piece: 2, place: 7, here: [2] })).toEqual({ type: 'ask', offers: [walk], pieces: [2] })
  expect(meaning(ALL, 1, { piece: null, place: 7, here: [2] })).toEqual({ type: 'choose', offer: walk })
  expect(meaning(ALL, 1, { piece: null, place: 3, here: [1] })).toEqual({ type: 'keep' })
})

test('another of one’s own that the one in hand could act on asks too; a card is laid on it at once', () => {
  const push = offer('push', { piece: 1, target: 2 })
  const heal = offer('heal', { piece: 'card', target: 2 })
  const press = { piece: 2, place: 7, here: [2] }
  expect(meaning([...ALL, push], 1, press)).toEqual({ type: 'ask', offers: [push], pieces: [2] })
  expect(meaning([...ALL, heal], 'card', press)).toEqual({ type: 'choose', offer: heal })
})

test('another of one’s own that cannot act asks too, unless it is what the one in hand strikes', () => {
  const spent = { piece: 5, place: 7, here: [5], friends: [5] }
  expect(meaning(ALL, 1, spent)).toEqual({ type: 'ask', offers: [walk], pieces: [5] })
  expect(meaning(ALL, 1, { ...spent, friends: [] })).toEqual({ type: 'choose', offer: walk })
  const mend = offer('mend', { piece: 1, target: 5 })
  expect(meaning([...ALL, mend], 1, spent)).toEqual({ type: 'choose', offer: mend })
})

test('the keyboard, which cannot point at a figure, is asked whom or where it meant', () => {
  const walked = { piece: null, place: 7, here: [2, 5, 9], friends: [2, 5], walked: true }
  expect(meaning(ALL, 1, walked)).toEqual({ type: 'ask', offers: [walk], pieces: [2, 5] })
  expect(meaning(ALL, 1, { ...walked, here: [9], friends: [] })).toEqual({ type: 'choose', offer: walk })
  expect(meaning([pass, offer('lay', { place: 7 })], null, walked).type).toBe('choose')
})

test('what is not offered is refused', () => {
  expect(meaning(ALL, 1, { piece: null, place: 8, here: [] })).toEqual({ type: 'refuse' })
})

test('only the places and pieces offered are marked', () => {
  const marks = marksOf(ALL, 1, new Map(), null, new Set())
  expect([...marks.places.keys()]).toEqual([7])
  expect([...marks.targets.keys()]).toEqual([9])
  expect([...marks.ready]).toEqual([1, 2])
})

test('a figure in the way does not hide the place behind it', () => {
  const figure = { piece: 1, place: 3, here: [1] }
  const ground = { piece: null, place: 7, here: [] }
  expect(mostMeant(ALL, 1, [figure, ground]).meant).toEqual({ type: 'choose', offer: walk })
  expect(mostMeant(ALL, 1, [figure]).meant).toEqual({ type: 'keep' })
})

test('a target carries the chance of its dice, or the one that its game foretells', () => {
  const seen = (parts: Partial<Foresight<GameTypes>>): Foresight<GameTypes> => ({
    ...preview<GameTypes>(),
    undo: { ok: true },
    ...parts,
  })
  const declared = seen({ notes: [say('blow', { percent: 41 })] })
  const foretold = () => 0.41
  expect(marksOf(ALL, 1, new Map([[shoot, declared]]), foretold, new Set()).targets.get(9)?.chance).toBe(0.41)
  expect(marksOf(ALL, 1, new Map([[shoot, declared]]), null, new Set()).targets.get(9)?.chance).toBeNull()
  const rolled = seen({ odds: [{ label: say('odds'), when: { type: 'hit' }, chance: 0.2 }] })
  expect(chanceIn(rolled, () => null)).toBe(0.2)
  expect(chanceIn(rolled, foretold)).toBe(0.41)
  const way = { label: say('odds'), when: { type: 'hit' }, chance: 0.25 }
  expect(chanceIn(seen({ odds: [way, way, way, way] }), null)).toBeNull()
  expect(chanceIn(seen({ odds: [way, way] }), null)).toBe(0.25)
})

test('whoever could only do what comes to nothing is neither lit nor counted, and can still be picked up', () => {
  const all: readonly Offer[] = [{ ...walk, vain: true }, crawl, pass]
  expect([...marksOf(all, null, new Map(), null, new Set()).ready]).toEqual([2])
  expect(toAct(all, []).count).toBe(1)
  expect(marksOf(all, 1, new Map(), null, new Set()).places.size).toBe(0)
  expect(meaning(all, null, { piece: 1, place: 3, here: [1] })).toEqual({ type: 'select', piece: 1 })
})

test('whoever decides nothing itself is moved at most: it holds nobody up', () => {
  const drifting = { piece: 1, place: 3, side: null, name: say('soldier'), idle: true as const }
  expect(toAct([walk, crawl, pass], [drifting]).count).toBe(1)
  expect(toAct([walk, pass], [drifting]).count).toBe(0)
})

test('in a crowded place the piece pressed answers for itself: nobody is picked up in its stead', () => {
  const spent = { piece: 5, place: 3, here: [5, 1] }
  const crowd = { piece: null, place: 3, here: [5, 1] }
  expect(mostMeant(ALL, null, [spent, crowd])).toEqual({ press: spent, meant: { type: 'refuse' } })
  const three = { ...crowd, here: [5, 1, 2] }
  expect(mostMeant(ALL, null, [{ ...spent, here: [5, 1, 2] }, three]).press.piece).toBe(5)
  expect(mostMeant(ALL, null, [crowd]).meant).toEqual({ type: 'select', piece: 1 })
})

test('the card of one that can do nothing says why, and not all that could be done to it; one thing is done', () => {
  const push = (force: number): Offer => ({
    action: { type: `push${force}` },
    aim: { piece: 1, target: 77 },
    label: say('push'),
  })
  const card = { piece: 77, place: null, here: [], rostered: true }
  expect(meaning([...ALL, push(1), push(2)], 1, card)).toEqual({ type: 'refuse' })
  expect(meaning([...ALL, push(1), push(2)], 1, { ...card, rostered: false })).toMatchObject({ type: 'ask' })
  expect(meaning([...ALL, push(1)], 1, card)).toMatchObject({ type: 'choose' })
})

test('the card of one that can act picks it up, also where what is in hand could push it; the board still asks', () => {
  const push: Offer = { action: { type: 'push' }, aim: { piece: 1, target: 2 }, label: say('push') }
  const onBoard = { piece: 2, place: 8, here: [2] }
  expect(meaning([...ALL, push], 1, onBoard)).toMatchObject({ type: 'ask', offers: [push] })
  const card = { piece: 2, place: null, here: [], rostered: true }
  expect(meaning([...ALL, push], 1, card)).toEqual({ type: 'select', piece: 2 })
  const laid: Offer = { action: { type: 'lay' }, aim: { piece: 'card', target: 2 }, label: say('lay') }
  expect(meaning([...ALL, laid], 'card', card)).toEqual({ type: 'choose', offer: laid })
})
