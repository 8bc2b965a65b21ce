import { useEffect, useState } from 'react'
import { isServed } from './server.ts'

/** Whether a Muster server is behind this page; false until that is known. */
export function useServed(): boolean {
  const [served, setServed] = useState(false)
  useEffect(() => {
    let gone = false
    void isServed().then((is) => !gone && setServed(is))
    return () => {
      gone = true
    }
  }, [])
  return served
}
