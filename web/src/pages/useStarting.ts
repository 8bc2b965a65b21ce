import { useState } from 'react'

/** For what leads away from the page: it is begun once, however often one presses. */
export function useStarting(): readonly [starting: boolean, begin: (work: () => Promise<void>) => void] {
  const [starting, setStarting] = useState(false)
  const begin = (work: () => Promise<void>): void => {
    if (starting) return
    setStarting(true)
    void work()
  }
  return [starting, begin]
}
