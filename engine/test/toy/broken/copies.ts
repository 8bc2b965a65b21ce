// The toy with states, records and undos that do not agree.

import { clone } from '../evolve.ts'
import { toy } from '../game.ts'
import { SEATS } from '../state.ts'
import { hiddenCards, redact } from '../view.ts'
import type { Broken } from './broken.ts'

const { orders } = toy
let outside = 0

export const COPIES: readonly Broken[] = [
  {
    how: 'its views have a shape that they do not have',
    noticed: ['shapes'],
    game: { ...toy, shapes: { ...toy.shapes, view: { misfit: () => '.round' } } },
  },
  {
    how: 'its views have a place less than its states',
    noticed: ['shapes'],
    game: { ...toy, shapes: { ...toy.shapes, places: (of) => 9 - Number(Object.hasOwn(Object(of), 'viewer')) } },
  },
  {
    how: 'a clone forgets the points',
    noticed: ['copies', 'undo'],
    game: { ...toy, clone: (s) => ({ ...clone(s), points: { red: 0, blue: 0 } }) },
  },
  {
    how: 'a decision changes the state without an event',
    noticed: ['copies', 'undo'],
    game: {
      ...toy,
      orders: {
        ...orders,
        pass: {
          ...orders.pass,
          decide(run, seat, a) {
            run.state.points[seat]++
            orders.pass.decide(run, seat, a)
          },
        },
      },
    },
  },
  {
    how: 'the state holds what is no JSON',
    noticed: ['copies', 'undo', 'repeats', 'shapes'],
    game: {
      ...toy,
      evolve(s, e) {
        toy.evolve(s, e)
        if (e.type === 'charmTurned') s.points[e.seat] = Number.NaN
      },
      evaluate: () => 0,
    },
  },
  {
    how: 'clones share their points',
    noticed: ['sharing'],
    game: { ...toy, clone: (s) => (s.round > 1 ? { ...clone(s), points: s.points } : clone(s)) },
  },
  {
    how: 'something outside decides too',
    noticed: ['copies', 'repeats'],
    game: {
      ...toy,
      orders: {
        ...orders,
        strike: {
          ...orders.strike,
          decide(run, seat, a) {
            const emit: typeof run.emit = (e) => run.emit(e.type === 'strikeDeclared' ? { ...e, mood: outside++ } : e)
            orders.strike.decide({ ...run, emit }, seat, a)
          },
        },
      },
      redact(deed, viewer) {
        const plain = redact(deed, viewer)
        return { ...plain, events: plain.events.map((e) => ('mood' in e ? { ...e, mood: 0 } : e)) }
      },
    },
  },
  {
    how: 'turning up the charm can be taken back, for it was not on the list of what is hidden',
    noticed: ['undo'],
    game: { ...toy, hidden: (s, viewer) => (s.open ? [] : hiddenCards(s, viewer)) },
  },
  {
    how: 'its records lack a side, so that they cannot be opened',
    noticed: ['copies'],
    game: { ...toy, seats: () => SEATS.map((seat) => ({ seat })) as never },
  },
]
