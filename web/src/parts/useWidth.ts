import { useCallback, useState } from 'react'

/** How wide something is on the page, to draw a chart in pixels: its lettering stays as large as other words. */
export function useWidth(usual: number): readonly [(el: Element | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(usual)
  const measure = useCallback(
    (el: Element | null) => {
      if (!el) return
      // In pixels of its own: larger text by the settings enlarges those.
      const sizes = new ResizeObserver(([seen]) => setWidth(Math.round(seen?.contentRect.width ?? 0) || usual))
      sizes.observe(el)
      return () => sizes.disconnect()
    },
    [usual],
  )
  return [measure, width]
}
