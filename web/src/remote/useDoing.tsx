import { type ReactElement, useState } from 'react'
import { useWords } from '../words.tsx'
import { Unwilling } from './server.ts'

interface Doing {
  readonly doing: boolean
  readonly problem: Unwilling['code'] | null
  begin(work: () => Promise<unknown>): void
}

/** Something asked of the server: once at a time, and what it would not do is said. */
export function useDoing(): Doing {
  const [doing, setDoing] = useState(false)
  const [problem, setProblem] = useState<Doing['problem']>(null)
  const begin = (work: () => Promise<unknown>): void => {
    if (doing) return
    setDoing(true)
    setProblem(null)
    void work()
      .catch((error: unknown) => {
        if (!(error instanceof Unwilling)) throw error
        setProblem(error.code)
      })
      .finally(() => setDoing(false))
  }
  return { doing, problem, begin }
}

export function Trouble({ problem }: Pick<Doing, 'problem'>): ReactElement | null {
  const { t } = useWords()
  return problem && <p role="alert">{t(`remote.problem.${problem}`)}</p>
}
