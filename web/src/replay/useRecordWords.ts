import type { Texts } from '@muster/engine'
import { useEffect, useMemo, useState } from 'react'
import type { Say } from '../face.ts'
import { makeWords, pageTexts, useWords } from '../words.tsx'

/** Words for what is said of records, where no game is on the table; nothing at all while they are fetched. */
export function useRecordWords(): Say {
  const { language } = useWords()
  const [texts, setTexts] = useState<readonly Texts[] | null>(null)
  useEffect(() => {
    let gone = false
    void Promise.all([import('@muster/engine/texts'), pageTexts(language)]).then(([table, page]) => {
      if (!gone) setTexts([table.TABLE_TEXTS[language], page])
    })
    return () => {
      gone = true
    }
  }, [language])
  return useMemo(() => (texts ? makeWords(language, ...texts).say : () => ''), [language, texts])
}
