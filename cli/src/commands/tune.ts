import { availableParallelism } from 'node:os'
import { must, type OptionValues, type Weights } from '@muster/engine'
import { columns, percent } from '../columns.ts'
import { type AnyGame, loadGame } from '../games.ts'
import { missionSpec, missionsOf, optionsFrom, type Wishes } from '../options.ts'
import { failed, misused } from '../problem.ts'
import { progressBar } from '../progress.ts'
import { print, printJson, type Shell } from '../shell.ts'
import { onThreads } from '../threads.ts'
import type { Sample } from '../tune/collect.ts'
import { fitted, fittedIn, foretelling, rowsOf } from '../tune/fit.ts'
import { heatOf, surely } from '../tune/heat.ts'
import { auc, calibrationGap, forecasts, isMiddle } from '../tune/measure.ts'
import type { Reply, SentPlay } from '../tune/worker.ts'
import { figure, madeBefore, writeAhead, writeWeights } from '../tune/write.ts'

export interface TuneFlags extends Wishes {
  readonly games: number
  readonly seed: string
  readonly bots: string
  readonly rounds: number
  readonly workers?: number
  /** Nobody has whims: as in the games that weights are checked on. */
  readonly plain?: boolean
  /** Fits what counts at the end of a continuation instead, near no guess. */
  readonly ahead?: boolean
  /** Keeps the weights, and fits only how sure they may be. */
  readonly heat?: boolean
  /** Keeps all weights but those of these features, and how sure they are. */
  readonly only?: string
  readonly check?: boolean
  readonly json?: boolean
}

/** Who plays where weights are checked, and where it is seen how sure they may be. */
const HEATED = { bots: 'one-step', plain: true, heat: true } as const
/** The seed of the games that weights are checked on: never fitted to. */
const HELD_OUT = 'auc'

export async function tuneCommand(shell: Shell, id: string, flags: TuneFlags): Promise<void> {
  const { game } = await loadGame(shell, id)
  if (!game.mind) throw misused(`${game.id} has no features to weigh.`)
  if (flags.check) return checkWeights(shell, game, flags)
  if (flags.seed === HELD_OUT) throw misused(`the games of seed ${HELD_OUT} are held out: take another.`)
  const grounds = groundsOf(game, flags)
  if (flags.ahead) return tuneAhead(shell, game, flags, grounds)
  const samples = flags.heat ? null : await played(shell, game, flags, grounds)
  const weights = samples ? weighed(game, samples, flags.only) : must(game.mind).weights
  if (flags.only !== undefined) return keepWeights(shell, game, { ...must(game.mind).weights, ...weights }, flags)
  const isAlike = flags.plain === HEATED.plain && flags.bots === HEATED.bots
  const seen = samples && isAlike ? samples : await played(shell, game, { ...flags, ...HEATED }, grounds)
  const heat = heated(game, seen, weights)
  await keepWeights(shell, game, { ...weights, heat }, flags)
}

async function keepWeights(shell: Shell, game: AnyGame, weights: Weights, flags: TuneFlags): Promise<void> {
  await writeWeights(game, weights, madeBy(game, flags, await madeBefore(game)))
  print(shell, weightsText(game, weights))
}

/** From games of bots as they are, and near no guess: nobody plays by these weights, they only foretell. */
async function tuneAhead(
  shell: Shell,
  game: AnyGame,
  flags: TuneFlags,
  grounds: readonly OptionValues[],
): Promise<void> {
  const mind = must(game.mind)
  const samples = (await played(shell, game, flags, grounds)).filter((s) => s.moment === 'begun')
  const weights = foretelling(rowsOf(samples, mind.features.length), mind.weights.begun)
  await writeAhead(game, { weights, heat: heatOf(samples, weights, mind) }, `Made by: ${commandOf(game, flags)}`)
  print(shell, weightsText(game, { begun: weights, midst: weights }))
}

/** The commands that made what is kept and what is new, a line for each. */
function madeBy(game: AnyGame, flags: TuneFlags, [made = '', heated = '', some]: readonly string[]): readonly string[] {
  const command = commandOf(game, flags)
  if (flags.only !== undefined) return [made, heated, `Of these ${flags.only}, by: ${command}`]
  const sure = `How sure it is, by: ${commandOf(game, { ...flags, ...HEATED })}`
  if (flags.heat) return some === undefined ? [made, sure] : [made, sure, some]
  return [`Made by: ${command}`, sure]
}

type Weighing = Pick<Weights, 'begun' | 'midst'>

function weighed(game: AnyGame, samples: readonly Sample[], only: string | undefined): Weighing {
  const { features, guess } = must(game.mind)
  if (only !== undefined) return weighedIn(game, samples, only.split(','))
  const near = features.map((name) => guess[name])
  const weigh = (of: readonly Sample[]): number[] => fitted(rowsOf(of, features.length), near)
  return { begun: weigh(samples.filter((s) => s.moment === 'begun')), midst: weigh(samples) }
}

/** All others stay as they are, and so does how sure they are. */
function weighedIn(game: AnyGame, samples: readonly Sample[], only: readonly string[]): Weighing {
  const mind = must(game.mind)
  const { features, weights } = mind
  const some = only.map((name) => numberOf(features, name))
  const weigh = (moment: Sample['moment']): number[] => {
    const of = samples.filter((s) => s.moment === moment)
    return fittedIn(rowsOf(surely(of, weights.heat[moment], mind), features.length), weights[moment], some)
  }
  return { begun: weigh('begun'), midst: weigh('midst') }
}

