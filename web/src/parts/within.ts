import type { OptionSpec } from '@muster/engine'

/** What was typed, as the nearest number the option allows. */
export function within({ min = 0, max = 1e9 }: Pick<OptionSpec, 'min' | 'max'>, typed: string): number {
  const wanted = Math.trunc(Number(typed))
  return Number.isNaN(wanted) ? min : Math.min(max, Math.max(min, wanted))
}
