// Matches leave the browser as a file, and come in as one.
import { type Message, say } from '@muster/engine'
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
  const words = useWords()
  const { t } = words
  const word = useRecordWords()
  const [said, setSaid] = useState('')
  const setRefused = (why: Message): void => setSaid(word(why))
  const [asking, setAsking] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const bring = async (chosen: File): Promise<void> => {
    if (chosen.size > BOUNDS.file) return setRefused(say('record.tooLong', { most: BOUNDS.file / 1_000_000 }))
    const { bringIn, rest } = porter()
    const done = await importFile(await chosen.text(), bringIn).finally(rest)
    if (done.type === 'refused') setRefused(done.why)
    else if (done.type === 'all') setSaid(toldOf(done, words, word))
    else {
      openRecord(done.text)
      go({ page: 'opened' })
    }
  }
  const take = async (seeds: Seeds): Promise<void> => {
    setAsking(false)
    const name = seeds === 'with seeds' ? 'muster-matches.json' : 'muster-matches-without-seeds.json'
    download(name, await exportMatches(matches, seeds))
  }
  const sealed = matches.filter(isSealed).length
  return (
    <section className="shelf" aria-labelledby="shelf">
      <h2 id="shelf">{t('shelf.title')}</h2>
      <p>{t('shelf.text')}</p>
      <div>
        <button type="button" className="quiet" onClick={() => file.current?.click()}>
          {t('shelf.import')}
        </button>
        <button
          type="button"
          className="quiet"
          disabled={matches.length === 0}
          onClick={() => (sealed > 0 ? setAsking(true) : void take('with seeds'))}
        >
          {t('shelf.export')}
        </button>
      </div>
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
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        className="unseen"
        tabIndex={-1}
        aria-label={t('shelf.import')}
        onChange={(e) => {
          const [chosen] = e.currentTarget.files ?? []
          if (chosen) void bring(chosen)
          e.currentTarget.value = ''
        }}
      />
      <p role="status">{said}</p>
    </section>
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