function numberOf(features: readonly string[], name: string): number {
  const i = features.indexOf(name)
  if (i < 0) throw misused(`there is no feature "${name}": ${features.join(', ')}.`)
  return i
}

/** How sure weights may be, seen in games like those they are checked on. */
function heated(game: AnyGame, samples: readonly Sample[], weights: Weighing): Weights['heat'] {
  const of = (moment: Sample['moment']): Weights['heat']['begun'] =>
    heatOf(
      samples.filter((s) => s.moment === moment),
      weights[moment],
      must(game.mind),
    )
  return { begun: of('begun'), midst: of('midst') }
}

/** Every mission, where there are several and none was named. */
function groundsOf(game: AnyGame, flags: TuneFlags): readonly OptionValues[] {
  const defaults = { rounds: flags.rounds }
  if (flags.mission !== undefined || !missionSpec(game)) return [optionsFrom(game, flags, defaults)]
  return missionsOf(game, flags).map((mission) => optionsFrom(game, { ...flags, mission }, defaults))
}

async function played(
  shell: Shell,
  game: AnyGame,
  flags: TuneFlags,
  grounds: readonly OptionValues[],
): Promise<readonly Sample[]> {
  const { seed, rounds, games } = flags
  const whims = flags.check || flags.plain ? 'none' : 'whims'
  const sent: SentPlay = {
    gamesUrl: shell.gamesUrl,
    game: game.id,
    grounds,
    bots: flags.bots.split(':'),
    seed,
    rounds,
    whims,
  }
  const found: (readonly Sample[])[] = []
  const progress = progressBar(shell, games)
  const failures: string[] = []
  let done = 0
  const take = (reply: Reply): boolean => {
    if ('failed' in reply) failures.push(reply.failed)
    else found[reply.n] = reply.samples
    progress.show(++done)
    return failures.length === 0
  }
  const threads = flags.workers ?? availableParallelism()
  const module = new URL('../tune/worker.ts', import.meta.url)
  await onThreads({ module, told: sent }, games, threads, take).finally(progress.clear)
  if (failures[0] !== undefined) throw failed(failures[0])
  return found.flat()
}

interface Checked {
  readonly games: number
  readonly positions: number
  readonly auc: number
  readonly calibrationGap: number
}

/** How well the kept weights foretell games of one-step that they never saw. */
async function checkWeights(shell: Shell, game: AnyGame, flags: TuneFlags): Promise<void> {
  const own = { ...flags, seed: HELD_OUT, bots: 'one-step' }
  const checked: Record<string, Checked> = {}
  for (const [name, options] of checkedOn(game, flags)) {
    const samples = await played(shell, game, own, [options])
    checked[name] = check(game, samples, flags.games)
  }
  const all = Object.values(checked)
  const mean = (of: (c: Checked) => number): number => all.reduce((sum, c) => sum + of(c), 0) / all.length
  const report = {
    game: game.id,
    auc: mean((c) => c.auc),
    calibrationGap: mean((c) => c.calibrationGap),
    grounds: checked,
  }
  if (flags.json) printJson(shell, report)
  else print(shell, checkText(report))
}

/** Every value of `mission` where that is what the game is played by; the defaults elsewhere. */
function checkedOn(game: AnyGame, flags: TuneFlags): readonly (readonly [string, OptionValues])[] {
  const spec = missionSpec(game)
  const defaults = { rounds: flags.rounds }
  if (spec?.key !== 'mission' || flags.mission !== undefined || game.options[0]?.key !== 'mission')
    return [[flags.mission ?? 'default', optionsFrom(game, flags, defaults)]]
  return missionsOf(game, flags).map((mission) => [mission, optionsFrom(game, { ...flags, mission }, defaults)])
}

function check(game: AnyGame, samples: readonly Sample[], games: number): Checked {
  const mind = must(game.mind)
  const middle = forecasts(samples.filter(isMiddle), mind)
  const whole = forecasts(samples, mind)
  return { games, positions: middle.length, auc: auc(middle), calibrationGap: calibrationGap(whole) }
}

function checkText(report: { readonly game: string; readonly grounds: Readonly<Record<string, Checked>> }): string {
  const rows = Object.entries(report.grounds).map(([name, c]) => [name, c.auc.toFixed(3), percent(c.calibrationGap)])
  return `${report.game}\n${columns([['ground', 'AUC', 'gap'], ...rows])}\n`
}

function weightsText(game: AnyGame, weights: Weighing): string {
  const rows = (game.mind?.features ?? []).map((name, i) => [name, figure(weights.begun[i]), figure(weights.midst[i])])
  return `${game.id}\n${columns([['feature', 'begun', 'midst'], ...rows])}\n`
}

function commandOf(
  game: AnyGame,
  { mission, option = [], ahead, plain, heat, only, bots, games, seed }: TuneFlags,
): string {
  const on = mission === undefined ? '' : ` --mission ${mission}`
  const options = option.map((o) => ` --option ${o}`).join('')
  const some = only === undefined ? '' : ` --only ${only}`
  const how = heat ? ' --heat' : `${ahead ? ' --ahead' : ''}${plain ? ' --plain' : ''} --bots ${bots}${some}`
  return `muster tune ${game.id}${on}${options}${how} --games ${games} --seed ${seed}`
}
