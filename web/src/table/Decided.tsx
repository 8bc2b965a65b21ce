// What is being decided: it lies beside the board, never on it.
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { seeMore } from '../parts/seeMore.ts'
import { useNarrow } from '../parts/useNarrow.ts'
import { Asking, useIsDrawn } from './Asking.tsx'
import { Brief } from './Brief.tsx'
import { RefusalNote } from './RefusalNote.tsx'
import { useShow, useTable } from './useShow.ts'
import './Decided.css'

export function Decided(): ReactElement | null {
  const { face } = useTable()
  const considered = useShow((s) => s.considered)
  const refused = useShow((s) => s.refused)
  const isDrawn = useIsDrawn()
  const isAskedThere = !useNarrow() && !isDrawn
  const about = considered ?? refused
  if (!about) return isAskedThere ? null : <Asked />
  return (
    <Paper about={about} low={considered !== null && face.game.closes(considered.offer.action)}>
      {considered && <Brief considered={considered} />}
      {refused && <RefusalNote refusal={refused.refusal} agreeable={refused.agreeable} />}
    </Paper>
  )
}

/** Several things could be meant. */
export function Asked(): ReactElement | null {
  const { face } = useTable()
  const asking = useShow((s) => s.asking)
  const view = useShow((s) => s.past?.view ?? s.view)
  if (!asking) return null
  const all = asking.pieces.length > 0 ? face.pieces(view).filter((p) => asking.pieces.includes(p.piece)) : []
  // Those that look the same in the same place are one.
  const pieces = [...Map.groupBy(all, ({ name, place }) => JSON.stringify([name, place])).values()].flatMap((same) =>
    same.slice(0, 1),
  )
  return (
    <Paper about={asking} low={false}>
      <Asking offers={asking.offers} pieces={pieces} />
    </Paper>
  )
}

interface PaperProps {
  readonly about: object
  /** About the end of a phase: it lies beside the button that ends it. */
  readonly low: boolean
  readonly children: ReactNode
}

/** The button one most likely wants has the focus; when the paper is gone, what had it before. */
function Paper({ about, low, children }: PaperProps): ReactElement {
  const paper = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => seeMore(paper.current), [])
  useEffect(() => {
    const main = paper.current?.querySelector<HTMLElement>('.go') ?? paper.current?.querySelector('button')
    main?.focus({ preventScroll: true })
  }, [about])
  return (
    <div ref={paper} className={low ? 'decided ending' : 'decided'}>
      {children}
    </div>
  )
}
