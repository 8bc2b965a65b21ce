// What is being decided: it lies beside the board, never on it.
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { Asking } from './Asking.tsx'
import { Brief } from './Brief.tsx'
import { RefusalNote } from './RefusalNote.tsx'
import { useShow, useTable } from './useShow.ts'
import './Decided.css'

export function Decided(): ReactElement | null {
  const { face } = useTable()
  const considered = useShow((s) => s.considered)
  const asking = useShow((s) => s.asking)
  const refused = useShow((s) => s.refused)
  const view = useShow((s) => s.past?.view ?? s.view)
  const about = considered ?? asking ?? refused
  if (!about) return null
  return (
    <Paper about={about} low={considered !== null && face.game.closes(considered.offer.action)}>
      {considered && <Brief considered={considered} />}
      {asking && (
        <Asking
          offers={asking.offers}
          pieces={asking.pieces.length > 0 ? face.pieces(view).filter((p) => asking.pieces.includes(p.piece)) : []}
        />
      )}
      {refused && <RefusalNote refusal={refused.refusal} agreeable={refused.agreeable} />}
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
