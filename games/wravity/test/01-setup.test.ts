import { chooseOptions, must, type OptionValues, whyIdle } from '@muster/engine'
import { scene } from '@muster/engine/testkit'
import { at, loaded } from '@muster/engine/testkit/loaded'
import { laterals, board as makeBoard } from '../src/book.ts'
import { BOX } from '../src/content/index.ts'
import type { State } from '../src/index.ts'
import { optionsOf } from '../src/options.ts'
import { sideNames } from '../src/setup.ts'
import { hidden, view } from '../src/view.ts'
import { board, does, game, hex, opening, P1, P2, rule, table } from './table.ts'

/** The opening with its rolls loaded; values and cards fall as they lie. */
function rolled(...dice: readonly number[]): State {
  const chosen = chooseOptions(game.options, {})
  if (!chosen.ok) throw new Error(chosen.why.key)
  const luck = loaded(...dice, ...Array.from({ length: 13 }, () => at(0)))
  const state = game.setup(chosen.options, luck.chance)
  luck.finish()
  return state
}

const open = (options: OptionValues = {}) => scene(game, opening(options))
const enlists = (squad: string, number: number) => ({ type: 'enlist', squad, number }) as const
const places = (q: number, r: number) => ({ type: 'placePlanet', at: hex(q, r) }) as const

rule('1.1', 'the room has 217 hexes and nothing outside', () => {
  const made = makeBoard(must(BOX.rooms['hall']), BOX.limits)
  open().shows([made.size, made.grid.at(8, -4) >= 0, made.grid.at(9, -4)], [217, true, -1])
})

rule('1.2', 'the 48 hexes of the outermost ring are wall', () => {
  const made = makeBoard(must(BOX.rooms['hall']), BOX.limits)
  open().shows(
    made.wall.reduce((a, b) => a + b, 0),
    48,
  )
})

rule('1.3', 'two doors, east and west', () => {
  const t = open()
  t.shows(sideNames('two'), ['east', 'west'])
  t.shows(t.state.doors, [hex(8, -4), hex(-8, 4)])
})

rule('1.4', 'three doors, east, south and west', () => {
  const t = open({ mode: '3' })
  t.shows(sideNames('three'), ['east', 'south', 'west'])
  t.shows(t.state.doors, [hex(8, -2), hex(-6, 8), hex(-2, -6)])
})

rule('1.5', 'the lateral hexes of a door are its neighbours in the wall', () => {
  open().shows(laterals(board, hex(8, -4)).toSorted(), [hex(8, -5), hex(8, -3)].toSorted())
})

rule('1.6', 'headings go round from east by south', () => {
  const made = makeBoard(must(BOX.rooms['hall']), BOX.limits)
  const around = [1, 2, 3, 4, 5, 6].map((h) => made.step[made.grid.at(0, 0) * 6 + h - 1])
  open().shows(around, [hex(1, 0), hex(0, 1), hex(-1, 1), hex(-1, 0), hex(0, -1), hex(1, -1)])
})

rule('1.7', 'the highest roll goes first', () => {
  const t = scene(game, rolled(2, 5))
  t.shows([t.state.rolls, t.state.first], [[[2, 5]], 1])
  t.asks(P2)
})

rule('1.8', 'those who tie at the top roll again', () => {
  const t = scene(game, rolled(4, 4, 3, 1))
  t.shows(t.state.rolls, [
    [4, 4],
    [3, 1],
  ])
  t.asks(P1)
})

rule('1.9', 'squads are options, and none fights on two sides', () => {
  const specs = optionsOf(BOX)
  open().shows(chooseOptions(specs, { squad1: 'air', squad2: 'air' }).ok, false)
  const t = open({ mode: '4', squad1: 'air', squad2: 'earth', squad3: 'fire', squad4: 'water' })
  t.refuses(P1, enlists('earth', 1), '1.9')
  t.offered(P1, enlists('air', 8))
})

rule('1.10', 'rosters are chosen at the same time and shown when all are complete', () => {
  const t = open({ mode: '4' })
  t.asks('p1', 'p2', 'p3', 'p4')
  for (const [i, seat] of (['p1', 'p2', 'p3', 'p4'] as const).entries()) {
    const squad = must(t.state.squads[i]?.[0])
    for (const number of [2, 5, 1, 3]) {
      const last = seat === 'p4' && number === 3
      if (!last) t.does(seat, enlists(squad, number)).without({ type: 'rostersShown' })
    }
  }
  t.shows(view(8, t.state, 'p1').picks[1], null)
})

rule('1.10', 'the last choice shows all rosters by number', () => {
  const t = open({ mode: '4' })
  const dice = Array.from({ length: 12 }, () => at(0))
  for (const [i, seat] of (['p1', 'p2', 'p3', 'p4'] as const).entries()) {
    const squad = must(t.state.squads[i]?.[0])
    for (const number of [5, 2, 1]) t.does(seat, enlists(squad, number))
    if (seat !== 'p4') t.does(seat, enlists(squad, 3))
    else t.does(seat, enlists(squad, 3), ...dice).gives({ type: 'rostersShown' })
  }
  t.shows(
    t.state.soldiers.filter((u) => u.seat === 0).map((u) => u.number),
    [1, 2, 3, 5],
  )
})

