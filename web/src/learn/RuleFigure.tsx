import type { ReactElement } from 'react'
import { Figure } from './Figure.tsx'
import { useFigures } from './useFigures.ts'

/** The picture of a rule, where it has one. */
export function RuleFigure({ game, rule }: { readonly game: string; readonly rule: string }): ReactElement | null {
  const drawn = useFigures(game)
  const figure = drawn?.figures.find(({ rules }) => rules.includes(rule))
  return drawn && figure ? <Figure game={game} figure={figure} played={drawn.played} /> : null
}
