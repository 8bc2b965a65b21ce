import {
  check,
  type GameModule,
  type GameTypes,
  LANGUAGES,
  type Message,
  must,
  optionsFor,
  seeded,
} from '@muster/engine'
import { GAMES } from '@muster/games'
import { wording } from '@muster/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Face, Mark, Marks } from '../face.ts'
import { loadFace } from './index.ts'
import { play } from './sample.ts'

const NOTHING: Marks = {
  ready: new Set(),
  selected: null,
  places: new Map(),
  targets: new Map(),
  lit: new Set(),
}

interface Loaded {
  readonly module: GameModule<GameTypes>
  readonly face: Face
}

const load = async (id: string): Promise<Loaded> => {
  const entry = GAMES.find((g) => g.id === id)
  if (!entry) throw new Error(`no game ${id}`)
  return { module: await entry.load(), face: await loadFace(id, null) }
}

describe.each(GAMES.map((g) => g.id))('the face of %s', (id) => {
  test('names every place and piece in three languages', async () => {
    const { module, face } = await load(id)
    const { state, seat } = play(module.game, {}, 11, 160, true)
    const view = module.game.view(state, seat)
    for (const language of LANGUAGES) {
      const say = wording(language, await module.texts(language), await face.texts(language))
      const names = [...face.places(view), ...face.pieces(view)].map((x) => say(x.name))
      expect(names.every((n) => n.length > 1)).toBe(true)
      expect(face.rail(view).map((m) => say(m.label)).length).toBeGreaterThan(1)
    }
  })

  test('gives every event of a game a hint with dice that exist', async () => {
    const { module, face } = await load(id)
    const { events } = play(module.game, {}, 5, 220, true)
    for (const { before, event } of events) {
      const hint = face.hint(event, before)
      expect(hint.ms).toBeGreaterThanOrEqual(0)
      for (const die of hint.dice ?? []) expect(die.value).toBeGreaterThan(0)
      for (const die of hint.dice ?? []) expect(die.value).toBeLessThanOrEqual(die.sides)
    }
    expect(events.length).toBeGreaterThan(0)
  })

  test('draws any position, marks only what is offered, and can be pressed only on the table', async () => {
    const { module, face } = await load(id)
    for (const steps of [0, 40, 200]) {
      const { state, seat } = play(module.game, {}, 3, steps, true)
      const view = module.game.view(state, seat)
      const board = (detail: 'table' | 'picture', marks: Marks) =>
        renderToStaticMarkup(
          <face.Board
            view={view}
            viewer={seat}
            marks={marks}
            playing={null}
            detail={detail}
            say={(m: Message) => m.key}
          />,
        )
      const { width, height, place } = face.geometry(view)
      expect(board('table', NOTHING)).toContain(`viewBox="0 0 ${width} ${height}"`)
      expect(board('table', NOTHING)).toContain('data-place=')
      expect(board('picture', NOTHING)).not.toMatch(/data-(place|piece)=/)
      for (const spot of face.places(view)) {
        const { x, y } = place(spot.place)
        expect(x > 0 && y > 0 && x < width && y < height).toBe(true)
      }
    }
  })

  test('words its tray and status for whoever looks', async () => {
    const { module, face } = await load(id)
    const { state, actions, seat } = play(module.game, {}, 8, 120, true)
    const marks = marksOf(module, state, actions)
    for (const viewer of [seat, 'spectator'] as const) {
      const view = module.game.view(state, viewer)
      const say = wording('fr', await module.texts('fr'), await face.texts('fr'))
      const tray = renderToStaticMarkup(
        <face.Tray view={view} viewer={viewer} marks={marks} looked={null} show="both" onPiece={() => {}} say={say} />,
      )
      expect(tray + renderToStaticMarkup(<face.Status view={view} viewer={viewer} say={say} />)).not.toContain(
        'undefined',
      )
    }
  })

  test('an own piece that has nothing to do says why', async () => {
    const { module, face } = await load(id)
    const { game } = module
    let refused = 0
    for (let steps = 20; steps < 240; steps += 11) {
      const { state, seat, actions } = play(game, {}, steps, steps, true)
      const able = new Set(actions.map((a) => game.aim(state, a).piece))
      const view = game.view(state, seat)
      const { side } = must(game.seats(optionsFor(game, {})).find((s) => s.seat === seat))
      for (const { piece, place } of face.pieces(view).filter((p) => p.side === side && !able.has(p.piece))) {
        const tried = face.attempts(view, seat, { piece: null, place, target: piece })
        const verdicts = tried.map((action) => check(game, state, seat, action))
        expect(verdicts.every((v) => !v.ok)).toBe(true)
        refused += verdicts.length > 0 ? 1 : 0
      }
    }
    expect(refused).toBeGreaterThan(0)
  })

  test('guesses and threats never throw, and never act', async () => {
    const { module, face } = await load(id)
    const chance = seeded(4)
    const { state, seat } = play(module.game, {}, 9, 150, true)
    const view = module.game.view(state, seat)
    const pieces = face.pieces(view)
    const places = face.places(view)
    for (let i = 0; i < 200; i++) {
      const aim = {
        piece: chance.pick([null, ...pieces.map((p) => p.piece)]),
        place: chance.pick([null, ...places.map((p) => p.place)]),
        target: chance.pick([null, ...pieces.map((p) => p.piece)]),
      }
      for (const action of face.attempts(view, seat, aim)) expect(module.game.orders[action.type]).toBeDefined()
    }
    for (const threat of face.game.threats(view, seat)) expect(threat.pieces.length).toBeGreaterThan(0)
  })
})

function marksOf(
  module: GameModule<GameTypes>,
  state: GameTypes['State'],
  actions: readonly GameTypes['Action'][],
): Marks {
  const places = new Map<number, Mark>()
  for (const action of actions) {
    const { place } = module.game.aim(state, action)
    if (place !== undefined) places.set(place, { actions: [action], chance: null })
  }
  return { ...NOTHING, places }
}
