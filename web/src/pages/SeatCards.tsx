import { say as message } from '@muster/engine'
import type { Chair, Who } from '@muster/table'
import { RadioGroup } from 'radix-ui'
import { type ReactElement, useId } from 'react'
import type { Face } from '../face.ts'
import { Icon, type IconName } from '../parts/Icon.tsx'
import { type PageKey, useWords } from '../words.tsx'
import { LEVELS, type Level, levelName, levelText, USUAL } from './levels.ts'

interface SeatCardsProps {
  readonly chairs: readonly Chair[]
  readonly face: Face
  readonly onChange: (chairs: readonly Chair[]) => void
}

/** Who sits on each chair. */
export function SeatCards({ chairs, face, onChange }: SeatCardsProps): ReactElement {
  const change = (seat: string, who: Who): void => onChange(chairs.map((c) => (c.seat === seat ? { ...c, who } : c)))
  return (
    <div className="seats">
      {chairs.map((chair) => (
        <SeatCard key={chair.seat} chair={chair} face={face} onChange={(who) => change(chair.seat, who)} />
      ))}
    </div>
  )
}

const SITTERS: readonly { readonly type: Who['type']; readonly icon: IconName; readonly label: PageKey }[] = [
  { type: 'person', icon: 'person', label: 'new.person' },
  { type: 'computer', icon: 'computer', label: 'new.computer' },
]

interface SeatCardProps {
  readonly chair: Chair
  readonly face: Face
  readonly onChange: (who: Who) => void
}

function SeatCard({ chair, face, onChange }: SeatCardProps): ReactElement {
  const { t, say } = useWords()
  const id = useId()
  const { who } = chair
  const sit = (type: string): void =>
    onChange(type === 'person' ? { type, name: '' } : { type: 'computer', level: USUAL })
  const name = say(message(`seat.${chair.seat}`))
  return (
    <div className="seat" style={{ '--side': `var(--seat-${chair.seat}, var(--side-${chair.side}))` }}>
      <h3 id={id}>
        <face.Emblem side={chair.side} seat={chair.seat} size={30} />
        {name}
      </h3>
      <RadioGroup.Root className="sitters" aria-labelledby={id} value={who.type} onValueChange={sit}>
        {SITTERS.map(({ type, icon, label }) => (
          <RadioGroup.Item key={type} value={type} className="sitter">
            <Icon name={icon} />
            {t(label)}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {who.type === 'computer' && (
        <>
          <RadioGroup.Root
            className="levels"
            aria-label={t('new.level', { seat: name })}
            value={who.level}
            onValueChange={(level) => onChange({ type: 'computer', level })}
          >
            {LEVELS.map((level) => (
              <RadioGroup.Item key={level} value={level} className="level">
                {t(levelName(level))}
              </RadioGroup.Item>
            ))}
          </RadioGroup.Root>
          <p className="level-text">{t(levelText(LEVELS.find((l) => l === who.level) ?? (USUAL satisfies Level)))}</p>
        </>
      )}
    </div>
  )
}
