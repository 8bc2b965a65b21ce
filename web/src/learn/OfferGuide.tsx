// What "Play now" offers to somebody who has never played the game.
import { type ReactElement, useEffect, useState } from 'react'
import type { GameCard } from '../games/index.ts'
import { playNow } from '../pages/start.ts'
import { useStarting } from '../pages/useStarting.ts'
import { Sheet } from '../parts/Sheet.tsx'
import { makeRoute } from '../route.ts'
import { useWords } from '../words.tsx'
import { firstBattleMinutes, startFirstBattle } from './firstBattle.ts'
import { decline } from './guide.ts'
import { isLearnt, useProgress } from './progress.ts'
import { useSheets } from './useSheets.ts'

interface OfferProps {
  readonly card: GameCard
  readonly open: boolean
  readonly onClose: () => void
}

export function OfferGuide({ card, open, onClose }: OfferProps): ReactElement {
  const { t } = useWords()
  const [starting, begin] = useStarting()
  const sheets = useSheets(card.id)
  const learnt = useProgress((s) => s.learnt)
  const isLearned = sheets?.every(({ id }) => isLearnt(learnt, card.id, id)) ?? false
  const minutes = useMinutes(card.id, open)
  const declined = async (): Promise<void> => {
    decline(card.id)
    await playNow(card.id)
  }
  return (
    <Sheet title={t('guide.title', { game: card.name })} open={open} onClose={onClose} display={card.display}>
      <p>{t('guide.text', { minutes })}</p>
      {!isLearned && (
        <p>
          <a href={makeRoute({ page: 'learn', game: null, lesson: null })}>{t('guide.lessons')}</a>
        </p>
      )}
      <footer>
        <button type="button" className="quiet" disabled={starting} onClick={() => begin(declined)}>
          {t('guide.no')}
        </button>
        <button type="button" className="go" disabled={starting} onClick={() => begin(() => startFirstBattle(card.id))}>
          {t('guide.yes')}
        </button>
      </footer>
    </Sheet>
  )
}

/** Known as soon as the game is there. */
function useMinutes(game: string, wanted: boolean): number {
  const [minutes, setMinutes] = useState(0)
  useEffect(() => {
    if (wanted) void firstBattleMinutes(game).then(setMinutes)
  }, [game, wanted])
  return minutes
}
