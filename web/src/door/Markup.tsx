import { memo, type ReactElement } from 'react'
import { innerOf, type Svg } from './svg.ts'

interface MarkupProps {
  readonly svg: Svg
  /** What it stands in: a group of a drawing unless told otherwise. */
  readonly as?: 'g' | 'div'
  readonly transform?: string | undefined
  readonly className?: string | undefined
}

/** Markup as it stands in the page. The one place that sets `innerHTML`, and it takes only what came through the door. */
export const Markup = memo(
  function Markup({ svg, as: Holder = 'g', ...given }: MarkupProps): ReactElement {
    return <Holder {...given} dangerouslySetInnerHTML={{ __html: innerOf(svg) }} />
  },
  (a, b) =>
    a.transform === b.transform && a.className === b.className && a.as === b.as && String(a.svg) === String(b.svg),
)
