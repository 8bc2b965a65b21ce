// Whole matches by chance: whatever the Automa does, a person in its place might have done.
import { act, check, type OptionValues, offers, optionsFor, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import type { Action, Event, Options, State } from '../src/index.ts'
import { game } from './table.ts'

const TABLES: readonly OptionValues[] = [
  { mode: 'solo', level: 'easy', faction: 'us' },
  { mode: 'solo', level: 'standard', faction: 'g1', soloEnemy: 'su', weather: true },
  { mode: 'solo', level: 'hard', faction: 'g2', sets: 2, mountains: true },
  { mode: 'solo', level: 'excess', faction: 'su', field: 'right', diceless: true },
  { mode: 'cooperative', team: 'allies', level: 'standard' },
  { mode: 'cooperative', team: 'germany', coopEnemy: 'su', field: 'full', weather: true },
]

for (const table of TABLES) {
  test(`a match against the Automa ends, and it breaks no rule: ${Object.values(table).join(' ')}`, () => {
    for (const seed of ['a', 'b', 'c']) follow(table, seed)
  })
}

function follow(table: OptionValues, seed: string): void {
  const chance = seeded(seed)
  const state = game.setup(optionsFor<Options>(game, { rounds: 24, ...table }), chance)
  while (!game.outcome(state)) {
    const seat = game.toAct(state)[0]
    if (seat === undefined) throw new Error('nobody can act')
    const before = game.clone(state)
    const acted = act(game, state, seat, chance.pick(offers(game, state, seat)), chance)
    if (!acted.ok) throw new Error('refused')
    for (const event of acted.events) watch(before, event)
    expect(before).toEqual(state)
  }
}

/** Holds an event against the rules for people, then lets it happen. */
function watch(state: State, event: Event): void {
  const deed = deedOf(state, event)
  if (deed) expect(judge(state, deed), JSON.stringify({ event, deed })).toBe('legal')
  game.evolve(state, event)
}

function deedOf(s: State, e: Event): Action | null {
  if (e.type === 'planMade' && e.plan && e.plan.to !== s.units[e.plan.unit]?.at)
    return { type: 'move', unit: e.plan.unit, to: e.plan.to }
  if (!s.players[s.turn]?.automa || !('why' in e) || !e.why) return null
  if (e.type === 'unitsFought') return { type: 'attack', unit: e.unit, target: e.target }
  if (e.type === 'hexBombarded') return { type: 'barrage', unit: e.unit, hex: e.hex }
  return e.type === 'unitBought' ? { type: 'buy', kind: e.kind, hex: e.hex } : null
}

const PHASE = { move: 'move', attack: 'declare', barrage: 'declare', buy: 'money' } as const

/** What the rules say of it, if a person did it now. */
function judge(s: State, deed: Action): string {
  const person = game.clone(s)
  person.players = person.players.map((p) => ({ ...p, automa: false }))
  person.phase = PHASE[deed.type as keyof typeof PHASE]
  person.seat = s.players[s.turn]?.factions[0] ?? s.seat
  person.plan = null
  const verdict = check(game, person, person.seat, deed)
  return verdict.ok ? 'legal' : `refused by ${verdict.rule}`
}
