import { chooseOptions, type Game, type GameTypes, type OptionSpec, type OptionValues } from '../src/index.ts'

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
  const wishes = [{}, ...specs.flatMap((spec) => wishesFor(specs, spec))]
  const starts = new Map<string, Start<T>>()
  for (const wish of wishes) {
    const chosen = chooseOptions(specs, { ...limit, ...wish })
    if (!chosen.ok) throw new Error(`${game.id}: the options ${JSON.stringify(wish)} are refused: ${chosen.why.key}`)
    const key = JSON.stringify(chosen.options)
    if (!starts.has(key)) starts.set(key, { label: labelOf(wish), options: chosen.options as T['Options'] })
  }
  return [...starts.values()]
}

/** One set of options for each value worth a match of its own. */
function wishesFor(specs: readonly OptionSpec[], spec: OptionSpec): Record<string, OptionValues[string]>[] {
  const values = spec.kind === 'choice' ? (spec.values ?? []) : spec.kind === 'flag' ? [!spec.default] : []
  return values
    .filter((value) => value !== spec.default)
    .map((value) => ({
      ...needs(specs, spec.when),
      ...needs(specs, spec.valuesWhen?.[String(value)]),
      [spec.key]: value,
    }))
}

/** What must be chosen so that a condition holds, and so that this can be chosen in turn. */
function needs(specs: readonly OptionSpec[], when: OptionSpec['when']): Record<string, OptionValues[string]> {
  const out: Record<string, OptionValues[string]> = {}
  for (const [key, values] of Object.entries(when ?? {})) {
    const spec = specs.find((s) => s.key === key)
    const value = spec && values.includes(spec.default) ? spec.default : values[0]
    if (!spec || value === undefined || value === spec.default) continue
    Object.assign(out, needs(specs, spec.when), needs(specs, spec.valuesWhen?.[String(value)]), { [key]: value })
  }
  return out
}

function labelOf(wish: OptionValues): string {
  const parts = Object.entries(wish).map(([key, value]) => `${key} ${value}`)
  return parts.length === 0 ? 'as it comes' : parts.join(', ')
}
