// What a person set, or their system asks for, as the whole page shows it.
import { useEffect, useSyncExternalStore } from 'react'
import { TEXT_SIZES, useSettings } from '../settings.ts'

const more = (): MediaQueryList => matchMedia('(prefers-contrast: more)')

function watchContrast(changed: () => void): () => void {
  const query = more()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export function usePreferences(): void {
  const wished = useSyncExternalStore(watchContrast, () => more().matches)
  const contrast = useSettings((s) => s.contrast) || wished
  const still = useSettings((s) => s.speed === 'none')
  const text = useSettings((s) => s.text)
  useEffect(() => {
    document.documentElement.classList.toggle('contrast', contrast)
    document.documentElement.classList.toggle('still', still)
  }, [contrast, still])
  useEffect(() => {
    for (const size of TEXT_SIZES) document.documentElement.classList.toggle(`text-${size}`, size === text)
  }, [text])
}
