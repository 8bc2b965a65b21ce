import { describe, expect, test } from 'vitest'
import {
  answerByStandingOrders,
  branch,
  consentLimit,
  type Dice,
  drawsUsed,
  end,
  endOf,
  fold,
  isOver,
  load,
  type Match,
  matchFrom,
  plainDice,
  play,
  resume,
  save,
  setStandingOrders,
  standingOrdersOf,
  undo,
  undoByConsent,
  winnersOf,
} from '../src/index.ts'
import { does, HIDDEN, handOf, playOn, toyMatch } from './table.ts'
import { toy } from './toy/game.ts'
import type { Action, Toy } from './toy/state.ts'

const PASS: Action = { type: 'pass' }
const STEP: Action = { type: 'step', pawn: 0, to: 3 }

/** A pawn of each side beside the other. */
function beside(): Match<Toy> {
  const { state } = toyMatch()
  const pawns = state.pawns.map((p, i) => (i === 2 ? { ...p, at: 4 } : p))
  return matchFrom(toy, HIDDEN, { ...state, pawns }, plainDice('beside'))
}

const sealed = (seed: string): Dice => ({ ...plainDice(seed), seed })

describe('a match', () => {
  test('keeps an action with its draws and events', () => {
    const match = toyMatch()
    does(match, 'red', PASS)
    const [entry] = match.record.entries
    expect(entry).toMatchObject({ by: 'red', do: PASS, draws: [8, expect.any(Number)] })
    expect(entry).toHaveProperty('events', [
      { type: 'turnEnded' },
      { type: 'cardDrawn', seat: 'blue', card: expect.any(String) },
    ])
  })

  test('keeps no draws where none were used', () => {
    const match = toyMatch()
    does(match, 'red', STEP)
    expect(match.record.entries).toEqual([{ by: 'red', do: STEP, events: [{ type: 'pawnStepped', pawn: 0, to: 3 }] }])
  })

  test('refuses without changing anything', () => {
    const match = toyMatch()
    const before = JSON.stringify(match)
    expect(play(match, 'blue', PASS)).toMatchObject({ ok: false, rule: null, why: { key: 'refusal.notYourTurn' } })
    expect(play(match, 'red', { type: 'step', pawn: 0, to: 8 })).toMatchObject({ ok: false, rule: '1.1' })
    expect(play(match, 'red', { type: 'dance' } as never)).toMatchObject({ why: { key: 'refusal.noSuchAction' } })
    expect(JSON.stringify(match)).toBe(before)
  })

  test('folds to the state it stands at', () => {
    const match = toyMatch()
    playOn(match, 25)
    expect(fold(toy, match.record)).toEqual(match.state)
    expect(fold(toy, match.record, 0)).toEqual(match.record.opening)
  })

  test('never uses an index of the dice twice, not even after an undo', () => {
    const match = toyMatch()
    does(match, 'red', PASS)
    const used = drawsUsed(match)
    expect(undoByConsent(match, 'blue', 0)).toEqual({ ok: true })
    expect(drawsUsed(match)).toBe(used)
    does(match, 'red', PASS)
    expect(drawsUsed(match)).toBe(used + 1)
  })

  test('offers a seat its own last decision to be taken back by consent', () => {
    const match = toyMatch()
    expect(consentLimit(match, 'red')).toBeNull()
    does(match, 'red', PASS)
    does(match, 'blue', PASS)
    expect([consentLimit(match, 'red'), consentLimit(match, 'blue')]).toEqual([0, 1])
    undoByConsent(match, 'blue', 1)
    expect([consentLimit(match, 'red'), consentLimit(match, 'blue')]).toEqual([0, null])
    end(match, 'agreed', null)
    expect(consentLimit(match, 'red')).toBeNull()
  })

  test('goes on from its saved record as it would have gone on', () => {
    const match = toyMatch()
    playOn(match, 10)
    const loaded = load(toy, save(match.record))
    if (!loaded.ok) throw new Error(loaded.why.key)
    const again = resume(toy, loaded.record, plainDice('table'))
    expect(again.state).toEqual(match.state)
    expect(playOn(again, 10, 'later')).toEqual(playOn(match, 10, 'later'))
  })

  test('ends by the rules', () => {
    const match = toyMatch('end', { ...HIDDEN, rounds: 1 })
    does(match, 'red', PASS)
    expect([isOver(match), winnersOf(match)]).toEqual([false, null])
    does(match, 'blue', PASS)
    expect([isOver(match), winnersOf(match)]).toEqual([true, []])
    expect(play(match, 'red', PASS)).toMatchObject({ ok: false, why: { key: 'refusal.matchIsOver' } })
  })
})

