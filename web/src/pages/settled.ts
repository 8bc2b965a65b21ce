import { chooseOptions, type OptionSpec, type OptionValues } from '@muster/engine'

/** The whole set of options; what no longer fits falls back to its default. */
export function settled(specs: readonly OptionSpec[], chosen: OptionValues): OptionValues {
  let kept = chosen
  for (let i = 0; i <= specs.length; i++) {
    const result = chooseOptions(specs, kept)
    if (result.ok) return result.options
    const wrong = result.why.args?.['option']
    kept = Object.fromEntries(Object.entries(kept).filter(([key]) => key !== wrong))
  }
  return kept
}
