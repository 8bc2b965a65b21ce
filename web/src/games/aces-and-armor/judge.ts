// What was meant by pointing, the phases. Nothing here decides what is legal.

import { type AcesAndArmor, type Action, type Content, hexesApart, reachIn, type View } from '@muster/aces-and-armor'
import { type Message, type Piece, type Preview, say } from '@muster/engine'
import type { Attempt, RailMark, Weighed } from '../../face.ts'
import { playerOf } from './spec.ts'

export function attemptsOf(view: View, viewer: string, { piece, place, target }: Attempt): readonly Action[] {
  if (typeof piece === 'string') return place === null ? [] : [{ type: 'buy', kind: piece, hex: place }]
  if (piece === null && typeof target === 'number' && PLAYED.has(view.phase)) return idleAttempts(view, viewer, target)
  if (piece === null) return place === null ? [] : placeAttempts(view, viewer, place)
  if (typeof target === 'number') return [{ type: 'attack', unit: piece, target }]
  if (place === null) return []
  if (view.phase === 'place') return [{ type: 'place', unit: piece, hex: place }]
  if (view.phase === 'declare') return [{ type: 'barrage', unit: piece, hex: place }]
  return [{ type: 'move', unit: piece, to: place }]
}

/** The likeliest destruction of an enemy among the notes of an attack; it is declared now and rolled later. */
export function foretoldIn({ notes }: Preview<AcesAndArmor>): number | null {
  const chances = notes.flatMap((note) => (note.key === 'note.blow' ? [Number(note.args?.['percent']) / 100] : []))
  return chances.length > 0 ? Math.max(...chances) : null
}

/** Less than this is not worth a figure on the map. */
const SLIM = 5

/** What an attack deals and takes in the mean, and how likely it destroys: "2.4 dealt | 0.8 back"; and when a repair is done. */
export function tagOf({ notes, warnings }: Preview<AcesAndArmor>): readonly Message[] {
  const figures = (key: string, figure: string): number[] =>
    notes.flatMap((note) => (note.key === key ? [Number(note.args?.[figure])] : []))
  const blows = figures('note.blow', 'damage')
  if (blows.length === 0) {
    const mended = figures('note.repair', 'damage').map((damage) => say('tag.repair', { damage }))
    const goesOn = figures('note.goesOn', 'points').map((points) => say('tag.goesOn', { points }))
    const stays = notes.some(({ key }) => key === 'note.staysAnyway') ? [say('tag.staysAnyway')] : []
    return [...mended, ...goesOn, ...stays]
  }
  const dealt = Math.round(10 * blows.reduce((sum, x) => sum + x, 0)) / 10
  const [taken] = figures('note.back', 'damage')
  const percent = Math.round(Math.max(...figures('note.blow', 'percent')))
  const lost = Math.round(Math.max(0, ...figures('note.back', 'percent')))
  const isLater = warnings.some(({ key }) => key === 'warning.duty')
  return [
    ...(isLater ? [say(notes.some(({ key }) => key === 'note.stops') ? 'tag.stops' : 'tag.next')] : []),
    taken === undefined ? say('tag.free', { dealt }) : say('tag.blow', { dealt, taken }),
    ...(percent >= SLIM ? [say('tag.destroyed', { percent })] : []),
    ...(isLater && lost >= SLIM ? [say('tag.lost', { percent: lost })] : []),
  ]
}

/** What a duel deals and what it takes, large; a barrage strikes too many for that. */
export function weighedOf({ notes }: Preview<AcesAndArmor>, action: Action, view: View, fatal: number): Weighed | null {
  const [blow, ...more] = notes.filter((note) => note.key === 'note.blow')
  if (!blow || more.length > 0 || notes.some((note) => note.key === 'note.ownBlow')) return null
  const back = notes.find((note) => note.key === 'note.back')
  const track = (id: number) => {
    const unit = view.units[id]
    return unit && { there: unit.damage, of: fatal }
  }
  const [by, on] = duelOf(action, view).map(track)
  return {
    figures: [
      { figure: Number(blow.args?.['damage']), label: say('weigh.dealt', blow.args), track: on },
      ...(back ? [{ figure: Number(back.args?.['damage']), label: say('weigh.taken', back.args), track: by }] : []),
    ],
    notes: notes.filter((note) => note !== blow && note !== back),
  }
}

