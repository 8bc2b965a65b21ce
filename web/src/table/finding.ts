// Finds what can act, where it can go and what threatens it: lit on the board, and said.
import { type Message, say as message, type Piece, type Threat } from '@muster/engine'
import type { Offer } from '@muster/table'
import type { RefObject } from 'react'
import { openOffers, worthyPieces } from './choice.ts'
import type { StageHandle } from './Stage.tsx'
import { type Danger, openNow, type Show, type Sought } from './show.ts'
import type { AtTable } from './useShow.ts'

export interface Finding {
  nextReady(): void
  /** Lit until it is asked once more, Escape is pressed or something else is chosen; and so are threats. */
  reach(): void
  threats(): void
}

export function finding({ controller, face }: AtTable, stage: RefObject<StageHandle | null>): Finding {
  const state = controller.store.getState

  const nextReady = (): void => {
    controller.lookBack(null)
    const { selected, view } = state()
    const ready = [...worthyPieces(openNow(state()))]
    const next = ready[(ready.indexOf(selected as never) + 1) % Math.max(1, ready.length)]
    if (next === undefined) {
      if (!nextPlace()) controller.answer(message('said.nothingReady'))
      return
    }
    controller.select(next)
    const spot = face.geometry(view).piece(next)
    if (spot) stage.current?.reveal(spot)
    const found = face.pieces(view).find((p) => p.piece === next)
    const place = found?.place ?? null
    const id = CSS.escape(String(next))
    if (place === null) document.querySelector<HTMLElement>(`[data-piece="${id}"], [data-for="${id}"]`)?.focus()
    else stage.current?.focus(place)
    const where = face.places(view).find((p) => p.place === place)?.name
    if (found && where) controller.speak(message('said.selectedAt', { piece: found.name, place: where }))
    else if (found) controller.speak(message('said.selected', { piece: found.name }))
  }
  /** Where nobody acts (planets are laid), the keyboard goes from one open place to the next. */
  const nextPlace = (): boolean => {
    const { view } = state()
    const open = [...new Set(openOffers(openNow(state()), null).flatMap((o) => o.aim.place ?? []))]
    const next = open[(open.indexOf(stage.current?.at() ?? -1) + 1) % Math.max(1, open.length)]
    if (next === undefined) return false
    stage.current?.reveal(face.geometry(view).place(next))
    stage.current?.focus(next)
    return true
  }
  /** Asked once more, it goes out. */
  const toggled = (sought: Sought, seek: () => void): void => {
    if (state().sought === sought) controller.light(null)
    else seek()
  }
  return {
    nextReady,
    // What only lit up because one pointed there was not asked for.
    reach: () =>
      face.reached && state().answered === null && state().looked !== null
        ? lightReach({ controller, face })
        : toggled('reach', () => lightReach({ controller, face })),
    threats: () => toggled('threats', () => lightThreats({ controller, face })),
  }
}

/** What the piece in hand can do, or the one whose card lies there; with none of them, or where that one can do nothing, what all can do. */
function reached(show: Show): readonly Offer[] {
  const open = openNow(show)
  const canAct = open.some((o) => o.aim.piece === show.looked)
  const piece = show.selected ?? ((canAct || show.refused) && show.looked)
  return open.filter((o) => (piece === null ? !o.vain : o.aim.piece === piece))
}

function lightReach({ controller, face }: Pick<AtTable, 'controller' | 'face'>): void {
  controller.lookBack(null)
  const show = controller.store.getState()
  const { view, looked } = show
  const pieces = face.pieces(view)
  const ahead = looked === null ? null : (face.reaches?.(view, looked) ?? null)
  const stands = (piece?: Piece): number | null => pieces.find((p) => p.piece === piece)?.place ?? null
  const places = reached(show).flatMap(({ aim }) => aim.place ?? stands(aim.target) ?? [])
  const found = named(face, view, places)
  if (looked !== null && ahead && (ahead.length > 0 || !found)) {
    // Where one of the reserve may go is lit already; those who listen hear it.
    if (found) controller.speak(found)
    lightAhead({ controller, face }, looked, ahead)
    return
  }
  // Where one chooses beforehand who acts, that is asked first.
  if (!ahead && !face.reached && pieces.some(({ piece }) => face.reaches?.(view, piece))) {
    controller.answer(message('told.reachWhom'))
    return
  }
  controller.light('reach', places)
  if (found) controller.speak(found)
  else controller.answer(message('said.reachNothing'))
}