describe('an end by the table', () => {
  test('makes the other side win when one resigns or is out of time', () => {
    for (const how of ['resigned', 'time'] as const) {
      const match = toyMatch()
      expect(end(match, how, 'red')).toEqual({ ok: true })
      expect(winnersOf(match)).toEqual(['blue'])
      expect(endOf(match.record)).toEqual({ how, by: 'red' })
    }
  })

  test('makes a side win that has a score and no seat', () => {
    const match = toyMatch()
    end(match, 'resigned', 'red')
    const record = { ...match.record, seats: match.record.seats.filter((s) => s.side === 'red') }
    expect(winnersOf({ ...match, record })).toEqual(['blue'])
  })

  test('lets the score decide when the time of the whole table is up', () => {
    const match = toyMatch()
    end(match, 'time', null)
    const scored = (red: number, blue: number) => {
      const situation = () => ({ ...toy.situation(match.state), scores: { red, blue } })
      return winnersOf({ ...match, game: { ...toy, situation } })
    }
    expect([scored(3, 1), scored(1, 3), scored(2, 2)]).toEqual([['red'], ['blue'], []])
    const reckon = () => ({ winners: ['blue' as const], rule: '1.1' as const, why: { key: 'outcome' }, scores: {} })
    expect(winnersOf({ ...match, game: { ...toy, reckon } })).toEqual(['blue'])
  })

  test('makes nobody win when it is agreed', () => {
    const match = toyMatch()
    end(match, 'agreed', null)
    expect(winnersOf(match)).toEqual([])
  })

  test('is final: no action, no undo and no second end after it', () => {
    const match = toyMatch()
    does(match, 'red', STEP)
    end(match, 'resigned', 'red')
    const over = { ok: false, why: { key: 'refusal.matchIsOver' } }
    expect(play(match, 'red', PASS)).toMatchObject(over)
    expect(undo(match, 'red')).toMatchObject(over)
    expect(undoByConsent(match, 'red', 0)).toMatchObject(over)
    expect(end(match, 'agreed', null)).toMatchObject(over)
  })

  test('stays final when someone changes standing orders', () => {
    const match = toyMatch()
    end(match, 'resigned', 'red')
    setStandingOrders(match, 'blue', { guard: 'endure' })
    expect(isOver(match)).toBe(true)
    expect(load(toy, save(match.record))).toMatchObject({ ok: true })
  })
})

describe('the seed', () => {
  test('is shown when the match is over, and not before', () => {
    const match = toyMatch('seed', { ...HIDDEN, rounds: 1 }, sealed('secret'))
    does(match, 'red', PASS)
    expect(match.record.dice.seed).toBeNull()
    does(match, 'blue', PASS)
    expect(match.record.dice.seed).toBe('secret')
  })

  test('once shown, nothing can be taken back', () => {
    const match = toyMatch('seed', { ...HIDDEN, rounds: 1 }, sealed('secret'))
    does(match, 'red', PASS)
    does(match, 'blue', PASS)
    expect(undoByConsent(match, 'red', 0)).toMatchObject({ ok: false, why: { key: 'refusal.matchIsOver' } })
  })
})

describe('standing orders', () => {
  /** Red strikes blue, who is asked. */
  function struck(): ReturnType<typeof toyMatch> {
    const match = beside()
    does(match, 'red', { type: 'strike', pawn: 1, target: 2 })
    return match
  }

  test('answer for an absent player, and say that they did', () => {
    const match = struck()
    setStandingOrders(match, 'blue', { guard: 'endure' })
    const made = answerByStandingOrders(match)
    expect(made).toMatchObject([{ by: 'blue', do: { type: 'endure' }, standing: true }])
    expect(match.record.entries.at(-1)).toBe(made[0])
    expect(fold(toy, match.record)).toEqual(match.state)
  })

  test('leave the question to the person who ordered nothing', () => {
    const match = struck()
    expect(answerByStandingOrders(match)).toEqual([])
    setStandingOrders(match, 'blue', { guard: 'ask' })
    expect(answerByStandingOrders(match)).toEqual([])
    expect(toy.toAct(match.state)).toEqual(['blue'])
  })

  test('are those given last, for each seat', () => {
    const match = toyMatch()
    expect(standingOrdersOf(match, 'red')).toEqual({})
    setStandingOrders(match, 'red', { guard: 'guard' })
    setStandingOrders(match, 'blue', { guard: 'ask' })
    setStandingOrders(match, 'red', { guard: 'endure' })
    expect([standingOrdersOf(match, 'red'), standingOrdersOf(match, 'blue')]).toEqual([
      { guard: 'endure' },
      { guard: 'ask' },
    ])
  })

  test('that give an illegal answer are our bug', () => {
    const match = struck()
    const broken = { ...match, game: { ...toy, answer: () => ({ type: 'guard', card: 'yew' }) as const } }
    setStandingOrders(broken, 'blue', { guard: 'guard' })
    expect(() => answerByStandingOrders(broken)).toThrow('a standing order gave an illegal answer')
  })
})

