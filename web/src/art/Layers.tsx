// A board as two drawings: its ground, and all that stands and is marked on it.
import type { ReactElement, ReactNode, Ref } from 'react'

interface LayersProps {
  readonly className: string
  readonly width: number
  readonly height: number
  /** On a table the ground is a picture of its own: what changes on it does not draw it again. Elsewhere one is enough. */
  readonly live: boolean
  readonly ground: ReactNode
  readonly drawn: Ref<SVGSVGElement>
  readonly children: ReactNode
}

export function Layers({ className, width, height, live, ground, drawn, children }: LayersProps): ReactElement {
  const box = { viewBox: `0 0 ${width} ${height}`, width: '100%', height: '100%' }
  return (
    <>
      {live && (
        <svg className={`${className} ground-below`} {...box} aria-hidden="true">
          {ground}
        </svg>
      )}
      <svg ref={drawn} className={className} {...box} aria-hidden="true">
        {!live && ground}
        {children}
      </svg>
    </>
  )
}
