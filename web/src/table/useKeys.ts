// The keys of the table. Every one of them has a button or a menu entry too.
import { type RefObject, useEffect } from 'react'
import { type Finding, finding } from './finding.ts'
import type { SheetName } from './Menu.tsx'
import type { StageHandle } from './Stage.tsx'
import { useTable } from './useShow.ts'

const PAN = { ArrowUp: [0, 80], ArrowDown: [0, -80], ArrowLeft: [80, 0], ArrowRight: [-80, 0] } as const

/** What the keys and their buttons do. */
export function useTableKeys(stage: RefObject<StageHandle | null>, setSheet: (sheet: SheetName) => void): Finding {
  const at = useTable()
  const { controller } = at
  const { nextReady, reach, threats } = finding(at, stage)

  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      n: nextReady,
      r: reach,
      t: threats,
      d: () => controller.tellDetails(),
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
