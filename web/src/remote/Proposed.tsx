// Somebody asks to take back, or offers a draw.
import type { Proposal } from '@muster/table'
import type { ReactElement } from 'react'
import { GAME_CARDS } from '../games/index.ts'
import { useShow, useTable } from '../table/useShow.ts'
import { useWords } from '../words.tsx'
import { Answers, Slip } from './Slip.tsx'
import { useNames, useRemoteState } from './useRemote.ts'

export function Proposed(): ReactElement | null {
  const proposal = useShow((s) => s.sight?.proposal)
  const viewer = useShow((s) => s.sight?.viewer ?? '')
  const seats = useRemoteState((s) => s.seats)
  if (!proposal) return null
  if (seats.includes(proposal.by)) return <Mine proposal={proposal} />
  if (!proposal.waiting.includes(viewer)) return null
  return proposal.what === 'undo' ? <AsksUndo proposal={proposal} /> : <AsksDraw proposal={proposal} />
}

interface ProposedProps {
  readonly proposal: Proposal
}

function Mine({ proposal: { what, waiting, to } }: ProposedProps): ReactElement {
  const { t } = useWords()
  const { controller } = useTable()
  const names = useNames()
  return (
    <Slip
      title={t(what === 'undo' ? 'remote.youAskedUndo' : 'remote.youAskedDraw')}
      lit={
        <button type="button" className="quiet" onClick={() => void controller.wish(controller.table.answer(false))}>
          {t('remote.withdraw')}
        </button>
      }
    >
      {to !== null && <TakenBack to={to} />}
      <p>{t('remote.waitsFor', { names: names(waiting) })}</p>
    </Slip>
  )
}

function AsksUndo({ proposal: { by, to } }: ProposedProps): ReactElement {
  const { t } = useWords()
  const names = useNames()
  const answer = useAnswer()
  return (
    <Slip
      title={t('remote.asksUndo', { name: names([by]) })}
      by={names([by])}
      lit={<Answers no={[t('remote.decline'), answer(false)]} yes={[t('remote.allow'), answer(true)]} />}
    >
      {to !== null && <TakenBack to={to} />}
      <small>{t('remote.nextMoveNo')}</small>
    </Slip>
  )
}

/** What would be taken back, and how much of what came after goes with it. */
function TakenBack({ to }: { readonly to: number }): ReactElement {
  const { t, say } = useWords()
  const diary = useShow((s) => s.diary)
  const [first, ...after] = diary.filter((line) => line.entry >= to)
  if (!first) return <p>{t('remote.asksUndoText')}</p>
  return <p>{t('remote.takenBack', { told: say(first.told), after: after.length })}</p>
}

function AsksDraw({ proposal: { by } }: ProposedProps): ReactElement {
  const { t, language } = useWords()
  const names = useNames()
  const answer = useAnswer()
  const standing = useStanding()
  const round = useShow((s) => s.sight?.round ?? 0)
  const game = useRemoteState((s) => s.table.game)
  const name = GAME_CARDS.find((card) => card.id === game)?.round[language] ?? ''
  return (
    <Slip
      title={t('remote.asksDraw', { name: names([by]) })}
      by={names([by])}
      lit={<Answers no={[t('remote.playOn'), answer(false)]} yes={[t('remote.agree'), answer(true)]} />}
    >
      <p>
        {t('remote.stands', { standing })} {t('matches.round', { name, round })} {t('remote.asksDrawText')}
      </p>
      <small>{t('remote.nextMoveNo')}</small>
    </Slip>
  )
}

function useAnswer(): (agrees: boolean) => () => void {
  const { controller } = useTable()
  return (agrees) => () => void controller.wish(controller.table.answer(agrees))
}

/** The points of all sides, the reader's own first. */
function useStanding(): string {
  const { face } = useTable()
  const view = useShow((s) => s.view)
  const viewer = useShow((s) => s.sight?.viewer)
  const chairs = useRemoteState((s) => s.table.chairs)
  const own = chairs.find((c) => c.seat === viewer)?.side
  const sides = [...new Set(chairs.map((c) => c.side))].sort((a, b) => Number(b === own) - Number(a === own))
  return sides.map((side) => face.score(view, side).points).join(' : ')
}
