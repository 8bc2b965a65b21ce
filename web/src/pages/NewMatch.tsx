// Which game, which mission, who sits where: all drawn from the game's own data.
import type { OptionSpec, OptionValues } from '@muster/engine'
import type { TableSeen } from '@muster/protocol'
import type { Chair } from '@muster/table'
import { type ReactElement, type SyntheticEvent, useEffect, useMemo, useState } from 'react'
import { GAME_CARDS } from '../games/index.ts'
import { Bar } from '../parts/Bar.tsx'
import { Loading } from '../parts/Loading.tsx'
import { OptionField } from '../parts/OptionField.tsx'
import { LayTable } from '../remote/LayTable.tsx'
import { placesOf, useLaid } from '../remote/useLaid.ts'
import { useServed } from '../remote/useServed.ts'
import { makeRoute } from '../route.ts'
import { ask } from '../table/local.ts'
import { themeOf } from '../table/theme.ts'
import { GameWords, type Played, type Playing, useGame, useWords } from '../words.tsx'
import { usualChairs } from '../worker/chairs.ts'
import type { GameInfo } from '../worker/packs.ts'
import { Gallery, galleryOf } from './Gallery.tsx'
import { factsOf, MatchLength, ShortGame } from './MatchLength.tsx'
import { dropping, PackShelf } from './PackShelf.tsx'
import { SeatCards } from './SeatCards.tsx'
import type { Place } from './seating.ts'
import { settled } from './settled.ts'
import { firstLevel, start } from './start.ts'
import { usePacks } from './usePacks.ts'
import { useStarting } from './useStarting.ts'
import { WhoPlays } from './WhoPlays.tsx'
import './NewMatch.css'

interface NewMatchProps {
  readonly game: string | null
  /** A table elsewhere that is to be laid otherwise. */
  readonly table?: string | undefined
}

export function NewMatch({ game, table }: NewMatchProps): ReactElement {
  const { t } = useWords()
  const id = game ?? GAME_CARDS[0]?.id ?? ''
  const packs = usePacks()
  const pack = packs.of(id)?.pack ?? null
  const playing = useMemo((): Playing => ({ game: id, options: null, pack }), [id, pack])
  const played = useGame(playing)
  const info = useGameInfo(playing)
  const laid = useLaid(table ?? null)
  return (
    <div className="new">
      <Bar>{t('new.what')}</Bar>
      <main {...dropping(packs)}>
        <nav className="pick-game" aria-label={t('home.games')}>
          {GAME_CARDS.map((card) => (
            <a
              key={card.id}
              href={makeRoute({ page: 'new', game: card.id, ...(table ? { table } : {}) })}
              aria-current={card.id === id ? 'page' : undefined}
              style={{ '--accent': card.accent, '--display': card.display }}
            >
              <img src={`./pictures/${card.id}.webp`} alt="" width={200} height={138} />
              <span>{card.name}</span>
            </a>
          ))}
        </nav>
        {played && info && laid !== 'asked' ? (
          <GameWords words={played.words}>
            <Setting key={`${id} ${info.count}`} game={id} pack={pack} info={info} played={played} laid={laid} />
          </GameWords>
        ) : (
          <div className="new-loading">
            <Loading />
          </div>
        )}
        <PackShelf game={id} packs={packs} />
      </main>
    </div>
  )
}

interface Info extends GameInfo {
  /** Which answer it is: another pack begins anew. */
  readonly count: number
}

/** What can be chosen; null until it is known. */
function useGameInfo({ game, pack }: Playing): Info | null {
  const [found, setFound] = useState<{ game: string; pack: unknown; info: Info } | null>(null)
  useEffect(() => {
    let gone = false
    void ask()
      .call('gameInfo', game, pack)
      .then((info) => {
        if (!gone) setFound((old) => ({ game, pack, info: { ...info, count: (old?.info.count ?? 0) + 1 } }))
      })
    return () => {
      gone = true
    }
  }, [game, pack])
  return found && found.game === game && found.pack === pack ? found.info : null
}

interface SettingProps {
  readonly game: string
  readonly pack: unknown
  readonly info: GameInfo
  readonly played: Played
  /** The table that is laid otherwise: one begins from what it is. */
  readonly laid: TableSeen | null
}

/** Who sits where, and the options the chairs were set out for. */
interface Seated {
  readonly chairs: readonly Place[]
  readonly under: OptionValues | null
}

