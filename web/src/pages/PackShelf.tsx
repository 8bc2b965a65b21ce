// Where a content pack is opened, named, refused and put away again.
import { placed, type Texts } from '@muster/engine'
import { type DragEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import type { Say } from '../face.ts'
import { useRecordWords } from '../replay/useRecordWords.ts'
import { ask } from '../table/local.ts'
import { makeWords, useWords } from '../words.tsx'
import type { PackRefused, Packs } from './usePacks.ts'
import './packs.css'

export function PackShelf({ game, packs }: { readonly game: string; readonly packs: Packs }): ReactElement {
  const { t } = useWords()
  const file = useRef<HTMLInputElement>(null)
  const opened = packs.of(game)
  return (
    <section className="packs" aria-label={t('packs.open')}>
      <p className="packs-open">
        {opened && <b role="status">{t('packs.opened', { name: opened.name })}</b>}
        {opened && (
          <button type="button" className="quiet" onClick={() => packs.remove(game)}>
            {t('packs.remove')}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => file.current?.click()}>
          {t('packs.open')}
        </button>
        {!opened && <span>{t('packs.hint')}</span>}
      </p>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={(e) => {
          const chosen = e.currentTarget.files?.[0]
          e.currentTarget.value = ''
          if (chosen) void packs.open(chosen)
        }}
      />
      {packs.refused && <Refusal refused={packs.refused} />}
    </section>
  )
}

function Refusal({ refused }: { readonly refused: PackRefused }): ReactElement {
  const say = useRecordWords()
  return (
    <div className="packs-refused" role="alert">
      {refused.type === 'why' ? <p>{say(refused.why)}</p> : <Problems {...refused} />}
    </div>
  )
}

/** So many places are named; whoever mends these finds the others. */
const SHOWN = 12

function Problems({ game, problems }: Extract<PackRefused, { type: 'problems' }>): ReactElement | null {
  const { t } = useWords()
  const say = usePackWords(game)
  if (!say) return null
  return (
    <>
      <p>{t('packs.refused', { count: problems.length })}</p>
      <ul>
        {problems.slice(0, SHOWN).map((problem) => (
          <li key={problem.path}>{say(placed(problem))}</li>
        ))}
        {problems.length > SHOWN && <li>{t('packs.more', { count: problems.length - SHOWN })}</li>}
      </ul>
    </>
  )
}

/** Words for what is wrong with a pack; null while they are fetched. */
function usePackWords(game: string): Say | null {
  const { language } = useWords()
  const [texts, setTexts] = useState<Texts | null>(null)
  useEffect(() => {
    let gone = false
    void ask()
      .call('packTexts', game, language)
      .then((found) => !gone && setTexts(found))
    return () => {
      gone = true
    }
  }, [game, language])
  return useMemo(() => texts && makeWords(language, texts).say, [language, texts])
}

/** What makes an element a place to drop a pack on. */
export function dropping({ open }: Packs) {
  return {
    onDragOver(event: DragEvent): void {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop(event: DragEvent): void {
      const dropped = event.dataTransfer.files[0]
      if (!dropped) return
      event.preventDefault()
      void open(dropped)
    },
  }
}
