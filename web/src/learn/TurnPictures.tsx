// A turn in pictures.
import { gameWith } from '@muster/table/games'
import { type ReactElement, useEffect, useState } from 'react'
import { makeRoute } from '../route.ts'
import { useWords } from '../words.tsx'
import { Drawn } from './Drawn.tsx'
import type { Figures } from './useFigures.ts'

export function TurnPictures({ game, drawn }: { readonly game: string; readonly drawn: Figures }): ReactElement {
  const { t, language } = useWords()
  const turn = useTurn(game)
  const figures = turn.flatMap((id) => drawn.figures.find((figure) => figure.id === id && figure.task === 0) ?? [])
  return (
    <section>
      <h2>{t('how.turn')}</h2>
      <ol className="turn">
        {figures.map((figure) => (
          <li key={figure.id}>
            <Drawn figure={figure} played={drawn.played} eager />
            <p>
              <a href={makeRoute({ page: 'learn', game, lesson: figure.id })}>
                <b>{figure.title[language]}</b>
              </a>{' '}
              {figure.idea[language]}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The lessons whose pictures tell a turn. */
function useTurn(game: string): readonly string[] {
  const [turn, setTurn] = useState<readonly string[]>([])
  useEffect(() => {
    let gone = false
    void gameWith(game, null).then((made) => !gone && made.ok && setTurn(made.module.turn ?? []))
    return () => {
      gone = true
    }
  }, [game])
  return turn
}