/** What a piece could do later: lit, and said what that is. */
function lightAhead(
  { controller, face }: Pick<AtTable, 'controller' | 'face'>,
  piece: Piece,
  places: readonly number[],
) {
  controller.look(piece)
  controller.light('reach', places)
  const found = named(face, controller.store.getState().view, places)
  if (found) controller.speak(found)
  if (!found) controller.answer(message('said.reachNothing'))
  else if (face.reached) controller.answer(face.reached)
}

function named(face: AtTable['face'], view: Show['view'], places: readonly number[]): Message | null {
  const names = face.places(view).flatMap((p) => (places.includes(p.place) ? [p.name] : []))
  return names.length > 0 ? message('said.reach', { count: names.length, places: names.slice(0, 24) }) : null
}

function lightThreats({ controller, face }: Pick<AtTable, 'controller' | 'face'>): void {
  const { sight, view } = controller.store.getState()
  const found = face.game.threats(view, sight?.viewer ?? 'spectator')
  const pieces = face.pieces(view)
  if (found.length === 0) {
    controller.light('threats')
    controller.answer(message(absent({ controller, face }, pieces) ?? 'face.noThreats'))
    return
  }
  const lines = linesOf(face, view, found)
  controller.light(
    'threats',
    found.flatMap((threat) => pieces.filter((p) => p.piece === threat.piece).flatMap((p) => p.place ?? [])),
    strongest(found),
    lines,
  )
  for (const line of lines) controller.speak(line)
}

/** Where there is nobody yet who could be struck, no enemy's reach is to be told. */
function absent(
  { controller }: Pick<AtTable, 'controller' | 'face'>,
  pieces: ReturnType<AtTable['face']['pieces']>,
): 'told.noneOfYours' | null {
  const viewer = controller.store.getState().sight?.viewer
  const own = controller.table.head.chairs.find(({ seat }) => seat === viewer)?.side
  if (own === undefined) return null
  return pieces.some(({ place, side }) => place !== null && side === own) ? null : 'told.noneOfYours'
}

/** Who threatens whom, in the game's own words where it has any; and what counts as a threat. */
function linesOf(face: AtTable['face'], view: Show['view'], found: readonly Threat[]): readonly Message[] {
  const own = found.flatMap(({ told }) => told ?? [])
  const all = own.length > 0 ? own : byTarget(found).flatMap((each) => lineOf(face, view, each) ?? [])
  const more = all.length - LISTED
  const rest = more > 0 ? [message('said.threatsMore', { more })] : []
  return [...all.slice(0, LISTED), ...rest, message('face.threats')]
}

function lineOf(face: AtTable['face'], view: Show['view'], { piece, target, chance }: Against): Message | null {
  const pieces = face.pieces(view)
  const seen = (one: Piece) => pieces.find((p) => p.piece === one)
  const [by, whom] = [seen(piece), seen(target)]
  const place = face.places(view).find((p) => p.place === whom?.place)?.name
  if (!by || !whom || !place) return null
  const alike = pieces.some((p) => p !== whom && JSON.stringify(p.name) === JSON.stringify(whom.name))
  const odds = { where: alike ? 'yes' : 'no', known: chance === null ? 'no' : 'yes', chance: chance ?? 0 }
  return message('said.threat', { by: by.name, whom: whom.name, place, ...odds })
}

interface Against {
  readonly piece: Piece
  readonly target: Piece
  readonly chance: number | null
}

/** So many threats are told one by one. */
const LISTED = 6

/** The strongest against each, the likeliest first. */
function byTarget(threats: readonly Threat[]): readonly Against[] {
  const all = threats.flatMap(({ piece, pieces, chances }) =>
    pieces.map((target, i) => ({ piece, target, chance: chances?.[i] ?? null })),
  )
  const sorted = all.toSorted((a, b) => (b.chance ?? 0) - (a.chance ?? 0))
  return [...Map.groupBy(sorted, ({ target }) => target).values()].flatMap(([first]) => (first ? [first] : []))
}

/** Whoever is threatened, and what to fear of the strongest single attacker. */
function strongest(threats: readonly Threat[]): Show['threatened'] {
  const found = new Map<Piece, Danger>()
  const more = (a: number | null = null, b: number | null = null): number | null =>
    a === null || b === null ? (a ?? b) : Math.max(a, b)
  for (const { pieces, chances, harms } of threats)
    pieces.forEach((piece, i) => {
      const { chance, harm } = found.get(piece) ?? { chance: null, harm: null }
      found.set(piece, { chance: more(chance, chances?.[i]), harm: more(harm, harms?.[i]) })
    })
  return found
}
