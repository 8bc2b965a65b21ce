import { useSyncExternalStore } from 'react'

const query = matchMedia('(max-width: 860px), (max-height: 520px)')

const subscribe = (changed: () => void): (() => void) => {
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches)
}
