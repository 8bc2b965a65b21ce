import { chooseOptions, must, type OptionValues, seeded } from '@muster/engine'
import { rulesOf, type Scene, scene } from '@muster/engine/testkit'
import { draw, type More } from '../lessons/draw.ts'
import { makeBook } from '../src/book.ts'
import { BOX } from '../src/content/index.ts'
import {
  type Action,
  type Changing,
  type Event,
  type Heading,
  type Hex,
  RULEBOOK,
  type Seat,
  type Soldier,
  type SoldierId,
  type State,
  type Wravity,
  wravity,
} from '../src/index.ts'

export { hex } from '../lessons/draw.ts'

export const game = wravity()
export const rule = rulesOf('wravity', RULEBOOK)
export const book = makeBook(BOX)
export const board = must(book.boards['hall'])

export interface Table extends Scene<Wravity> {
  soldier(name: string): Changing<Soldier>
  id(name: string): SoldierId
}

export function opening(options: OptionValues = {}): State {
  const chosen = chooseOptions(game.options, options)
  if (!chosen.ok) throw new Error(chosen.why.key)
  return game.setup(chosen.options, seeded(7))
}

/** A drawn battle, to try things on. */
export function table(map: string, details: Record<string, Partial<Soldier>> = {}, more: More = {}): Table {
  const { state, id, soldier } = draw(map, details, more)
  return { ...scene(game, state), id, soldier }
}

export const P1: Seat = 'p1'
export const P2: Seat = 'p2'

type Of<K extends Action['type']> = Extract<Action, { type: K }>

/** Actions, by the names on the map. */
export const does = {
  fly: (t: Table, name: string, steps: number): Of<'fly'> => ({ type: 'fly', soldier: t.id(name), steps }),
  grab: (t: Table, name: string): Of<'grab'> => ({ type: 'grab', soldier: t.id(name) }),
  enter: (t: Table, name: string): Of<'enter'> => ({ type: 'enter', soldier: t.id(name) }),
  walk: (t: Table, name: string, to: Hex): Of<'walk'> => ({ type: 'walk', soldier: t.id(name), to }),
  impulse: (t: Table, name: string, heading: Heading, force: number): Of<'impulse'> => ({
    type: 'impulse',
    soldier: t.id(name),
    heading,
    force,
  }),
  pushOff: (t: Table, name: string, heading: Heading, force: number): Of<'pushOff'> => ({
    type: 'pushOff',
    soldier: t.id(name),
    heading,
    force,
  }),
  push: (t: Table, name: string, target: string, heading: Heading, force: number): Of<'push'> => ({
    type: 'push',
    soldier: t.id(name),
    target: t.id(target),
    force,
    heading,
  }),
  brake: (t: Table, name: string, target: string, heading: Heading, force: number): Of<'brake'> => ({
    type: 'brake',
    soldier: t.id(name),
    target: t.id(target),
    force,
    heading,
  }),
  shoot: (t: Table, name: string, target: string, card: string | null = null): Of<'shoot'> => ({
    type: 'shoot',
    soldier: t.id(name),
    at: t.soldier(target).at,
    card,
  }),
  concentrate: (t: Table, name: string): Of<'concentrate'> => ({ type: 'concentrate', soldier: t.id(name) }),
  cable: (t: Table, name: string, force: number): Of<'cable'> => ({
    type: 'cable',
    soldier: t.id(name),
    card: 'cable',
    force,
  }),
  hook: (t: Table, name: string, heading: Heading): Of<'hook'> => ({
    type: 'hook',
    soldier: t.id(name),
    card: 'hook',
    heading,
  }),
  grenade: (t: Table, name: string, side: Heading, heading: Heading, force: number): Of<'throwGrenade'> => ({
    type: 'throwGrenade',
    soldier: t.id(name),
    card: 'grenade',
    side,
    heading,
    force,
  }),
  revive: (t: Table, name: string, target: string): Of<'revive'> => ({
    type: 'revive',
    soldier: t.id(name),
    card: 'lazarus',
    target: t.id(target),
  }),
  look: (t: Table, name: string, planet: number): Of<'look'> => ({ type: 'look', soldier: t.id(name), planet }),
  axis: (heading: Heading): Of<'chooseAxis'> => ({ type: 'chooseAxis', heading }),
  luck: { type: 'tryLuck', card: 'luck' } as const,
  repel: { type: 'repel', card: 'shield' } as const,
  pass: { type: 'pass' } as const,
  endTurn: { type: 'endTurn' } as const,
}

/** The events of a kind, to look at one by one. */
export function eventsOf<K extends Event['type']>(events: readonly Event[], type: K): Extract<Event, { type: K }>[] {
  return events.filter((e): e is Extract<Event, { type: K }> => e.type === type)
}
