// Every unit, soldier and card with its figures and abilities, from the content.
import { optionsFor, seeded } from '@muster/engine'
import { type ReactElement, useMemo } from 'react'
import { type Played, useWords } from '../words.tsx'
import './Roster.css'

export function Roster({ played }: { readonly played: Played }): ReactElement | null {
  const { t } = useWords()
  const { face, words } = played
  const cards = useMemo(() => {
    const { game } = face
    const options = optionsFor(game)
    return game.cards?.(game.view(game.setup(options, seeded('roster')), 'spectator'), true) ?? []
  }, [face])
  if (cards.length === 0) return null
  return (
    <section>
      <h2>{t('how.roster')}</h2>
      <dl className="who-is-who">
        {cards.map(({ name, lines }) => (
          <div key={words.say(name)}>
            <dt>{words.say(name)}</dt>
            {lines.map((line) => (
              <dd key={words.say(line)}>{words.say(line)}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
