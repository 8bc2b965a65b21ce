import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Drawn, windowOf } from './window.ts'

interface Block {
  readonly key: string
  /** How high it will be, as long as it was never drawn. */
  readonly guess: number
}

/** Before anything is measured the end is in sight. */
const FIRST = 600

/** Which blocks of a list that scrolls are drawn: `all`, or those in sight. Each must carry its key as `data-block`. */
export function useWindow(list: RefObject<HTMLElement | null>, blocks: readonly Block[], all: boolean): Drawn {
  const known = useRef(new Map<string, number>()).current
  const heights = all ? [] : blocks.map(({ key, guess }) => known.get(key) ?? guess)
  const [seen, setSeen] = useState({ top: Number.POSITIVE_INFINITY, sight: FIRST })
  // Whoever reads the newest lines goes on reading them, however many come and however high they turn out.
  const atEnd = seen.top === Number.POSITIVE_INFINITY
  const whole = heights.reduce((sum, height) => sum + height, 0)
  const drawn = windowOf(heights, Math.min(seen.top, whole - seen.sight), seen.sight)

  const look = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = list.current ?? {}
    const isEnd = scrollTop + clientHeight >= scrollHeight - 2
    const [top, sight] = [isEnd ? Number.POSITIVE_INFINITY : scrollTop, clientHeight || FIRST]
    setSeen((last) => (last.top === top && last.sight === sight ? last : { top, sight }))
  }, [list])

  useLayoutEffect(() => {
    if (all) return
    for (const block of list.current?.querySelectorAll<HTMLElement>('[data-block]') ?? [])
      known.set(block.dataset['block'] ?? '', block.offsetHeight)
    if (atEnd && list.current) list.current.scrollTop = list.current.scrollHeight
  })
  useEffect(() => {
    const box = list.current
    if (!box || all) return
    box.addEventListener('scroll', look, { passive: true })
    const resized = new ResizeObserver(look)
    resized.observe(box)
    return () => {
      box.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [list, look, all])
  return all ? { from: 0, to: blocks.length, above: 0, below: 0 } : drawn
}