/** Who strikes whom: at once, or next turn. */
function duelOf(action: Action, { move }: View): readonly number[] {
  if (action.type === 'attack') return [action.unit, action.target]
  return action.type === 'intercept' && move ? [action.unit, move.unit] : []
}

/** Where the unit stands that may be intercepted. */
export function aboutIn({ asked, move, units }: View): readonly number[] {
  const at = asked.length > 0 && move ? (units[move.unit]?.at ?? -1) : -1
  return at < 0 ? [] : [at]
}

/** The first unit of the army that is being placed. */
export function firstToPlace({ phase, placing, units }: View, viewer: string): number | null {
  if (phase !== 'place' || !placing) return null
  const id = units.findIndex((u) => u.at === -1 && u.army === placing.token && u.faction === viewer)
  return id < 0 ? null : id
}

/** Before an army is opened any of one's own stands for it: what comes first is said. */
function firstWaiting({ units }: View, viewer: string): number | null {
  const id = units.findIndex((u) => u.at === -1 && u.faction === viewer)
  return id < 0 ? null : id
}

/** Whoever chooses the armies compares how far their units, and those of the enemy, would get. */
export function reachesOf(content: Content, view: View, piece: Piece): readonly number[] | null {
  const isOn = typeof piece === 'number' && (view.units[piece]?.at ?? -1) >= 0
  return view.phase === 'armies' && isOn ? reachIn(content, view, piece) : null
}

const PLAYED: ReadonlySet<View['phase']> = new Set(['armies', 'move', 'declare', 'combat', 'money'])

/** An own unit was pressed that has nothing to do: what one would do with it in this phase is tried. */
function idleAttempts(view: View, viewer: string, unit: number): readonly Action[] {
  const own = view.units[unit]
  const me = view.players[playerOf(view, viewer)]
  if (!own || own.at < 0 || !me?.factions.includes(own.faction)) return []
  const { board } = view.table
  const away = (hex: number): number => hexesApart(board, own.at, hex)
  if (view.phase !== 'declare') {
    const hexes = Array.from({ length: board.columns * board.rows }, (_, hex) => hex)
    return hexes.filter((hex) => away(hex) === 1).map((to): Action => ({ type: 'move', unit, to }))
  }
  const enemies = view.units.flatMap((u, id) =>
    u.at >= 0 && view.players[playerOf(view, u.faction)]?.side !== me.side ? [{ id, far: away(u.at) }] : [],
  )
  return enemies.toSorted((a, b) => a.far - b.far).map(({ id }): Action => ({ type: 'attack', unit, target: id }))
}

function placeAttempts(view: View, viewer: string, hex: number): readonly Action[] {
  if (view.phase === 'distribute') return [{ type: 'flip', token: 0 }]
  if (view.phase === 'place') {
    const unit = firstToPlace(view, viewer) ?? firstWaiting(view, viewer)
    return unit === null ? [] : [{ type: 'place', unit, hex }]
  }
  if (view.phase === 'tokens') return [{ type: 'layToken', hex }]
  if (view.phase === 'hide') return [{ type: 'hideLauncher', hex }]
  return view.phase === 'declare' && view.table.launcher ? [{ type: 'launch', hex }] : []
}

const TURN: readonly View['phase'][] = ['armies', 'move', 'declare', 'combat', 'money']
const SETUP: readonly View['phase'][] = ['divide', 'extras', 'distribute', 'place', 'tokens', 'hide']

export function railOf(view: View): readonly RailMark[] {
  const setup = SETUP.includes(view.phase)
  const phases = setup ? SETUP.filter((p) => p === view.phase || p === 'distribute' || p === 'place') : TURN.slice(1)
  const shown = view.phase === 'armies' ? TURN : phases
  const now = shown.indexOf(view.phase)
  return shown.map((key, i) => ({
    key,
    label: say(`phase.${key}`),
    state: view.phase === 'over' || i < now ? 'done' : i === now ? 'now' : 'next',
    ...(i === now && view.round > 0 ? { detail: say('face.round', { round: view.round }) } : {}),
  }))
}
