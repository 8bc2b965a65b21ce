// The boards out of the shell, with positions of real games: for looking at them critically while drawing.
// gallery.html?game=…&seed=1&steps=200&wise=1&options={"mission":"3"}&piece=auto&lang=es
import { type GameTypes, LANGUAGES, type Language, must, type Piece } from '@muster/engine'
import { gameEntry } from '@muster/games'
import { wording } from '@muster/words'
import { createRoot } from 'react-dom/client'
import '../table/Panels.css'
import '@fontsource/barlow/latin-400.css'
import '@fontsource/barlow/latin-500.css'
import '@fontsource/barlow-condensed/latin-500.css'
import '@fontsource/barlow-condensed/latin-600.css'
import type { Mark, Marks, Wish } from '../face.ts'
import { loadFace } from './index.ts'
import { play, type Sample } from './sample.ts'

const wanted = new URLSearchParams(location.search)
const game = must(await must(gameEntry(wanted.get('game') ?? 'rivet-wars')).load())
const face = await loadFace(game.id, null)
const lang: Language = LANGUAGES.find((l) => l === wanted.get('lang')) ?? 'en'
const say = wording(lang, await game.texts(lang), await face.texts(lang))
const sample = play(
  game.game,
  JSON.parse(wanted.get('options') ?? '{}'),
  Number(wanted.get('seed') ?? 1),
  Number(wanted.get('steps') ?? 120),
  wanted.get('wise') !== '0',
)

function marksOf({ state, actions }: Sample): { readonly marks: Marks; readonly wish: Wish | null } {
  const aims = actions.map((action) => ({ action, aim: game.game.aim(state, action) }))
  const ready = new Set(aims.flatMap(({ aim }) => (aim.piece === undefined ? [] : [aim.piece])))
  const many = [...ready].sort((a, b) => offersOf(aims, b).length - offersOf(aims, a).length)
  const named = wanted.get('piece') ?? 'none'
  const selected: Piece | null =
    named === 'auto' ? (many[0] ?? null) : ([...ready].find((p) => String(p) === named) ?? null)
  const open = aims.filter(({ aim }) => (selected === null ? aim.piece === undefined : aim.piece === selected))
  const places = new Map<number, Mark>()
  const targets = new Map<Piece, Mark>()
  for (const { action, aim } of open) {
    if (aim.target !== undefined) targets.set(aim.target, { actions: [action], chance: 0.5 })
    else if (aim.place !== undefined) places.set(aim.place, { actions: [action], chance: null })
  }
  const first = open.at(-1)
  const wish = first && selected !== null ? wishOf(state, first.action) : null
  return { marks: { ready, selected, places, targets, lit: new Set() }, wish }
}

type Aimed = { readonly action: GameTypes['Action']; readonly aim: { readonly piece?: Piece } }
const offersOf = (aims: readonly Aimed[], piece: Piece): readonly Aimed[] => aims.filter((a) => a.aim.piece === piece)

const wishOf = (state: GameTypes['State'], action: GameTypes['Action']): Wish => ({
  action,
  path: game.game.preview(state, sample.seat, action).path,
})

const view = game.game.view(sample.state, sample.seat)
const { width, height } = face.geometry(view)
const { marks, wish } = marksOf(sample)
const common = { view, viewer: sample.seat, say }
const small = innerWidth <= 700

createRoot(must(document.getElementById('page'))).render(
  <main style={{ background: face.theme.ground, color: '#ece3cf', fontFamily: 'Barlow', minHeight: '100vh' }}>
    <header style={{ display: 'flex', gap: 24, alignItems: 'center', padding: '8px 16px', minHeight: 36 }}>
      <b style={{ fontFamily: face.theme.display, fontSize: 18 }}>{say({ key: 'game.name' })}</b>
      <span style={{ flex: 1 }}>{say(game.game.words.prompt(sample.state, sample.seat))}</span>
      <face.Status {...common} />
    </header>
    <div
      style={{
        height: small ? undefined : 'calc(100vh - 222px)',
        aspectRatio: `${width} / ${height}`,
        maxWidth: '100%',
        margin: 'auto',
      }}
    >
      <face.Board {...common} marks={marks} wish={wish} playing={null} detail="table" />
    </div>
    <footer className="tray-part" style={{ height: small ? undefined : 150, padding: 10, background: '#1d1a16' }}>
      {small ? (
        <>
          <face.Tray {...common} marks={marks} looked={null} show="unit" onPiece={() => {}} />
          <face.Tray {...common} marks={marks} looked={null} show="hand" onPiece={() => {}} />
        </>
      ) : (
        <face.Tray {...common} marks={marks} looked={null} show="both" onPiece={() => {}} />
      )}
    </footer>
  </main>,
)
