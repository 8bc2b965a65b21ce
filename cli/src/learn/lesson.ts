// One lesson in the terminal: the coach speaks, and one chooses from the list.
import {
  type GameTypes,
  isAstray,
  type Lesson,
  letGoOn,
  type Match,
  offers,
  play,
  progressOf,
  type Stage,
  stageMatch,
  stagesOf,
  startTaskAnew,
  type Task,
  tryLike,
} from '@muster/engine'
import type { AnyGame } from '../games.ts'
import type { Tongue } from '../language.ts'
import { painter } from '../play/colours.ts'
import type { Lines } from '../play/lines.ts'
import { labelled, type Offer, withWords } from '../play/menu.ts'
import { toldOf } from '../play/told.ts'
import { isTerminal, print, type Shell } from '../shell.ts'

interface Taking {
  readonly shell: Shell
  readonly lines: Lines
  readonly tongue: Tongue
  readonly game: AnyGame
  readonly lesson: Lesson<GameTypes>
}

/** One stage of it under way. */
interface At extends Taking {
  readonly stage: Stage<GameTypes>
  readonly match: Match<GameTypes>
}

type Wish = 'quit' | 'next' | 'on'

/** Takes the lesson; false when somebody has had enough. */
export async function take(taking: Taking): Promise<boolean> {
  const { game, lesson, tongue, shell } = taking
  for (const stage of stagesOf(lesson)) {
    const at: At = { ...taking, stage, match: stageMatch(game, lesson, stage) }
    letGoOn(at.match, lesson)
    const wish = await takeStage(at)
    if (wish !== 'on') return wish === 'next'
  }
  print(shell, `${tongue.own('learn.done', { what: lesson.keep[tongue.language] })}\n`)
  return true
}

async function takeStage(at: At): Promise<Wish> {
  for (let told = -1; ; ) {
    const { done } = progressOf(at.match, at.lesson, at.stage)
    const task = at.stage.tasks[done]
    if (done !== told) after(at, at.stage.tasks[done - 1])
    if (!task) return 'on'
    if (done !== told) before(at, task, at.stage.from + done)
    told = done
    const wish = await decide(at, task)
    if (wish !== 'on') return wish
  }
}

function after({ shell, tongue }: At, task: Task<GameTypes> | undefined): void {
  if (task?.after) print(shell, tongue.own('learn.coach', { what: task.after[tongue.language] }))
}

function before({ shell, tongue }: At, { coach, line }: Task<GameTypes>, number: number): void {
  print(shell, tongue.own('learn.coach', { what: coach[tongue.language] }))
  print(shell, tongue.own('learn.task', { number: number + 1, what: line[tongue.language] }))
}

/** One choice of the learner: a number, words of an offer, or a wish about the lesson. */
async function decide(at: At, task: Task<GameTypes>): Promise<Wish> {
  const { shell, lines, tongue, match, lesson, stage } = at
  const all = show(at)
  const line = (await lines.ask(tongue.own('learn.ask')))?.trim()
  if (line === undefined || line === 'q') return 'quit'
  if (line === 'n') return 'next'
  if (line === 'b' || line === 's') startTaskAnew(match, lesson, stage)
  if (line === 'b') letGoOn(match, lesson)
  else if (line === 's') for (const action of task.solution) act(at, action)
  else {
    const offer = all[Number(line) - 1] ?? (line === '' ? undefined : only(withWords(all, line)))
    if (!offer) print(shell, tongue.own('ask.number'))
    else tryOut(at, task, offer)
  }
  return 'on'
}

const only = (found: readonly Offer[]): Offer | undefined => (found.length === 1 ? found[0] : undefined)

function show({ shell, tongue, match, lesson, game }: At): readonly Offer[] {
  const paint = painter(match.record.seats, isTerminal(shell.out.stream))
  print(shell, paint.picture(game.picture(game.view(match.state, lesson.seat)), tongue.word))
  const all = labelled(game, tongue, match.state, lesson.seat, offers(game, match.state, lesson.seat))
  for (const [i, offer] of all.entries()) print(shell, `${String(i + 1).padStart(3)}  ${offer.label}`)
  return all
}

/** Does it, and tells what came of it. */
function act({ match, lesson, shell, tongue }: At, action: GameTypes['Action']): void {
  letGoOn(match, lesson)
  const from = match.walk.entries.length
  const acted = play(match, lesson.seat, action)
  if (acted.ok) letGoOn(match, lesson)
  else print(shell, tongue.word(acted.why))
  for (const told of toldOf(match, tongue, lesson.seat, from).flat()) print(shell, `  ${told}`)
}

function tryOut(at: At, task: Task<GameTypes>, { action }: Offer): void {
  const { match, lesson, stage, shell, tongue } = at
  const { done } = progressOf(match, lesson, stage)
  act(at, action)
  if (progressOf(match, lesson, stage).done > done) return
  const known = tryLike(task, { action, refused: null })
  if (!known && !isAstray(task, action)) return
  const what = known?.coach?.[tongue.language] ?? tongue.own('learn.astray')
  print(shell, tongue.own('learn.not', { what }))
}
