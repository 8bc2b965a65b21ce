import {
  chooseOptions,
  isAsked,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  openValues,
} from '@muster/engine'
import type { AnyGame } from './games.ts'
import { misused } from './problem.ts'

/** What the command line says about the match to set up. */
export interface Wishes {
  readonly mission?: string | undefined
  /** Each `key=value`. */
  readonly option?: readonly string[] | undefined
}

/** The whole set of options for a match; what is not said is as the game has it. */
export function optionsFrom(game: AnyGame, wishes: Wishes, defaults: OptionValues = {}): OptionValues {
  const chosen: Record<string, OptionValue> = {}
  for (const [key, value] of Object.entries(defaults)) if (specOf(game, key)) chosen[key] = value
  if (wishes.mission !== undefined) {
    const spec = missionSpec(game)
    if (!spec) throw misused(`${game.id} has no missions: leave --mission out.`)
    chosen[spec.key] = readValue(game, spec, wishes.mission)
  }
  for (const wish of wishes.option ?? []) Object.assign(chosen, readWish(game, wish))
  const made = chooseOptions(game.options, chosen)
  if (made.ok) return checkUsed(game, made.options, wishes)
  const { option, value } = made.why.args ?? {}
  const spec = specOf(game, String(option))
  throw misused(`${String(option)} cannot be ${String(value)} with these options. ${describe(game, spec, chosen)}`)
}

/** The option that names the mission: `mission` where the game has one, else `mode`. */
export function missionSpec(game: AnyGame): OptionSpec | undefined {
  return specOf(game, 'mission') ?? specOf(game, 'mode')
}

/** Every mission that the other wishes leave open. */
export function missionsOf(game: AnyGame, wishes: Wishes): string[] {
  const spec = missionSpec(game)
  if (!spec) throw misused(`${game.id} has no missions: leave --mission out.`)
  const others = optionsFrom(game, { option: wishes.option })
  return (openValues(spec, others) ?? []).map(String)
}

/** What was asked for must not be dropped in silence because another option rules it out. */
function checkUsed(game: AnyGame, options: OptionValues, wishes: Wishes): OptionValues {
  const keys = (wishes.option ?? []).map((wish) => wish.slice(0, wish.indexOf('=')))
  const mission = wishes.mission === undefined ? undefined : missionSpec(game)?.key
  for (const key of mission ? [mission, ...keys] : keys) {
    const spec = specOf(game, key)
    if (spec && !isAsked(spec, options)) throw misused(`${key} has no meaning here: ${whenText(spec)}.`)
  }
  return options
}

function whenText(spec: OptionSpec): string {
  const needs = Object.entries(spec.when ?? {}).map(([key, values]) => `--option ${key}=${values.join('|')}`)
  return `it needs ${needs.join(' ')}`
}

function specOf(game: AnyGame, key: string): OptionSpec | undefined {
  return game.options.find((s) => s.key === key)
}

function readWish(game: AnyGame, wish: string): Record<string, OptionValue> {
  const cut = wish.indexOf('=')
  if (cut < 1) throw misused(`--option wants key=value, not "${wish}".`)
  const key = wish.slice(0, cut)
  const spec = specOf(game, key)
  const known = game.options.map((s) => s.key).join(', ')
  if (!spec) throw misused(`${game.id} has no option "${key}". Its options are: ${known}.`)
  return { [key]: readValue(game, spec, wish.slice(cut + 1)) }
}

const YES = ['true', 'yes', 'on', '1']
const NO = ['false', 'no', 'off', '0']

function readValue(game: AnyGame, spec: OptionSpec, text: string): OptionValue {
  const value = valueIn(spec, text)
  if (value === undefined) throw misused(`${spec.key} cannot be "${text}". ${describe(game, spec, {})}`)
  return value
}

function valueIn(spec: OptionSpec, text: string): OptionValue | undefined {
  if (spec.kind === 'choice') return spec.values?.find((v) => String(v) === text)
  if (spec.kind === 'flag') return YES.includes(text) ? true : NO.includes(text) ? false : undefined
  const number = Number(text)
  return text.trim() !== '' && Number.isInteger(number) ? number : undefined
}

/** All it can be: what is open as things stand, and what needs another option. */
function describe(game: AnyGame, spec: OptionSpec | undefined, chosen: OptionValues): string {
  if (!spec) return ''
  if (spec.kind === 'flag') return 'It can be: true, false.'
  if (spec.kind === 'number') return `It is a whole number from ${spec.min ?? 0}${spec.max ? ` to ${spec.max}` : ''}.`
  const usual = Object.fromEntries(game.options.map((s) => [s.key, s.default]))
  const open = openValues(spec, { ...usual, ...chosen }) ?? []
  const needing = (spec.values ?? [])
    .filter((v) => !open.includes(v))
    .map((v) => `${v} (${needs(spec.valuesWhen?.[String(v)])})`)
  return `It can be: ${[...open, ...needing].join(', ')}.`
}

const needs = (when: OptionSpec['when']): string =>
  `with ${Object.entries(when ?? {})
    .map(([key, values]) => `${key}=${values.join('|')}`)
    .join(' ')}`
