// The keys of the table. Every one of them has a button or a menu entry too.
import { say as message } from '@muster/engine'
import { type RefObject, useEffect } from 'react'
import { openOffers, readyPieces } from './choice.ts'
import type { SheetName } from './Menu.tsx'
import type { StageHandle } from './Stage.tsx'
import { openNow } from './show.ts'
import { useTable } from './useShow.ts'

const PAN = { ArrowUp: [0, 80], ArrowDown: [0, -80], ArrowLeft: [80, 0], ArrowRight: [-80, 0] } as const

export interface TableKeys {
  nextReady(): void
  reach(): void
  threats(): void
}

/** What the keys and their buttons do. */
export function useTableKeys(stage: RefObject<StageHandle | null>, setSheet: (sheet: SheetName) => void): TableKeys {
  const { controller, face } = useTable()
  const state = controller.store.getState

  const nextReady = (): void => {
    controller.lookBack(null)
    const { selected, view } = state()
    const ready = [...readyPieces(openNow(state()))]
    const next = ready[(ready.indexOf(selected as never) + 1) % Math.max(1, ready.length)]
    if (next === undefined) {
      controller.speak(message('said.nothingReady'))
      return
    }
    controller.select(next)
    const spot = face.geometry(view).piece(next)
    if (spot) stage.current?.reveal(spot)
    const name = face.pieces(view).find((p) => p.piece === next)?.name
    if (name) controller.speak(message('said.selected', { piece: name }))
  }
  const reach = (): void => {
    controller.lookBack(null)
    const { selected, view } = state()
    const places = openOffers(openNow(state()), selected).flatMap((o) => o.aim.place ?? [])
    const names = face
      .places(view)
      .filter((p) => places.includes(p.place))
      .map((p) => p.name)
    controller.light(places)
    const found = message('said.reach', { count: names.length, places: names.slice(0, 24) })
    controller.speak(names.length > 0 ? found : message('said.reachNothing'))
  }
  const threats = (): void => {
    const { sight, view } = state()
    const found = face.game.threats(view, sight?.viewer ?? 'spectator')
    const pieces = face.pieces(view)
    const nameOf = (piece: unknown) => pieces.filter((p) => p.piece === piece).map((p) => p.name)
    const names = found.flatMap((threat) => nameOf(threat.piece))
    controller.light(
      found.flatMap((threat) => pieces.filter((p) => p.piece === threat.piece).flatMap((p) => p.place ?? [])),
    )
    const told = message('said.threats', { count: names.length, pieces: names.slice(0, 24) })
    controller.speak(names.length > 0 ? told : message('said.noThreats'))
  }

  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      n: nextReady,
      r: reach,
      t: threats,
      u: () => controller.undo(),
      l: () => setSheet('choices'),
      '?': () => setSheet('keys'),
      b: () => stage.current?.focus(),
      e: () => document.querySelector<HTMLElement>('.act.main')?.focus(),
      '+': () => stage.current?.zoom(1.3),
      '-': () => stage.current?.zoom(1 / 1.3),
      '0': () => stage.current?.fit(),
      Escape: () => controller.forget(),
    }
    const pressed = (e: KeyboardEvent): void => {
      const el = e.target as Element
      if (e.ctrlKey || e.metaKey || e.altKey || el.closest('input, textarea, [role="menu"], .sheet')) return
      if (e.shiftKey && e.key in PAN) {
        const [dx, dy] = PAN[e.key as keyof typeof PAN]
        e.preventDefault()
        stage.current?.pan(dx, dy)
        return
      }
      const act = keys[e.key.length === 1 ? e.key.toLowerCase() : e.key]
      if (!act) return
      e.preventDefault()
      act()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [controller, stage])

  return { nextReady, reach, threats }
}
