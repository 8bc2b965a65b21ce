// What matters is brought into sight, and the keyboard stays where it can go on.
import { type RefObject, useEffect } from 'react'
import type { Pilot } from '../board/pilot.ts'
import type { Geometry, Marks, Spot } from '../face.ts'
import { useInLesson } from '../learn/context.ts'
import { byKeyboard } from '../parts/modality.ts'
import { isAsked } from './letting.ts'
import { isBusy } from './show.ts'
import { useShow, useTable } from './useShow.ts'

/** A place of the board; the one that the keyboard was at last, where none is named. */
export const cellOf = (box: Element | null, place?: number): HTMLElement | null =>
  box?.querySelector<HTMLElement>(
    place === undefined ? '[role="gridcell"][tabindex="0"]' : `[role="gridcell"][data-cell="${place}"]`,
  ) ?? null

export function placeOf(el: Element | null): number | null {
  const place = el?.getAttribute('data-cell')
  return place ? Number(place) : null
}

/** What was pressed may be gone after it was done: the keyboard then goes on at the board. */
export function useFocusKept(box: RefObject<Element | null>): void {
  const count = useShow((s) => s.sight?.count)
  const busy = useShow(isBusy)
  const noted = useShow((s) => s.considered !== null || s.asking !== null || s.refused !== null)
  useEffect(() => {
    if (count === undefined || noted || busy || !byKeyboard()) return
    if (document.activeElement === document.body) cellOf(box.current)?.focus({ preventScroll: true })
  }, [count, noted, busy])
}

export function useAttention(pilot: RefObject<Pilot | null>, geometry: Geometry, marks: Marks): void {
  const { face } = useTable()
  const count = useShow((s) => s.sight?.count)
  const busy = useShow(isBusy)
  const selected = useShow((s) => s.selected)
  const aim = useShow((s) => (s.considered ?? (s.counsel === null ? null : s.pointed))?.offer.aim)
  const event = useShow((s) => s.playing?.event)
  const view = useShow((s) => s.past?.view ?? s.view)
  const isLesson = useInLesson() !== null
  const turn = useShow((s) => s.sight?.turn)
  const asked = useShow((s) => s.sight !== null && isAsked(s.sight))
  // What was taken up by itself after one's own deed is not gone to: one wants to see what came of that.
  const stays = useShow((s) => s.stays)
  const isOther = useShow((s) => s.stays && s.selected !== s.looked)
  const ending = useShow((s) => s.considered !== null && face.game.closes(s.considered.offer.action))

  // Who ends a turn, or sees another's begin, wants to see the whole.
  useEffect(() => pilot.current?.stepBack(), [turn])
  useEffect(() => {
    if (ending) pilot.current?.stepBack()
  }, [ending])

  // A new decision shows itself: on a small screen what can act, or is asked, may lie outside.
  useEffect(() => {
    if (busy || count === undefined) return
    const able = [...marks.ready].flatMap((piece) => geometry.piece(piece) ?? [])
    const about = (asked ? (face.about?.(view) ?? []) : []).map((place) => geometry.place(place))
    if (about.length > 0) pilot.current?.attend([...about, ...able])
    else if (marks.ready.size === 0) pilot.current?.attend(openSpots(geometry, marks))
    else if (isLesson) pilot.current?.attend(able)
    else if (!stays) pilot.current?.revealAny(able)
  }, [count, busy])

  // So does all that the piece in hand can do.
  useEffect(() => {
    if (busy || selected === null || isOther) return
    pilot.current?.pickUp(geometry.piece(selected), openSpots(geometry, marks))
  }, [selected, count, busy, isOther])

  useSpotted(pilot, geometry)
  useEffect(() => {
    const at = aim?.target === undefined ? null : geometry.piece(aim.target)
    const spot = at ?? (aim?.place === undefined ? null : geometry.place(aim.place))
    if (spot) pilot.current?.reveal(spot)
  }, [aim])

  useEffect(() => {
    const places = (event && face.hint(event, view).places) ?? []
    // A way is followed to its end.
    pilot.current?.follow(places.map((place) => geometry.place(place)))
  }, [event])
}

/** Who was refused, or found to be in danger. */
function useSpotted(pilot: RefObject<Pilot | null>, geometry: Geometry): void {
  const refused = useShow((s) => s.refused?.press.piece ?? null)
  const threatened = useShow((s) => s.threatened)

  // Whoever cannot act is seen all the same, with why.
  useEffect(() => {
    const spot = refused === null ? null : geometry.piece(refused)
    if (spot) pilot.current?.reveal(spot)
  }, [refused])

  // Whoever was found to be in danger is brought into sight, the most endangered at any rate.
  useEffect(() => {
    const most = [...threatened].toSorted(([, a], [, b]) => (a.chance ?? 0) - (b.chance ?? 0))
    pilot.current?.follow(most.flatMap(([piece]) => geometry.piece(piece) ?? []))
  }, [threatened])
}

function openSpots(geometry: Geometry, { places, targets }: Marks): readonly Spot[] {
  return [
    ...[...places.keys()].map((place) => geometry.place(place)),
    ...[...targets.keys()].flatMap((piece) => geometry.piece(piece) ?? []),
  ]
}
