import { say as message } from '@muster/engine'
import { type ReactElement, useId } from 'react'
import type { Face } from '../face.ts'
import { Icon, type IconName } from '../parts/Icon.tsx'
import { Portrait } from '../parts/Portrait.tsx'
import { Radio, Radios } from '../parts/Radios.tsx'
import { type PageKey, useWords } from '../words.tsx'
import { CHARACTERS, calledOf, characterName, LEVELS, levelName, levelText, splitLevel, USUAL } from './levels.ts'
import { type Place, seatedOn } from './seating.ts'
import './SeatCards.css'

interface SeatCardsProps {
  readonly chairs: readonly Place[]
  readonly face: Face
  /** Whether friends elsewhere can sit here. */
  readonly served: boolean
  readonly onChange: (chairs: readonly Place[]) => void
}

/** Who sits where round the table: the first near, the others opposite. */
export function SeatCards({ chairs, face, served, onChange }: SeatCardsProps): ReactElement {
  const change = (seat: string, who: Place['who']): void => onChange(seatedOn(chairs, seat, who))
  const near = Math.ceil(chairs.length / 2)
  const cards = (some: readonly Place[]): ReactElement => (
    <div className={some.length > 1 ? 'seats-row many' : 'seats-row'}>
      {some.map((chair) => (
        <SeatCard
          key={chair.seat}
          chair={chair}
          face={face}
          served={served}
          onChange={(who) => change(chair.seat, who)}
        />
      ))}
    </div>
  )
  return (
    <div className="seats">
      {cards(chairs.slice(near))}
      <RoundTable far={chairs.slice(near)} near={chairs.slice(0, near)} picture={`./pictures/${face.id}.webp`} />
      {cards(chairs.slice(0, near))}
    </div>
  )
}

interface RoundTableProps {
  readonly far: readonly Place[]
  readonly near: readonly Place[]
  readonly picture: string
}

/** The table itself, with its chairs: a chair somebody sits on is bright. */
function RoundTable({ far, near, picture }: RoundTableProps): ReactElement {
  const row = (places: readonly Place[], side: string): ReactElement => (
    <div className={`table-chairs ${side}`}>
      {places.map(({ seat, side: of, who }) => (
        <i
          key={seat}
          className={who.type === 'computer' ? 'chair-drawn' : 'chair-drawn taken'}
          style={{ '--side': `var(--seat-${seat}, var(--side-${of}))` }}
        />
      ))}
    </div>
  )
  return (
    <div className="round-table" aria-hidden="true">
      {row(far, 'far')}
      <img src={picture} alt="" width={200} height={138} />
      {row(near, 'near')}
    </div>
  )
}

const SITTERS: readonly { readonly type: Place['who']['type']; readonly icon: IconName; readonly label: PageKey }[] = [
  { type: 'person', icon: 'person', label: 'new.me' },
  { type: 'beside', icon: 'people', label: 'new.beside' },
  { type: 'link', icon: 'link', label: 'remote.byLink' },
  { type: 'computer', icon: 'computer', label: 'new.computer' },
]

interface SeatCardProps {
  readonly chair: Place
  readonly face: Face
  readonly served: boolean
  readonly onChange: (who: Place['who']) => void
}

function SeatCard({ chair, face, served, onChange }: SeatCardProps): ReactElement {
  const { t, say } = useWords()
  const id = useId()
  const { who } = chair
  const sit = (type: string): void => {
    if (type === 'link' || type === 'beside') onChange({ type })
    else onChange(type === 'person' ? { type, name: '' } : { type: 'computer', level: USUAL })
  }
  const name = say(message(`seat.${chair.seat}`))
  return (
    <div className="seat" style={{ '--side': `var(--seat-${chair.seat}, var(--side-${chair.side}))` }}>
      <h3 id={id}>
        <face.Emblem side={chair.side} seat={chair.seat} size={30} />
        {name}
      </h3>
      <Radios className="sitters" aria-labelledby={id} value={who.type} onValueChange={sit}>
        {SITTERS.filter(({ type }) => served || type !== 'link').map(({ type, icon, label }) => (
          <Radio key={type} value={type} className="sitter">
            <Icon name={icon} />
            {t(label)}
          </Radio>
        ))}
      </Radios>
      {who.type === 'link' && <p className="level-text">{t('remote.byLinkText')}</p>}
      {who.type === 'computer' && (
        <Opponent name={name} called={who.level} onChange={(level) => onChange({ type: 'computer', level })} />
      )}
    </div>
  )
}

interface OpponentProps {
  readonly name: string
  /** A level, perhaps with a character. */
  readonly called: string
  readonly onChange: (called: string) => void
}

/** How strong the computer is, and of what temper. */
function Opponent({ name, called, onChange }: OpponentProps): ReactElement {
  const { t } = useWords()
  const { level, character } = splitLevel(called)
  return (
    <>
      <Radios
        className="levels"
        aria-label={t('new.level', { seat: name })}
        value={level}
        onValueChange={(chosen) => onChange(calledOf(chosen, character))}
      >
        {LEVELS.map((each) => (
          <Radio key={each} value={each} className="level">
            {t(levelName(each))}
          </Radio>
        ))}
      </Radios>
      <p className="level-text">{t(levelText(level))}</p>
      <Radios
        className="characters"
        aria-label={t('new.character', { seat: name })}
        value={character}
        onValueChange={(chosen) => onChange(calledOf(level, chosen))}
      >
        {CHARACTERS.map((each) => (
          <Radio key={each} value={each} className="character" title={t(`character.${each}.text`)}>
            <Portrait level={level} character={each} />
            {t(characterName(each))}
          </Radio>
        ))}
      </Radios>
    </>
  )
}