rule('1.11', 'what a partner has taken is taken', () => {
  const t = open({ mode: '2v2v2' })
  t.does('p1', enlists('fire', 1))
  t.refuses('p4', enlists('fire', 1), '1.11')
  t.offered('p4', enlists('fire', 2))
})

rule('1.12', 'with three players the commander comes along', () => {
  const t = open({ mode: '3' })
  for (const number of [2, 3, 4, 5, 6]) t.does(P1, enlists('fire', number))
  t.refuses(P1, enlists('fire', 7), '1.12')
  t.offered(P1, enlists('fire', 1))
})

rule('1.13', 'cards are dealt when the rosters are known', () => {
  const t = open({ mode: '2v2v2' })
  t.shows(t.state.hands.flat(), [])
  const seats = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const
  for (const [i, seat] of seats.entries()) {
    const squad = must(t.state.squads[i]?.[0])
    for (const n of i < 3 ? [1, 2, 3] : [4, 5, 6]) {
      if (seat === 'p6' && n === 6)
        t.does(seat, enlists(squad, n), ...Array.from({ length: 12 }, () => at(0))).gives({
          type: 'cardDrawn',
          seat: 0,
        })
      else t.does(seat, enlists(squad, n))
    }
  }
  t.shows(
    t.state.hands.map((h) => h.length),
    [2, 2, 2, 2, 2, 2],
  )
})

rule('1.14', 'planets are placed in turn from the winner of the roll', () => {
  const t = scene(game, rolled(2, 5))
  t.asks(P2)
  t.does(P2, places(0, 0)).gives({ type: 'planetPlaced', planet: 0, seat: 1 })
  t.asks(P1)
})

rule('1.14', 'a soldier pressed while planets are placed says what comes first', () => {
  const t = scene(game, rolled(2, 5))
  const own = t.state.soldiers.findIndex((u) => u.seat === 1)
  t.shows(whyIdle(game, t.state, P2, own), { ok: false, rule: '1.14', why: { key: 'refusal.planetsFirst' } })
})

rule('1.15', 'all six are placed, three for each of two players', () => {
  const t = scene(game, rolled(6, 1))
  const spots = [
    [0, 0],
    [2, 0],
    [4, 0],
    [-2, 0],
    [-4, 0],
  ] as const
  for (const [i, [q, r]] of spots.entries()) t.does(i % 2 === 0 ? P1 : P2, places(q, r))
  t.does(P2, places(0, 3)).gives({ type: 'planetPlaced', planet: 5 }, { type: 'turnBegan', turn: 0 })
})

rule('1.16', 'not farther than six from the centre', () => {
  const t = scene(game, rolled(6, 1))
  t.refuses(P1, places(-7, 0), '1.16')
  t.offered(P1, places(-6, 0))
})

rule('1.17', 'at least three from every door', () => {
  const t = scene(game, rolled(6, 1))
  t.refuses(P1, places(6, -3), '1.17')
  t.offered(P1, places(5, -3))
})

rule('1.18', 'not on or next to another planet', () => {
  const t = scene(game, rolled(6, 1))
  t.does(P1, places(0, 0))
  t.refuses(P2, places(1, 0), '1.18')
  t.refuses(P2, places(0, 0), '1.18')
  t.offered(P2, places(2, 0))
})

rule('1.19', 'nothing enters a planet’s hex', () => {
  const t = table('A2 . @', { A2: { speed: 3, heading: 1, used: 16 } })
  t.does(P1, does.fly(t, 'A2', 3), at(0)).gives(
    { type: 'soldierFlew', path: [hex(-2, 0)] },
    { type: 'soldierBounced', soldier: t.id('A2') },
  )
})

rule('1.20', 'values lie face down and are a secret of chance', () => {
  const t = open()
  t.shows(t.state.planets.map((p) => p.value).sort(), [1, 2, 3, 3, 4, 5])
  t.shows(
    view(8, t.state, P1).planets.map((p) => p.value),
    [null, null, null, null, null, null],
  )
  t.shows(hidden(t.state, P1).filter((h) => h.pool === 'planets').length, 6)
})

rule('1.21', 'an engineer that holds on to a planet looks without an action', () => {
  const t = table('A5 @ . A4', {}, { values: [4] })
  t.does(P1, does.look(t, 'A5', 0)).exactly({ type: 'planetSeen', seat: 0, soldier: t.id('A5'), planet: 0, value: 4 })
  t.shows(t.soldier('A5').used, 0)
})

rule('1.21', 'not from afar, and not in flight', () => {
  const t = table('A5 . @')
  t.refuses(P1, does.look(t, 'A5', 0), '1.21')
  const f = table('A5 @', { A5: { speed: 1, heading: 4 } })
  f.refuses(P1, does.look(f, 'A5', 0), '1.21')
})

