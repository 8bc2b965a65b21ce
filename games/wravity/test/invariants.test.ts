// What is true of every position, whatever has been done.
import { act, chooseOptions, must, offers, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import type { Event, State } from '../src/index.ts'
import { attributes, inField } from '../src/rules/02-soldiers.ts'
import { board, book, game } from './table.ts'

/** Matches of two, three, four and six, played at random, every position and every deed looked at. */
function playAll(see: (state: State, events: readonly Event[]) => void): void {
  for (const mode of ['2', '3', '4', '3v3', '2v2v2']) {
    const chosen = chooseOptions(game.options, { mode })
    if (!chosen.ok) throw new Error(chosen.why.key)
    for (let seed = 0; seed < 4; seed++) {
      const chance = seeded(`${mode}/${seed}`)
      const state = game.setup(chosen.options, chance)
      while (game.toAct(state).length > 0) {
        const seat = chance.pick(game.toAct(state))
        const all = offers(game, state, seat)
        const busy = all.filter((a) => a.type !== 'endTurn')
        const acted = act(game, state, seat, chance.pick(chance.below(12) > 0 && busy.length > 0 ? busy : all), chance)
        if (!acted.ok) throw new Error(acted.why.key)
        see(state, acted.events)
      }
    }
  }
}

/** What is wrong with a position, by rule. */
function faults(s: State): string[] {
  const inside = s.soldiers.filter((u) => u.at >= 0)
  const places = [...inside, ...s.planets.filter((p) => p.at >= 0), ...s.grenades].map((x) => x.at)
  const flights = s.flights.map((f) => f.soldier)
  const found: [string, boolean][] = [
    ['2.14', new Set(places).size < places.length],
    ['2.13', inside.some((u) => u.speed < 0 || u.speed > 6 || (u.speed > 0 && u.heading === 0))],
    ['2.3', inside.some((u) => u.lives < 0 || u.lives > 2)],
    ['14.13', inside.some((u) => u.speed > 0 && inField(board, s, u.at))],
    ['11.2', s.hands.some((hand) => hand.length > 4)],
    ['11.4', s.hands.flat().length + s.deck.length + s.discard.length !== 32],
    ['6.5', new Set(flights).size < flights.length],
  ]
  return found.flatMap(([rule, broken]) => (broken ? [rule] : []))
}

test('one to a hex, no speed above 6, none in a field, no hand above four, no card lost', () => {
  const found = new Set<string>()
  playAll((s) => {
    for (const rule of faults(s)) found.add(rule)
  })
  expect([...found]).toEqual([])
})

test('one displacement and two actions for a soldier in a turn; forces within the strength', () => {
  const flown = new Map<number, number>()
  const acts = new Map<number, Set<string>>()
  const did = (soldier: number, kind: string): void => {
    const kinds = acts.get(soldier) ?? new Set()
    acts.set(soldier, kinds.add(kind))
  }
  playAll((s, events) => {
    for (const e of events) {
      if (e.type === 'turnBegan') {
        for (const n of flown.values()) expect(n).toBe(1)
        for (const kinds of acts.values()) expect(kinds.size).toBeLessThanOrEqual(2)
        flown.clear()
        acts.clear()
      }
      if (e.type === 'flightBegan') flown.set(e.soldier, (flown.get(e.soldier) ?? 0) + 1)
      if (e.type === 'soldierThrust') {
        did(e.soldier, e.kind)
        expect(e.force).toBeLessThanOrEqual(attributes(book, must(s.soldiers[e.soldier])).strength)
      }
      if (e.type === 'soldierPushed' || e.type === 'soldierBraked') did(e.soldier, 'push')
      if (e.type === 'soldierWalked') did(e.soldier, 'walk')
      if (e.type === 'shotFired') did(e.soldier, 'shoot')
      if (e.type === 'grabRolled') did(e.soldier, 'grab')
      if (e.type === 'soldierConcentrated') did(e.soldier, 'concentrate')
      if (e.type === 'hookThrown' || e.type === 'cablePulled' || e.type === 'grenadeThrown') did(e.soldier, 'object')
      if (e.type === 'soldierRevived') did(e.soldier, 'object')
    }
  })
})
