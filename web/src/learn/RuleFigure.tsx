import type { ReactElement } from 'react'
import { Figure } from './Figure.tsx'
import { nearest } from './nearest.ts'
import { useFigures } from './useFigures.ts'

/** The picture of a rule, or the one that comes nearest to it in its chapter. */
export function RuleFigure({ game, rule }: { readonly game: string; readonly rule: string }): ReactElement | null {
  const drawn = useFigures(game)
  const figure = drawn && nearest(drawn.figures, rule)
  return drawn && figure ? <Figure game={game} figure={figure} played={drawn.played} /> : null
}
