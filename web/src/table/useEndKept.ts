import { type RefObject, useEffect } from 'react'

/** Whoever sees the end of a list goes on seeing it, whatever becomes of its size. */
export function useEndKept(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = list.current
    if (!box) return
    let atEnd = true
    const look = (): void => {
      atEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 2
    }
    const keep = (): void => {
      if (atEnd) box.scrollTop = box.scrollHeight
    }
    box.addEventListener('scroll', look, { passive: true })
    const resized = new ResizeObserver(keep)
    resized.observe(box)
    void document.fonts.ready.then(keep)
    return () => {
      box.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [list])
}