function Setting({ game, pack, info, played, laid }: SettingProps): ReactElement {
  const { t } = useWords()
  const { options: specs, fresh } = info
  const [chosen, setChosen] = useState<OptionValues>(laid?.game === game ? laid.options : fresh)
  const options = useMemo(() => settled(specs, chosen), [specs, chosen])
  const served = useServed()
  const playing = useMemo((): Playing => ({ game, options, pack }), [game, options, pack])
  const [{ chairs, under }, setSeated] = useSeated(playing, laid)
  const { face, words } = useGame(playing) ?? played
  const set = (key: string, value: OptionValues[string]): void => setChosen({ ...options, [key]: value })
  const gallery = galleryOf(specs, options)
  const what = { game, pack, specs, options, played }
  const lasting = { game, pack, chairs, face }
  const facts = (under: OptionValues): string | null => factsOf(t, lasting, under)
  const fields = (some: readonly OptionSpec[]): readonly ReactElement[] =>
    some.map((spec) => {
      const pick = (value: OptionValues[string]): void => set(spec.key, value)
      if (spec === gallery) return <Gallery key={spec.key} {...what} spec={gallery} facts={facts} onPick={pick} />
      return <OptionField key={spec.key} spec={spec} family="option" options={options} onChange={pick} />
    })
  const folded = specs.filter((s) => s.folded)
  return (
    <div className="setting" style={themeOf(face.theme)}>
      <section className="setting-what" aria-label={t('new.mission')}>
        <ShortGame {...lasting} options={options} specs={specs} onShort={setChosen} />
        {fields(specs.filter((s) => s === gallery || !s.folded))}
        <MatchLength {...lasting} options={options} spec={gallery} />
      </section>
      <section className="setting-who" aria-label={t('new.seats')}>
        <GameWords words={words}>
          <SeatCards
            chairs={chairs}
            face={face}
            served={served}
            onChange={(changed) => setSeated({ chairs: changed, under })}
          />
        </GameWords>
      </section>
      <div className="setting-go">
        {folded.length > 0 && (
          <details onToggle={intoView}>
            <summary>{t('new.options')}</summary>
            {fields(folded)}
          </details>
        )}
        <WhoPlays {...lasting} options={options} />
        <Begin
          game={game}
          options={options}
          pack={pack}
          chairs={chairs}
          ready={under === options}
          table={laid?.id ?? null}
          words={words}
        />
      </div>
    </div>
  )
}

/** Unfolded, the options leave the foot of the window for their place at the end of the page. */
function intoView({ currentTarget: options }: SyntheticEvent<HTMLDetailsElement>): void {
  if (options.open) options.parentElement?.scrollIntoView({ block: 'nearest' })
}

interface BeginProps {
  readonly game: string
  readonly options: OptionValues
  readonly pack: unknown
  readonly chairs: readonly Place[]
  readonly ready: boolean
  readonly table: string | null
  readonly words: Played['words']
}

/** The match begins here, or a table is laid for those elsewhere. */
function Begin({ game, options, pack, chairs, ready, table, words }: BeginProps): ReactElement {
  const { t } = useWords()
  const [starting, begin] = useStarting()
  const here = seatedHere(chairs)
  if (here === null) return <LayTable {...{ game, options, pack, ready, table, words }} places={chairs} />
  return (
    <button
      type="button"
      className="button large"
      disabled={starting || !ready}
      onClick={() => begin(() => start({ game, options, pack, chairs: here }))}
    >
      {here.length > 0 && here.every((c) => c.who.type === 'computer') ? t('new.watch') : t('new.start')}
    </button>
  )
}

/** The chairs, set out anew for other options. */
function useSeated(
  { game, options, pack }: Playing,
  laid: TableSeen | null,
): readonly [Seated, (seated: Seated) => void] {
  const [seated, setSeated] = useState<Seated>({ chairs: laid?.game === game ? placesOf(laid) : [], under: null })
  useEffect(() => {
    if (options === null) return
    let gone = false
    void Promise.all([ask().call('seats', game, options, pack), firstLevel()]).then(
      ([seats, level]) =>
        !gone && setSeated((old) => ({ chairs: reseated(old.chairs, usualChairs(seats, level)), under: options })),
    )
    return () => {
      gone = true
    }
  }, [game, options, pack])
  return [seated, setSeated]
}

/** People keep the chairs that are still there; whoever meant to play does not end up watching. */
function reseated(old: readonly Place[], fresh: readonly Chair[]): readonly Place[] {
  const kept = fresh.map((chair) => old.find((c) => c.seat === chair.seat && c.side === chair.side) ?? chair)
  const playing = (chairs: readonly Place[]): boolean =>
    chairs.some((c) => c.who.type === 'person' || c.who.type === 'beside')
  return playing(old) && !playing(kept) ? fresh : kept
}

/** The chairs of a match on this screen; null where somebody elsewhere is to sit on one. */
function seatedHere(places: readonly Place[]): readonly Chair[] | null {
  const chairs = places.flatMap(({ who, ...chair }): Chair[] => {
    if (who.type === 'link') return []
    return [{ ...chair, who: who.type === 'beside' ? { type: 'person', name: '' } : who }]
  })
  return chairs.length === places.length ? chairs : null
}
