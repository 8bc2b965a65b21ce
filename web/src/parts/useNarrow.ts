import { useSyncExternalStore } from 'react'

function watch(words: string): () => boolean {
  const query = matchMedia(words)
  const subscribe = (changed: () => void): (() => void) => {
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(subscribe, () => query.matches)
}

export const useNarrow = watch('(max-width: 860px), (max-height: 520px)')

/** A window held upright: what lies on the table may lie otherwise when it is turned. */
export const useUpright = watch('(orientation: portrait)')
