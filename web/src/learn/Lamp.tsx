// The lamp lights one thing, what to press next, and dims the rest of the board.
import type { Piece } from '@muster/engine'
import { type ReactElement, useEffect } from 'react'
import { useStore } from 'zustand'
import type { Geometry, Spot } from '../face.ts'
import { isBusy, openNow } from '../table/show.ts'
import { useShow, useTable } from '../table/useShow.ts'
import type { LessonNow, LessonSheet } from '../worker/teaching.ts'
import { ENOUGH, type LessonAt } from './lesson.ts'
import './Lamp.css'

interface LampProps {
  readonly at: LessonAt
  readonly sheet: LessonSheet
  readonly geometry: Geometry
}

export function Lamp({ at, sheet, geometry }: LampProps): ReactElement | null {
  const lamp = useStore(at.store, ({ now, wrong }) => {
    const isOpen = sheet.tasks[now?.done ?? 0]?.question && wrong < ENOUGH
    return isOpen ? null : (now?.lamp ?? null)
  })
  const selected = useShow((s) => s.selected)
  const isCalm = useShow((s) => !isBusy(s) && openNow(s).length > 0)
  const shown = isCalm ? lamp : null
  useLetGo(at)
  useMeant(shown)
  const isAsked = useShow((s) => s.asking !== null)
  const spot = shown && !isAsked ? spotOf(shown, selected, geometry) : null
  useLitOutside(spot ? null : shown, selected)
  if (!spot) return null
  const { width, height } = geometry
  const r = spot.r * 1.25
  return (
    <i
      className="lamp"
      style={{
        '--far': `${Math.max(width, height)}px`,
        left: spot.x - r,
        top: spot.y - r,
        width: 2 * r,
        height: 2 * r,
      }}
    />
  )
}

/** With a new task, what is still in hand from the one before is laid down. */
function useLetGo({ store }: LessonAt): void {
  const { controller } = useTable()
  const done = useStore(store, (s) => s.now?.done ?? 0)
  const isCalm = useShow((s) => !isBusy(s))
  useEffect(() => {
    const piece = store.getState().now?.lamp?.aim.piece
    const { selected } = controller.store.getState()
    if (done > 0 && isCalm && piece !== undefined && selected !== null && selected !== piece) controller.select(null)
  }, [done, isCalm, store, controller])
}

/** Where several pieces stand, the one of the task is meant. */
function useMeant(lamp: LessonNow['lamp']): void {
  const { controller } = useTable()
  const asked = useShow((s) => s.asking?.pieces)
  const piece = lamp?.aim.piece
  useEffect(() => {
    if (piece !== undefined && asked?.includes(piece)) controller.select(piece)
  }, [asked, piece, controller])
}

type Lit = NonNullable<LessonNow['lamp']>

const isInHand = ({ aim }: Lit, selected: Piece | null): boolean => aim.piece === undefined || aim.piece === selected

/** Where on the board it is: the piece that acts, then what it acts on; null for what lies beside the board. */
function spotOf(lamp: Lit, selected: Piece | null, geometry: Geometry): Spot | null {
  const { piece, place, target } = lamp.aim
  if (!isInHand(lamp, selected)) return piece === undefined ? null : geometry.piece(piece)
  if (target !== undefined) return geometry.piece(target)
  return place === undefined ? null : geometry.place(place)
}

/** A piece in the tray, or a button. */
function useLitOutside(lamp: Lit | null, selected: Piece | null): void {
  const { late } = useTable()
  const action = lamp && JSON.stringify(lamp.action)
  const piece = lamp && !isInHand(lamp, selected) ? lamp.aim.piece : undefined
  useEffect(() => {
    if (action === null) return
    const light = (): void => {
      for (const old of document.querySelectorAll('.lamp-lit')) old.classList.remove('lamp-lit')
      const found = [...document.querySelectorAll<HTMLElement>('.room [data-act], .room button[data-piece]')].find(
        ({ dataset }) => (piece === undefined ? dataset['act'] === action : dataset['piece'] === String(piece)),
      )
      found?.classList.add('lamp-lit')
    }
    const soon = requestAnimationFrame(light)
    const forget = late.subscribe(() => requestAnimationFrame(light))
    return () => {
      cancelAnimationFrame(soon)
      forget()
      for (const old of document.querySelectorAll('.lamp-lit')) old.classList.remove('lamp-lit')
    }
  }, [action, piece, late])
}
