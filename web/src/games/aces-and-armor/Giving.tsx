// Coins for a partner: one choice of how many, instead of a button for each number.
import type { AcesAndArmor, Action } from '@muster/aces-and-armor'
import { say as message } from '@muster/engine'
import { type ReactElement, useId, useState } from 'react'
import type { Picking, Say } from '../../face.ts'
import { useSpec } from './spec.ts'
import './giving.css'

type Transfer = Extract<Action, { type: 'transfer' }>

const transfersIn = (free: readonly Action[]): readonly Transfer[] =>
  free.filter((action): action is Transfer => action.type === 'transfer')

interface GivingProps {
  readonly picking: Picking<AcesAndArmor> | undefined
  readonly say: Say
}

export function Giving({ picking, say }: GivingProps): ReactElement | null {
  const { charts } = useSpec()
  const id = useId()
  const [wanted, setWanted] = useState(0)
  const gifts = transfersIn(picking?.free ?? [])
  const gift = gifts.find(({ coins }) => coins === wanted) ?? gifts[0]
  if (!picking || !gift) return null
  return (
    <div className="aa-giving">
      <label htmlFor={id}>{say(message('face.give'))}</label>
      <select id={id} value={gift.coins} onChange={(e) => setWanted(Number(e.currentTarget.value))}>
        {gifts.map(({ coins }) => (
          <option key={coins} value={coins}>
            {say(message('face.gift', { coins, arrive: coins - charts.transfer.fee }))}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => picking.onDo(gift)}>
        {say(message('act.give'))}
      </button>
    </div>
  )
}
