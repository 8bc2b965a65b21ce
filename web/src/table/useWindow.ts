import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Stretch, windowOf } from './window.ts'

interface Block {
  readonly key: string
  /** How high it will be, as long as it was never drawn. */
  readonly guess: number
}

/** Before anything is measured the end is in sight. */
const FIRST = 600

type List = RefObject<HTMLElement | null>

/** Which blocks of a list that scrolls are drawn: `all`, or those in sight. Each must carry its key as `data-block`. */
export function useWindow(list: List, blocks: readonly Block[], all: boolean): readonly Stretch[] {
  const known = useRef(new Map<string, number>()).current
  const { seen, look } = useSeen(list, all)
  const focused = useFocused(list, all)
  // Whoever reads the newest lines goes on reading them, however many come and however high they turn out.
  const atEnd = seen.top === Number.POSITIVE_INFINITY

  useLayoutEffect(() => {
    if (all || !list.current) return
    const learned = measure(list.current, known)
    if (atEnd) list.current.scrollTop = list.current.scrollHeight
    // What was guessed wrongly may have left something empty: once more, before it is shown.
    if (learned) look()
  })
  if (all) return [{ from: 0, to: blocks.length, above: 0 }]
  const heights = blocks.map(({ key, guess }) => known.get(key) ?? guess)
  const whole = heights.reduce((sum, height) => sum + height, 0)
  const here = blocks.findIndex(({ key }) => key === focused)
  const staying = here < 0 ? [] : [here - 1, here, here + 1]
  return windowOf(heights, Math.min(seen.top, whole - seen.sight), seen.sight, staying)
}

/** Remembers how high the blocks are that are drawn; whether any is higher or lower than was known. */
function measure(box: HTMLElement, known: Map<string, number>): boolean {
  let learned = false
  for (const block of box.querySelectorAll<HTMLElement>('[data-block]')) {
    const key = block.dataset['block'] ?? ''
    learned ||= known.get(key) !== block.offsetHeight
    known.set(key, block.offsetHeight)
  }
  return learned
}

interface Seen {
  /** From where; endless at the end. */
  readonly top: number
  readonly sight: number
}

const seenIn = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): Seen => ({
  top: scrollTop + clientHeight >= scrollHeight - 2 ? Number.POSITIVE_INFINITY : scrollTop,
  sight: clientHeight || FIRST,
})

/** What is in sight, and a way to look again. */
function useSeen(list: List, all: boolean): { readonly seen: Seen; readonly look: () => void } {
  const [seen, setSeen] = useState<Seen>({ top: Number.POSITIVE_INFINITY, sight: FIRST })
  const look = useCallback(() => {
    if (list.current) setSeen(seenIn(list.current))
  }, [list])
  useEffect(() => {
    const box = list.current
    if (!box || all) return
    // Drawn before the browser shows where it has scrolled to.
    const scrolled = (): void => flushSync(look)
    box.addEventListener('scroll', scrolled, { passive: true })
    const resized = new ResizeObserver(look)
    resized.observe(box)
    return () => {
      box.removeEventListener('scroll', scrolled)
      resized.disconnect()
    }
  }, [list, all, look])
  return { seen, look }
}

/** The block that has the focus: it stays, wherever one scrolls. */
function useFocused(list: List, all: boolean): string | null {
  const [focused, setFocused] = useState<string | null>(null)
  useEffect(() => {
    const box = list.current
    if (!box || all) return
    const look = (): void => {
      const block = document.activeElement?.closest<HTMLElement>('[data-block]')
      setFocused(block && box.contains(block) ? (block.dataset['block'] ?? null) : null)
    }
    box.addEventListener('focusin', look)
    box.addEventListener('focusout', look)
    return () => {
      box.removeEventListener('focusin', look)
      box.removeEventListener('focusout', look)
    }
  }, [list, all])
  return focused
}