rule('1.22', 'only the player who looked learns the value, partners do not', () => {
  const t = table('A1 @', { A1: { rank: 'engineer' } }, { options: { mode: '4' }, values: [5] })
  t.does('p1', does.look(t, 'A1', 0))
  const seen = (['p1', 'p2', 'p3', 'spectator'] as const).map((v) => view(8, t.state, v).planets[0]?.value)
  t.shows(seen, [5, null, null, null])
})

rule('1.23', 'once for each planet, and everyone sees that it happened', () => {
  const t = table('A5 @')
  const { events } = t.does(P1, does.look(t, 'A5', 0))
  t.refuses(P1, does.look(t, 'A5', 0), '1.23')
  const told = game.redact({ seat: P1, action: does.look(t, 'A5', 0), events }, P2)
  t.shows(told.events, [{ type: 'planetSeen', seat: 0, soldier: t.id('A5'), planet: 0, value: null }])
})

const sizes = (s: State): unknown => ({ doors: s.doors.length, seats: s.sides, size: s.size })

rule('1.24', 'two players bring whole squads and four cards', () => {
  const t = open()
  t.shows(sizes(t.state), { doors: 2, seats: [0, 1], size: 0 })
  t.shows([t.state.soldiers.length, t.state.hands.map((h) => h.length)], [16, [4, 4]])
})

rule('1.25', 'three players, three doors, six soldiers', () => {
  const t = open({ mode: '3' })
  t.shows(sizes(t.state), { doors: 3, seats: [0, 1, 2], size: 6 })
  t.shows(BOX.modes['3']?.cards, 4)
})

rule('1.26', 'four players, two against two, each with a squad', () => {
  const t = open({ mode: '4' })
  t.shows(sizes(t.state), { doors: 2, seats: [0, 1, 0, 1], size: 4 })
  t.shows([t.state.squads, BOX.modes['4']?.cards], [[['fire'], ['water'], ['earth'], ['air']], 3])
})

rule('1.27', 'three against three, two squads a team', () => {
  const t = open({ mode: '3v3' })
  t.shows(sizes(t.state), { doors: 2, seats: [0, 1, 0, 1, 0, 1], size: 3 })
  t.shows([t.state.squads[0], t.state.squads[2], BOX.modes['3v3']?.cards], [['fire', 'earth'], ['fire', 'earth'], 3])
  t.offered('p1', enlists('earth', 4))
})

rule('1.28', 'three teams of two, one squad a team', () => {
  const t = open({ mode: '2v2v2' })
  t.shows(sizes(t.state), { doors: 3, seats: [0, 1, 2, 0, 1, 2], size: 3 })
  t.shows([t.state.squads[0], t.state.squads[3], BOX.modes['2v2v2']?.cards], [['fire'], ['fire'], 2])
})

rule('1.29', 'partners share a door', () => {
  const t = table('A1', {}, { options: { mode: '4' }, turn: 6 })
  t.does('p3', does.enter(t, 'C1')).gives({ type: 'soldierEntered', soldier: t.id('C1'), at: hex(8, -4) })
})

rule('1.30', 'seats alternate between the sides', () => {
  const t = open({ mode: '3v3' })
  t.shows(t.state.sides, [0, 1, 0, 1, 0, 1])
})

rule('1.31', 'the short game: three soldiers and two cards each, all of it laid alike for both sides', () => {
  const t = open({ mode: 'short' })
  t.shows([t.state.phase, t.state.turn], ['battle', 0])
  t.shows(
    t.state.hands.map((hand) => hand.length),
    [2, 2],
  )
  t.shows(
    t.state.soldiers.map((u) => `${u.seat} ${u.rank} ${u.entered}`),
    [0, 1].flatMap((seat) => ['commander', 'sharpshooter', 'scout'].map((rank) => `${seat} ${rank} 1`)),
  )
  const turned = (at: number) => hex(-must(board.grid.q[at]), -must(board.grid.r[at]))
  t.shows(
    t.state.soldiers.slice(3).map((u) => u.at),
    t.state.soldiers.slice(0, 3).map((u) => turned(u.at)),
  )
  t.shows(
    t.state.planets.every((p) => t.state.planets.some((other) => other.at === turned(p.at))),
    true,
  )
})

rule('1.31', 'the planets lie where they could have been placed', () => {
  const t = open()
  const { laid } = must(BOX.rooms['hall'])
  t.state.planets.forEach((_, i) => {
    const [q, r] = must(laid?.planets[i])
    t.does(must(game.toAct(t.state)[0]), places(q, r)).gives({ type: 'planetPlaced' })
  })
})

rule('1.31', 'a room of a pack in which nothing is laid has no short game', () => {
  const { laid: _, ...bare } = must(BOX.rooms['hall'])
  const values = (rooms: typeof BOX.rooms) => optionsOf({ ...BOX, rooms }).find((o) => o.key === 'mode')?.values
  open().shows(values({ hall: bare })?.includes('short'), false)
  const chosen = chooseOptions(optionsOf({ ...BOX, rooms: { bare, ...BOX.rooms } }), { mode: 'short' })
  open().shows(chosen.ok && chosen.options['room'], 'hall')
})
