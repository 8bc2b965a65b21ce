import { memo, type ReactElement } from 'react'

interface MarkupProps {
  /** SVG written by the drawing code of this folder; never anything a person typed. */
  readonly svg: string
  readonly transform?: string | undefined
  readonly className?: string | undefined
}

/** A drawing made as text: the same text serves the page and the bitmaps. */
export const Markup = memo(function Markup({ svg, transform, className }: MarkupProps): ReactElement {
  return <g transform={transform} className={className} dangerouslySetInnerHTML={{ __html: svg }} />
})
