import { useCallback, useState } from 'react'

/** How wide something is on the page, to draw a chart in pixels: its lettering stays as large as other words. */
export function useWidth(usual: number): readonly [(el: Element | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(usual)
  const measure = useCallback(
    (el: Element | null) => {
      if (!el) return
      const sizes = new ResizeObserver(() => setWidth(Math.round(el.getBoundingClientRect().width) || usual))
      sizes.observe(el)
      return () => sizes.disconnect()
    },
    [usual],
  )
  return [measure, width]
}
