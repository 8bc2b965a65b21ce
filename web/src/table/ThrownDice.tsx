import type { ReactElement } from 'react'
import type { Geometry } from '../face.ts'
import { DieFace } from '../parts/Dice.tsx'
import { useWords } from '../words.tsx'
import { useShow } from './useShow.ts'
import './ThrownDice.css'

/** As many dice can be seen beside a piece. */
const MOST = 15

/** The dice lie where the fight is, until the next throw or until somebody picks something up. */
export function ThrownDice({ geometry }: { readonly geometry: Geometry }): ReactElement | null {
  const { t } = useWords()
  const thrown = useShow((s) => (s.selected === null && s.considered === null && s.past === null ? s.thrown : null))
  if (!thrown) return null
  const { x, y, r } = geometry.place(thrown.place)
  const across = Math.min(thrown.dice.length, 5)
  const rows = Math.ceil(Math.min(thrown.dice.length, MOST) / across)
  const low = y < geometry.height / 4 ? 'dice under' : 'dice'
  return (
    <figure
      className={low}
      style={{ '--x': x, '--y': y, '--r': r, '--across': across, '--rows': rows }}
      aria-label={t('table.lastRoll')}
    >
      <div key={thrown.id}>
        {thrown.dice.slice(0, MOST).map((die, i) => (
          <span key={i} style={{ '--n': i }}>
            <DieFace die={die} size={28} />
          </span>
        ))}
      </div>
    </figure>
  )
}
