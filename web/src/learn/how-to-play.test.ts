// How to play, as Markdown with pictures in docs/how-to-play: written by `npm run unit -- how-to-play -u`, and held to it.
import { type GameTypes, LANGUAGES, type Language, type Lesson, type Message, optionsFor, seeded } from '@muster/engine'
import { TABLE_TEXTS } from '@muster/engine/texts'
import { GAMES } from '@muster/games'
import { wording } from '@muster/words'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { Plate } from '../art/plate.ts'
import type { Face } from '../face.ts'
import { GAME_CARDS, loadFace } from '../games/index.ts'
import { themeOf } from '../table/theme.ts'
import { learn as en } from '../texts/learn/en.ts'
import { learn as es } from '../texts/learn/es.ts'
import { learn as fr } from '../texts/learn/fr.ts'
import { drawnFrom } from '../worker/figures.ts'
import { marksIn } from './Drawn.tsx'
import { shortOf } from './short.ts'

const SHEETS = import.meta.glob<string>('../games/*/board.css', { query: '?raw', import: 'default', eager: true })
const PAINTERS = import.meta.glob('../games/*/*.worker.ts')
const PAGE = { en, es, fr }

type Taught = Lesson<GameTypes>

/** What the board asks to be painted, and the painter of its worker: both stand in the picture as SVG. */
const painted = vi.hoisted(() => ({ subject: null as unknown, plateOf: null as ((subject: unknown) => Plate) | null }))
vi.mock('../art/bitmap.ts', () => ({
  Plates: class {},
  usePlate: (_plates: object, _key: string, subject: unknown) => {
    painted.subject = subject
    return 'ground'
  },
}))
vi.mock('../art/plate-worker.ts', () => ({
  drawPlates: (plateOf: (subject: unknown) => Plate) => {
    painted.plateOf = plateOf
  },
}))

/** The ground as SVG. Work on pixels is left out: what is flat below it shows. */
function groundOf(flat: string): string {
  const steps = [...(painted.plateOf?.(painted.subject).steps ?? [])].map((step) =>
    typeof step === 'string' ? step : flat,
  )
  return steps
    .join('')
    .replace(/ blur="([\d.]+)"/g, ' style="filter:blur($1px)"')
    .replace(/ blend="([\w-]+)"/g, ' style="mix-blend-mode:$1"')
}

/** A board as a picture that needs no page: its own drawing, its own ground and its own stylesheet. */
function svgOf(face: Face, lesson: Taught, say: ReturnType<typeof wording>): string {
  const drawn = drawnFrom(face.game, lesson)
  const { width, height } = face.geometry(drawn.view)
  const board = { view: drawn.view, viewer: lesson.seat, marks: marksIn(drawn), wish: drawn.deed, playing: null, say }
  const markup = renderToStaticMarkup(createElement(face.Board, { ...board, detail: 'picture' }))
  const [flat = ''] = /<g [^>]*visibility="hidden"[\s\S]*?<\/g>/.exec(markup) ?? []
  const drawing = (/<svg[\s\S]*<\/svg>/.exec(markup)?.[0] ?? '').replace(
    /<image class="ground"[^>]*>(<\/image>)?/,
    () => groundOf(flat.replace('visibility="hidden"', '')),
  )
  const theme = Object.entries(themeOf(face.theme)).map(([name, value]) => `${name}:${value}`)
  const css = SHEETS[`../games/${face.id}/board.css`] ?? ''
  const size = `width="${Math.round(width)}" height="${Math.round(height)}"`
  const style = `style="${theme.join(';').replaceAll('"', "'")}"`
  const behind = `<rect width="100%" height="100%" fill="${face.theme.ground}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${style}><title>${lesson.title.en}</title><style>${css.replace(/\s+/g, ' ')}</style>${behind}${drawing}</svg>\n`
}

interface Told {
  readonly face: Face
  readonly name: string
  readonly lessons: readonly Taught[]
  readonly turn: readonly Taught[]
}

function markdown({ face, name, lessons, turn }: Told, language: Language, say: ReturnType<typeof wording>): string {
  const { game } = face
  const page = PAGE[language]
  const options = optionsFor(game)
  const seat = game.seats(options)[0]?.seat ?? 'spectator'
  const view = game.view(game.setup(options, seeded('goal')), seat)
  const { turn: deeds, worth } = face.told()
  const listed = (all: readonly Message[]) => all.map((line) => `- ${say(line)}`)
  const cards = game.cards?.(game.view(game.setup(optionsFor(game), seeded('roster')), 'spectator'), true) ?? []
  const pictures = turn.map(
    ({ id, title, idea }) =>
      `![${idea[language]}](${game.id}-${id}.svg)\n\n**${title[language]}.** ${idea[language]}\n`,
  )
  const keeps = lessons.map((l) => `- ${l.keep[language]} (${l.rules[0]})`)
  const roster = cards.map((c) => `**${say(c.name)}**  \n${c.lines.map((line) => say(line)).join('  \n')}\n`)
  return [
    `# ${page['how.onePage'].replace('{game}', name)}\n`,
    `${say(face.goal(view, seat))} ${say(shortOf(game))}\n`,
    `## ${page['how.deeds']}\n`,
    ...listed(deeds),
    `\n## ${page['how.worth']}\n`,
    ...listed(worth),
    `\n## ${page['how.turn']}\n`,
    ...pictures,
    `## ${page['how.surprises']}\n`,
    ...keeps,
    `\n## ${page['how.roster']}\n`,
    ...roster,
  ].join('\n')
}

const hold = (file: string, text: string): Promise<void> =>
  expect(text).toMatchFileSnapshot(`../../../docs/how-to-play/${file}`)

describe.each(GAMES.map((g) => g.id))('how to play %s', (id) => {
  test('stands in docs, in three languages, with its pictures', async () => {
    const module = await GAMES.find((g) => g.id === id)?.load()
    const face = await loadFace(id, null)
    const painter = Object.entries(PAINTERS).find(([path]) => path.includes(`/games/${id}/`))
    await painter?.[1]()
    const lessons = (await module?.lessons?.()) ?? []
    const turn = (module?.turn ?? []).flatMap((one) => lessons.find((lesson) => lesson.id === one) ?? [])
    expect(turn.length).toBeGreaterThan(2)
    const name = GAME_CARDS.find((card) => card.id === id)?.name ?? ''
    for (const language of LANGUAGES) {
      const texts = { ...TABLE_TEXTS[language], ...(await module?.texts(language)), ...(await face.texts(language)) }
      const say = wording(language, texts)
      await hold(`${id}.${language}.md`, markdown({ face, name, lessons, turn }, language, say))
      if (language === 'en') for (const lesson of turn) await hold(`${id}-${lesson.id}.svg`, svgOf(face, lesson, say))
    }
  })
})
