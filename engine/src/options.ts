import { type Message, type Refusal, say } from './message.ts'

export type OptionValue = string | number | boolean
export type OptionValues = Readonly<Record<string, OptionValue>>

/** One choice to make before a match. Texts: `option.<key>` and, for a choice, `option.<key>.<value>`. */
export interface OptionSpec {
  readonly key: string
  readonly kind: 'choice' | 'flag' | 'number'
  readonly default: OptionValue
  /** What can be chosen, for a choice. */
  readonly values?: readonly OptionValue[]
  readonly min?: number
  readonly max?: number
  /** Only asked while each of these options has one of these values. */
  readonly when?: Readonly<Record<string, readonly OptionValue[]>>
  /** Values open only while other options have certain values: value -> conditions. */
  readonly valuesWhen?: Readonly<Record<string, Readonly<Record<string, readonly OptionValue[]>>>>
  /** Where the text of the key will not do, as for an order about one unit. */
  readonly label?: Message
  /** Folded away for those who do not care. */
  readonly folded?: boolean
}

/** The whole set of options from what was chosen, defaults filled in; or why not. */
export function chooseOptions(
  specs: readonly OptionSpec[],
  chosen: OptionValues,
): { readonly ok: true; readonly options: OptionValues } | Refusal {
  const options: Record<string, OptionValue> = {}
  for (const key of Object.keys(chosen)) {
    if (!specs.some((s) => s.key === key)) return refuse('unknownOption', key, String(chosen[key]))
  }
  for (const spec of specs) {
    const open = openValues(spec, options)
    const asked = isAsked(spec, options)
    const wanted = asked ? chosen[spec.key] : undefined
    const fallback = open && !open.includes(spec.default) ? (open[0] as OptionValue) : spec.default
    const value = wanted ?? fallback
    if (!isValid(spec, open, value)) return refuse('badOption', spec.key, String(value))
    options[spec.key] = value
  }
  return { ok: true, options }
}

/** Whether these are all the options of a match. One that is not asked counts for nothing: it may be what its default once was. */
export function areOptions(specs: readonly OptionSpec[], options: OptionValues): boolean {
  if (Object.keys(options).length !== specs.length) return false
  return specs.every((spec) => {
    const value = Object.hasOwn(options, spec.key) ? options[spec.key] : undefined
    return value !== undefined && isValid(spec, openValues(spec, options), value)
  })
}

/** The same for programs: throws where a person would be told. */
export function optionsFor<O extends OptionValues>(
  game: { readonly options: readonly OptionSpec[] },
  chosen: OptionValues = {},
): O {
  const made = chooseOptions(game.options, chosen)
  if (!made.ok) throw new Error(`${made.why.key} ${JSON.stringify(made.why.args)}`)
  return made.options as O
}

/** Whether the option is asked at all, given those before it. */
export function isAsked(spec: OptionSpec, options: OptionValues): boolean {
  return holds(spec.when, options)
}

/** The values that can be chosen now; undefined for flags and numbers. */
export function openValues(spec: OptionSpec, options: OptionValues): readonly OptionValue[] | undefined {
  return spec.values?.filter((v) => holds(spec.valuesWhen?.[String(v)], options))
}

function holds(when: Readonly<Record<string, readonly OptionValue[]>> | undefined, options: OptionValues): boolean {
  return Object.entries(when ?? {}).every(([key, values]) => values.includes(options[key] as OptionValue))
}

function isValid(spec: OptionSpec, open: readonly OptionValue[] | undefined, value: OptionValue): boolean {
  if (spec.kind === 'flag') return typeof value === 'boolean'
  if (spec.kind === 'choice') return open?.includes(value) ?? false
  return Number.isInteger(value) && (value as number) >= (spec.min ?? 0) && (value as number) <= (spec.max ?? 1e9)
}

function refuse(key: string, option: string, value: string): Refusal {
  return { ok: false, rule: null, why: say(`refusal.${key}`, { option, value }) }
}
