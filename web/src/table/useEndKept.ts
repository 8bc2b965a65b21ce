import { type RefObject, useEffect } from 'react'

/** Whoever sees the end of a list goes on seeing it, whatever becomes of its size; `data-above` says that more lies above. */
export function useEndKept(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = list.current
    if (!box) return
    let atEnd = true
    let before = box.scrollTop
    const look = (): void => {
      const isThere = box.scrollTop + box.clientHeight >= box.scrollHeight - 2
      // What grows under the reader leaves them where they were: only who goes up has left the end.
      atEnd = isThere || (atEnd && box.scrollTop >= before)
      before = box.scrollTop
      box.toggleAttribute('data-above', box.scrollTop > 6)
    }
    const keep = (): void => {
      if (atEnd) box.scrollTop = box.scrollHeight
    }
    box.addEventListener('scroll', look, { passive: true })
    const resized = new ResizeObserver(keep)
    resized.observe(box)
    document.fonts.addEventListener('loadingdone', keep)
    return () => {
      document.fonts.removeEventListener('loadingdone', keep)
      box.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [list])
}
