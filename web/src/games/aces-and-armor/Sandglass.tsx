import { say as message } from '@muster/engine'
import { type ReactElement, useEffect, useState } from 'react'
import type { Say } from '../../face.ts'

const SECOND = 1000

/** 1.11: the minutes for movement and declaration, running since it was turned. It only tells: people keep to it. */
export function Sandglass({ minutes, say }: { readonly minutes: number; readonly say: Say }): ReactElement {
  const [turned] = useState(() => Date.now())
  const [now, setNow] = useState(turned)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(ticking)
  }, [])
  const left = Math.max(0, minutes * 60 - Math.floor((now - turned) / SECOND))
  return (
    <em role="timer" aria-label={say(message('face.clock'))}>
      {left > 0 ? clock(left) : say(message('face.timeUp'))}
    </em>
  )
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
