// The letter a friend opens: what this is, who asks, a name, and a chair.
import { say as message } from '@muster/engine'
import type { Letter } from '@muster/protocol'
import { type ReactElement, useEffect, useMemo, useState } from 'react'
import { GAME_CARDS } from '../games/index.ts'
import { Bar } from '../parts/Bar.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Loading } from '../parts/Loading.tsx'
import { Radio, Radios } from '../parts/Radios.tsx'
import { go, goInstead, makeRoute } from '../route.ts'
import { themeOf } from '../table/theme.ts'
import { useTitle } from '../table/useTitle.ts'
import { GameWords, type Played, useGame, useWords } from '../words.tsx'
import { type Missed, Missing } from './Missing.tsx'
import { isName, NameField } from './NameField.tsx'
import { server, Unwilling, whyUnreachable } from './server.ts'
import { Terms } from './Terms.tsx'
import { Trouble, useDoing } from './useDoing.tsx'
import './remote.css'
import './letters.css'

export function JoinPage({ token }: { readonly token: string }): ReactElement {
  const [letter, setLetter] = useState<Letter | Missed | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let gone = false
    setLetter(null)
    void fetched(token).then((read) => {
      if (!gone) setLetter(read)
    })
    return () => {
      gone = true
    }
  }, [token, tries])
  const read = typeof letter === 'object' ? letter : null
  const playing = useMemo(() => read && { game: read.game, options: read.options, pack: read.pack ?? null }, [read])
  const played = useGame(playing)
  if (typeof letter === 'string') return <Missing why={letter} onAgain={() => setTries(tries + 1)} />
  if (!read || !played) return <Loading />
  return (
    <GameWords words={played.words}>
      <Opened token={token} letter={read} played={played} />
    </GameWords>
  )
}

/** The letter, or why there is none. */
async function fetched(token: string): Promise<Letter | Missed> {
  try {
    return await server.letter(token)
  } catch (error) {
    if (!(error instanceof Unwilling)) throw error
    return WHY[error.code] ?? (error.code === 'unreachable' ? whyUnreachable() : 'later')
  }
}

const WHY: Readonly<Partial<Record<Unwilling['code'], Missed>>> = {
  taken: 'taken',
  unknown: 'cleared',
  malformed: 'broken',
}

interface OpenedProps {
  readonly token: string
  readonly letter: Letter
  readonly played: Played
}

function Opened({ token, letter, played }: OpenedProps): ReactElement {
  const { t, language } = useWords()
  const title = useTitle(letter)
  const card = GAME_CARDS.find((c) => c.id === letter.game)
  return (
    <div className="letter" style={themeOf(played.face.theme)}>
      <Bar />
      <main>
        <section className="letter-what">
          <img src={`./pictures/${letter.game}.webp`} alt="" width={600} height={414} />
          <h2>{title.game}</h2>
          <ul>
            <li>
              <Icon name="people" size={20} />
              {card?.pitch[language]}
            </li>
            <li>
              <Icon name="eye" size={20} />
              {t('remote.three.rules')}
            </li>
            <li>
              <Icon name="dice" size={20} />
              {t('remote.three.odds')}
            </li>
          </ul>
        </section>
        <section className="paper letter-paper">
          <p className="letter-by">
            <span className="badge person" aria-hidden="true">
              {[...letter.by][0]}
              <i className={letter.here ? 'lamp here' : 'lamp'} />
            </span>
            <span>
              {t('remote.invites', { name: letter.by })}
              <small>{t(letter.here ? 'remote.makerHere' : 'remote.makerAway')}</small>
            </span>
          </p>
          <h1>{title.mission || title.game}</h1>
          <Terms table={letter} face={played.face} />
          {letter.seated ? (
            <>
              <p>{t(letter.mine && letter.free.length > 0 ? 'remote.ownLetter' : 'remote.seated')}</p>
              <a className="button large" href={makeRoute({ page: 'online', id: letter.table })}>
                {t('remote.goToTable')}
              </a>
            </>
          ) : (
            <SitDown token={token} letter={letter} played={played} />
          )}
          <p className="letter-more">
            <a href={makeRoute({ page: 'learn', game: letter.game, lesson: null })}>{t('remote.practise')}</a>
            <a href={makeRoute({ page: 'rules', game: letter.game, rule: null })}>{t('remote.readRules')}</a>
            <a href={makeRoute({ page: 'home' })}>{t('remote.notNow')}</a>
          </p>
        </section>
      </main>
    </div>
  )
}

function SitDown({ token, letter, played }: OpenedProps): ReactElement {
  const { t, say } = useWords()
  const [seat, setSeat] = useState(letter.free[0] ?? '')
  const [name, setName] = useState('')
  const { doing, problem, begin } = useDoing()
  useEffect(() => {
    void server.me().then(({ person }) => person && setName(person.name))
  }, [])
  const sit = async (): Promise<void> => {
    await server.call(name.trim())
    const { id } = await server.sit(token, seat)
    goInstead({ page: 'online', id })
  }
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        begin(sit)
      }}
    >
      <Radios className="letter-chairs" aria-label={t('remote.chooseChair')} value={seat} onValueChange={setSeat}>
        {letter.free.map((free) => (
          <Radio key={free} value={free} className="letter-chair">
            <played.face.Emblem side={letter.chairs.find((c) => c.seat === free)?.side ?? free} seat={free} size={34} />
            {t('remote.youLead', { seat: say(message(`seat.${free}`)) })}
          </Radio>
        ))}
      </Radios>
      <p className="letter-others">
        {letter.chairs.flatMap(({ seat: at, who }) => {
          if (who.type === 'free') return []
          const led = say(message(`seat.${at}`))
          const told =
            who.type === 'person'
              ? t('remote.theyLead', { name: who.name, seat: led })
              : t('remote.computerLeads', { seat: led })
          return [`${told} `]
        })}
      </p>
      <NameField name={name} onChange={setName} />
      <button type="submit" className="button large" disabled={doing || !isName(name)}>
        {t('remote.sitDown')}
      </button>
      <Trouble problem={problem} />
      <p className="letter-no">{isName(name) ? t('remote.noAccount') : t('remote.nameNeeded')}</p>
    </form>
  )
}

/** The private link, opened on another device. It asks first: whoever was known here before is forgotten. */
export function BackPage({ token }: { readonly token: string }): ReactElement {
  const { t } = useWords()
  const { doing, problem, begin } = useDoing()
  const come = async (): Promise<void> => {
    await server.comeBack(token)
    go({ page: 'home' })
  }
  return (
    <div className="letter">
      <Bar />
      <main>
        <section className="paper letter-paper">
          <h1>{t('remote.backTitle')}</h1>
          <p>{t('remote.backText')}</p>
          <button type="button" className="button large" disabled={doing} onClick={() => begin(come)}>
            {t('remote.backGo')}
          </button>
          {problem === 'unknown' || problem === 'nobody' || problem === 'malformed' ? (
            <p role="alert">{t('remote.backNone')}</p>
          ) : (
            <Trouble problem={problem} />
          )}
        </section>
      </main>
    </div>
  )
}
