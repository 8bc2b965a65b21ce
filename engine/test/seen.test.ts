import { describe, expect, test } from 'vitest'
import {
  type Diff,
  deedsSeen,
  end,
  patch,
  plainDice,
  seenBy,
  setStandingOrders,
  undo,
  type Viewer,
} from '../src/index.ts'
import { does, HIDDEN, handOf, playOn, toyMatch } from './table.ts'
import { toy } from './toy/game.ts'
import { SEATS, type Toy } from './toy/state.ts'

const VIEWERS: readonly Viewer<Toy>[] = [...SEATS, 'spectator']

function played(): ReturnType<typeof toyMatch> {
  const match = toyMatch('seen', HIDDEN, { ...plainDice('seen'), seed: 'the-secret-seed' })
  does(match, 'red', { type: 'step', pawn: 0, to: 3 })
  undo(match, 'red')
  does(match, 'red', { type: 'lay', card: handOf(match.state, 'red') })
  setStandingOrders(match, 'blue', { guard: 'endure' })
  playOn(match, 14)
  return match
}

describe('a match as one viewer sees it', () => {
  test('rebuilds every view from its changes', () => {
    const match = played()
    for (const viewer of VIEWERS) {
      const seen = seenBy(match, viewer)
      let view: unknown = seen.view
      for (const entry of seen.entries) view = patch(view, entry.change)
      expect(view).toEqual(toy.view(match.state, viewer))
      expect(seen.view).toEqual(toy.view(match.record.opening, viewer))
      expect(seen.entries.length).toBe(match.record.entries.length)
    }
  })

  test('holds no seed, no draws and no state, not even at the end', () => {
    const match = played()
    end(match, 'agreed', null)
    for (const viewer of VIEWERS) {
      const text = JSON.stringify(seenBy(match, viewer))
      expect(text).not.toContain('the-secret-seed')
      expect(text).not.toContain('"draws"')
      expect(text).not.toContain('"deck"')
      expect(text).not.toContain('"opening"')
    }
  })

  test('does not tell what a rival laid, drew or ordered', () => {
    const match = played()
    const seen = seenBy(match, 'blue')
    const laid = match.record.entries.findIndex((e) => 'do' in e && e.do.type === 'lay' && e.by === 'red')
    expect(seen.entries[laid]).toMatchObject({ by: 'red', do: null, events: [{ type: 'cardLaid', card: '?' }] })
    const ordered = match.record.entries.findIndex((e) => 'orders' in e)
    expect(seenBy(match, 'red').entries[ordered]).toEqual({ by: null, do: null, events: [] })
    const draws = (viewer: Viewer<Toy>): string[] =>
      seenBy(match, viewer).entries.flatMap((e) => e.events.flatMap((x) => (x.type === 'cardDrawn' ? [x.card] : [])))
    expect(new Set(draws('spectator'))).toEqual(new Set(['?']))
    expect(draws('red')).toContain('?')
    expect(draws('red').some((card) => card !== '?')).toBe(true)
  })

  test('tells the deeds that stand, each as the viewer may know it', () => {
    const { record } = played()
    const blue = deedsSeen(toy, record.entries, 'blue')
    expect(blue[0]).toMatchObject({ seat: 'red', action: null, events: [{ type: 'cardLaid', card: '?' }] })
    expect(blue.length).toBe(record.entries.length - 3)
    const [first] = deedsSeen(toy, record.entries, 'red')
    expect(first?.action).toMatchObject({ type: 'lay' })
  })

  test('shows undos and ends', () => {
    const match = played()
    end(match, 'resigned', 'red')
    const { entries } = seenBy(match, 'spectator')
    expect(entries[1]).toMatchObject({ by: 'red', do: null, undo: 0 })
    expect(entries.at(-1)).toMatchObject({ by: 'red', end: 'resigned' })
  })

  test('is not changed by a game whose views share parts with the state', () => {
    const sharing = { ...toy, view: (s: Toy['State'], v: Viewer<Toy>) => ({ ...toy.view(s, v), pawns: s.pawns }) }
    const match = { ...played(), game: sharing }
    const seen = seenBy(match, 'red')
    expect(seen.view.pawns).toEqual(match.record.opening.pawns)
    const last = seen.entries.reduce<unknown>((view, e) => patch(view, e.change as Diff | undefined), seen.view)
    expect(last).toEqual(toy.view(match.state, 'red'))
  })
})