describe('a branch', () => {
  test('is played by the rules of today, whatever the match was played by', () => {
    const match = toyMatch()
    playOn(match, 4)
    const old = resume(toy, { ...match.record, rules: 'of old' }, plainDice('old'))
    expect(branch(old, 2, plainDice('branch')).record.rules).toBe(toy.rulesVersion)
  })

  test('begins where the match stood after some entries, and leaves the match alone', () => {
    const match = toyMatch()
    const states = playOn(match, 12)
    const before = JSON.stringify(match.record)
    const other = branch(match, 5, plainDice('branch'))
    expect(JSON.stringify(other.state)).toBe(states[5])
    expect(other.record.entries).toEqual([])
    playOn(other, 12, 'else')
    expect(JSON.stringify(match.record)).toBe(before)
    expect(fold(toy, other.record)).toEqual(other.state)
  })

  test('leaves out what was taken back', () => {
    const match = toyMatch()
    const opening = JSON.stringify(match.state)
    does(match, 'red', STEP)
    undo(match, 'red')
    expect(JSON.stringify(branch(match, 2, plainDice('b')).state)).toBe(opening)
  })
})

describe('undo', () => {
  const refusal = (key: string): object => ({ ok: false, rule: null, why: { key: `refusal.${key}` } })

  test('gives the state before, and keeps both in the record', () => {
    const match = toyMatch()
    const before = JSON.stringify(match.state)
    does(match, 'red', STEP)
    expect(undo(match, 'red')).toEqual({ ok: true })
    expect(JSON.stringify(match.state)).toBe(before)
    expect(match.record.entries).toMatchObject([{ do: STEP }, { by: 'red', undo: 0 }])
  })

  test('goes back step by step', () => {
    const match = toyMatch()
    const states = [JSON.stringify(match.state)]
    for (const action of [STEP, { type: 'step', pawn: 1, to: 4 }, { type: 'lay', card: handOf(match.state, 'red') }]) {
      does(match, 'red', action as Toy['Action'])
      states.push(JSON.stringify(match.state))
    }
    for (const wanted of states.slice(0, -1).reverse()) {
      expect(undo(match, 'red')).toEqual({ ok: true })
      expect(JSON.stringify(match.state)).toBe(wanted)
    }
    expect(undo(match, 'red')).toEqual(refusal('nothingToUndo'))
  })

  test('is refused where nothing was done', () => {
    expect(undo(toyMatch(), 'red')).toEqual(refusal('nothingToUndo'))
  })

  test('is refused to whoever did not do it', () => {
    const match = toyMatch()
    does(match, 'red', STEP)
    expect(undo(match, 'blue')).toEqual(refusal('undoOthersDecision'))
  })

  test('is refused once dice have fallen', () => {
    const match = toyMatch()
    does(match, 'red', PASS)
    expect(undo(match, 'red')).toEqual(refusal('undoChance'))
  })

  test('is refused once someone else is asked', () => {
    const match = beside()
    does(match, 'red', { type: 'strike', pawn: 1, target: 2 })
    expect(undo(match, 'red')).toEqual(refusal('undoPassedOn'))
  })

  test('is refused once something hidden was seen', () => {
    const match = toyMatch()
    does(match, 'red', { type: 'turnUp' })
    expect(undo(match, 'red')).toEqual(refusal('undoRevealed'))
  })

  test('is refused when one thing was seen and another hidden in its stead', () => {
    const swapping = {
      ...toy,
      hidden: (s: Toy['State'], viewer: Toy['Seat'] | 'spectator') => {
        const swapped = { pool: 'charms', slot: 'charm', value: 'nova', by: 'chance' as const }
        return s.charmUp ? [...toy.hidden(s, viewer), swapped, swapped, swapped] : toy.hidden(s, viewer)
      },
    }
    const match = { ...toyMatch(), game: swapping }
    does(match, 'red', { type: 'turnUp' })
    expect(undo(match, 'red')).toEqual(refusal('undoRevealed'))
  })

  test('by consent goes back past all that, but only to an action that stands', () => {
    const match = toyMatch()
    const states = playOn(match, 8)
    expect(undoByConsent(match, 'red', 3)).toEqual({ ok: true })
    expect(JSON.stringify(match.state)).toBe(states[3])
    expect(match.record.entries.at(-1)).toEqual({ by: 'red', undo: 3, agreed: true })
    for (const gone of [3, 5, 8, 99, -1]) {
      expect(undoByConsent(match, 'red', gone)).toEqual(refusal('nothingToUndo'))
    }
  })
})
