// How to play, as Markdown with pictures in docs/how-to-play: written by `npm run unit -- how-to-play -u`, and held to it.
import { type GameTypes, LANGUAGES, type Language, type Lesson, optionsFor, seeded } from '@muster/engine'
import { TABLE_TEXTS } from '@muster/engine/texts'
import { GAMES } from '@muster/games'
import { wording } from '@muster/words'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Face } from '../face.ts'
import { GAME_CARDS, loadFace } from '../games/index.ts'
import { marksOf } from '../table/choice.ts'
import { themeOf } from '../table/theme.ts'
import { learn as en } from '../texts/learn/en.ts'
import { learn as es } from '../texts/learn/es.ts'
import { learn as fr } from '../texts/learn/fr.ts'

const SHEETS = import.meta.glob<string>('../games/*/board.css', { query: '?raw', import: 'default', eager: true })
const PAGE = { en, es, fr }
const NOTHING = marksOf([], null, new Map(), null, new Set())

type Taught = Lesson<GameTypes>

/** A board as a picture that needs no page: its own drawing and its own stylesheet, the ground in one colour. */
function svgOf(face: Face, { scene, seat, title }: Taught, say: ReturnType<typeof wording>): string {
  const view = face.game.view(scene.state, seat)
  const { width, height } = face.geometry(view)
  const board = { view, viewer: seat, marks: NOTHING, playing: null, detail: 'picture', say } as const
  const markup = renderToStaticMarkup(createElement(face.Board, board))
  const drawing = /<svg[\s\S]*<\/svg>/.exec(markup)?.[0] ?? ''
  const theme = Object.entries(themeOf(face.theme)).map(([name, value]) => `${name}:${value}`)
  const css = SHEETS[`../games/${face.id}/board.css`] ?? ''
  const size = `width="${Math.round(width)}" height="${Math.round(height)}"`
  const style = `style="${theme.join(';').replaceAll('"', "'")}"`
  const ground = `<rect width="100%" height="100%" fill="${face.theme.ground}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${style}><title>${title.en}</title><style>${css.replace(/\s+/g, ' ')}</style>${ground}${drawing}</svg>\n`
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
  const cards = game.cards?.(game.view(game.setup(optionsFor(game), seeded('roster')), 'spectator')) ?? []
  const pictures = turn.map(
    ({ id, title, idea }) =>
      `![${idea[language]}](${game.id}-${id}.svg)\n\n**${title[language]}.** ${idea[language]}\n`,
  )
  const keeps = lessons.map((l) => `- ${l.keep[language]} (${l.rules[0]})`)
  const roster = cards.map((c) => `**${say(c.name)}**  \n${c.lines.map((line) => say(line)).join('  \n')}\n`)
  return [
    `# ${page['how.onePage'].replace('{game}', name)}\n`,
    `${say(game.goal(optionsFor(game, game.short)).told)}\n`,
    `## ${page['how.turn']}\n`,
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
