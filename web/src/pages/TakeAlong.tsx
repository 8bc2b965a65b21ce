// Matches leave the browser as a file, and come in as one.
import { say } from '@muster/engine'
import { type ReactElement, useRef, useState } from 'react'
import type { Say } from '../face.ts'
import { Sheet } from '../parts/Sheet.tsx'
import { openRecord } from '../replay/opened.ts'
import { useRecordWords } from '../replay/useRecordWords.ts'
import { go } from '../route.ts'
import { BOUNDS, inTime } from '../saved/bounds.ts'
import { download, exportMatches, type Imported, importFile, isSealed, type Seeds } from '../saved/files.ts'
import type { Listed } from '../saved/saved.ts'
import { useWords, type Words } from '../words.tsx'
import type { BroughtIn } from '../worker/bring.ts'
import { connect } from '../worker/connect.ts'
import './TakeAlong.css'

export function TakeAlong({ matches }: { readonly matches: readonly Listed[] }): ReactElement {
  const { t } = useWords()
  const [said, bring] = useBringing()
  return (
    <section className="shelf" aria-labelledby="shelf">
      <h2 id="shelf">{t('shelf.title')}</h2>
      <p>{t('shelf.text')}</p>
      <div>
        <Bring onFile={bring} />
        <Take matches={matches} />
      </div>
      <p role="status">{said}</p>
    </section>
  )
}

/** Reads a file that was chosen; one match is opened, many are saved, and what came of it is said. */
function useBringing(): readonly [said: string, bring: (chosen: File) => Promise<void>] {
  const words = useWords()
  const word = useRecordWords()
  const [said, setSaid] = useState('')
  const bring = async (chosen: File): Promise<void> => {
    if (chosen.size > BOUNDS.file) return setSaid(word(say('record.tooLong', { most: BOUNDS.file / 1_000_000 })))
    const { bringIn, rest } = porter()
    const done = await importFile(await chosen.text(), bringIn).finally(rest)
    if (done.type === 'refused') setSaid(word(done.why))
    else if (done.type === 'all') setSaid(toldOf(done, words, word))
    else {
      openRecord(done.text)
      go(done.type === 'position' ? { page: 'position', packed: null } : { page: 'opened' })
    }
  }
  return [said, bring]
}

function Bring({ onFile }: { readonly onFile: (chosen: File) => Promise<void> }): ReactElement {
  const { t } = useWords()
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="quiet" onClick={() => file.current?.click()}>
        {t('shelf.import')}
      </button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        className="unseen"
        tabIndex={-1}
        aria-label={t('shelf.import')}
        onChange={(e) => {
          const [chosen] = e.currentTarget.files ?? []
          if (chosen) void onFile(chosen)
          e.currentTarget.value = ''
        }}
      />
    </>
  )
}

/** Whoever takes running matches along is asked about their seeds. */
function Take({ matches }: { readonly matches: readonly Listed[] }): ReactElement {
  const { t } = useWords()
  const [asking, setAsking] = useState(false)
  const sealed = matches.filter(isSealed).length
  const take = async (seeds: Seeds): Promise<void> => {
    setAsking(false)
    const name = seeds === 'with seeds' ? 'muster-matches.json' : 'muster-matches-without-seeds.json'
    download(name, await exportMatches(matches, seeds))
  }
  return (
    <>
      <button
        type="button"
        className="quiet"
        disabled={matches.length === 0}
        onClick={() => (sealed > 0 ? setAsking(true) : void take('with seeds'))}
      >
        {t('shelf.export')}
      </button>
      <Sheet title={t('export.title')} open={asking} onClose={() => setAsking(false)}>
        <p>{t('export.text', { count: sealed })}</p>
        <footer>
          <button type="button" className="quiet" onClick={() => void take('with seeds')}>
            {t('export.with')}
          </button>
          <button type="button" className="go" onClick={() => void take('without seeds')}>
            {t('export.without')}
          </button>
        </footer>
      </Sheet>
    </>
  )
}

/** Brings matches in by a worker of their own: one that never comes to an end takes nothing else with it. */
function porter(): { bringIn(packed: unknown): Promise<BroughtIn>; rest(): void } {
  let line = connect()
  return {
    async bringIn(packed) {
      const done = await inTime(line.call('bringIn', packed), line.close)
      if (done !== 'late') return done
      line = connect()
      return { refused: say('record.tooSlow') }
    },
    rest: () => line.close(),
  }
}

/** What came in, and for what reasons the rest did not. */
function toldOf({ count, refused }: Extract<Imported, { type: 'all' }>, { t }: Words, word: Say): string {
  const whys = refused.map(word)
  const told = [...new Set(whys)].map((why) =>
    t('matches.notImported', { count: whys.filter((w) => w === why).length, why }),
  )
  return [...(count > 0 || told.length === 0 ? [t('matches.imported', { count })] : []), ...told].join(' ')
}
