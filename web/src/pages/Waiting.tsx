import type { ReactElement } from 'react'
import { GAME_CARDS } from '../games/index.ts'
import { makeRoute } from '../route.ts'
import { isMyTurn, isWhatIf, useListing, waitingOf } from '../saved/useSaved.ts'
import { useWords } from '../words.tsx'
import { roundOf } from './Matches.tsx'
import './Waiting.css'

/** On a small screen the match that waits for me, or else the last one under way, lies on top; on a wide one all of them are in sight. */
export function Waiting(): ReactElement | null {
  const words = useWords()
  const { t } = words
  const { matches } = useListing()
  const match = waitingOf(matches)
  if (!match) return null
  const name = GAME_CARDS.find((c) => c.id === match.head.game)?.name ?? match.head.game
  return (
    <a className="waiting" href={makeRoute({ page: 'table', id: match.id })}>
      <img src={`./pictures/${match.head.game}.webp`} alt="" width={46} height={32} />
      <span>
        <strong>{t(isMyTurn(match) ? 'matches.yourTurn' : 'matches.running')}</strong>{' '}
        {isWhatIf(match) && t('matches.whatIf')} {name}. {roundOf(match, words)}
      </span>
      <b>{t('matches.go')}</b>
    </a>
  )
}
