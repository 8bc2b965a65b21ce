import { type RefObject, useEffect } from 'react'

/** Whoever sees the end of a list goes on seeing it, whatever becomes of its size; `data-above` says that more lies above. */
export function useEndKept(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = list.current
    if (!box) return
    let atEnd = true
    const look = (): void => {
      atEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 2
      box.toggleAttribute('data-above', box.scrollTop > 6)
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
