import {
  chooseOptions,
  type Game,
  type GameTypes,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
} from '../src/index.ts'

/** A way to begin: a mode, a mission, an option turned. */
export interface Start<T extends GameTypes> {
  readonly label: string
  readonly options: T['Options']
}

const ROUNDS = 24

/** The defaults, every value of every choice once, and every flag turned; rounds limited so that random games end. */
export function startsOf<T extends GameTypes>(game: Pick<Game<T>, 'options' | 'id'>, rounds = ROUNDS): Start<T>[] {
  const specs = game.options
  const limit: OptionValues = specs.some((s) => s.key === 'rounds' && s.kind === 'number') ? { rounds } : {}
  const starts = new Map<string, Start<T>>()
  const keep = (wish: OptionValues | null, what: string): void => {
    const chosen = wish && chooseOptions(specs, { ...limit, ...wish })
    if (!wish || !chosen?.ok) throw new Error(`${game.id}: ${what} can never be chosen`)
    const key = JSON.stringify(chosen.options)
    if (!starts.has(key)) starts.set(key, { label: labelOf(wish), options: chosen.options as T['Options'] })
  }
  keep({}, 'the defaults')
  for (const spec of specs) {
    for (const value of valuesOf(spec)) keep(wishFor(specs, spec, value), `${spec.key} ${value}`)
  }
  return [...starts.values()]
}

/** The values worth a match of their own. */
function valuesOf(spec: OptionSpec): readonly OptionValue[] {
  const all = spec.kind === 'choice' ? (spec.values ?? []) : spec.kind === 'flag' ? [!spec.default] : []
  return all.filter((value) => value !== spec.default)
}

/** The fewest options that must be set so that this value can be chosen. */
function wishFor(specs: readonly OptionSpec[], spec: OptionSpec, value: OptionValue): OptionValues | null {
  const open: { readonly wish: OptionValues; readonly keys: readonly string[] }[] = [{ wish: {}, keys: [] }]
  const needed = neededBy(specs, spec, new Set())
  for (let i = 0; i < open.length && i < MOST_TRIES; i++) {
    const { wish, keys } = open[i] as (typeof open)[number]
    const chosen = chooseOptions(specs, { ...wish, [spec.key]: value })
    if (chosen.ok && chosen.options[spec.key] === value) return { ...wish, [spec.key]: value }
    const later = needed.slice(keys.length === 0 ? 0 : needed.findIndex((n) => n.key === keys.at(-1)) + 1)
    for (const n of later) {
      for (const v of valuesOf(n)) open.push({ wish: { ...wish, [n.key]: v }, keys: [...keys, n.key] })
    }
  }
  return null
}

const MOST_TRIES = 5000

/** The options that decide whether this one, or a value of it, is open. */
function neededBy(specs: readonly OptionSpec[], spec: OptionSpec, seen: Set<string>): OptionSpec[] {
  const conditions = [spec.when ?? {}, ...Object.values(spec.valuesWhen ?? {})]
  for (const key of new Set(conditions.flatMap((when) => Object.keys(when)))) {
    const before = specs.find((s) => s.key === key)
    if (!before || seen.has(key)) continue
    seen.add(key)
    neededBy(specs, before, seen)
  }
  return specs.filter((s) => seen.has(s.key))
}

function labelOf(wish: OptionValues): string {
  const parts = Object.entries(wish).map(([key, value]) => `${key} ${value}`)
  return parts.length === 0 ? 'as it comes' : parts.join(', ')
}
