import { levelName, splitLevel } from '../pages/levels.ts'
import { useShow } from '../table/useShow.ts'
import { useWords } from '../words.tsx'
import type { RemoteState } from './state.ts'
import { nameOn, useRemoteState } from './useRemote.ts'

type Chair = RemoteState['table']['chairs'][number]

interface Acting {
  /** Those for whom one waits. */
  readonly chairs: readonly Chair[]
  /** How they are called, in a row: a computer by its level. */
  readonly names: string
}

export function useActing(): Acting {
  const { t, language } = useWords()
  const toAct = useShow((s) => s.sight?.toAct)
  const all = useRemoteState((s) => s.table.chairs)
  const chairs = all.filter(({ seat }) => toAct?.includes(seat))
  const names = chairs.map(({ seat, who }) => {
    const level = who.type === 'computer' ? who.level : who.type === 'person' ? who.standIn : null
    return level === null ? nameOn({ table: { chairs } }, seat) : t(levelName(splitLevel(level).level))
  })
  return { chairs, names: new Intl.ListFormat(language).format(names) }
}
