import { type AcesAndArmor, SIDES } from '@muster/aces-and-armor'
import { say as message } from '@muster/engine'
import type { ReactElement } from 'react'
import type { StatusProps } from '../../face.ts'
import { ownFirst, Race } from '../../parts/Race.tsx'
import { Emblem, NationMark } from './Emblem.tsx'
import { scoreOf } from './score.ts'
import { playerOf } from './spec.ts'
import './tray.css'
import './standings.css'

/** Factories of each team, whose turn it is, and the weather where it changes. */
export function Status({ view, viewer, say }: StatusProps<AcesAndArmor>): ReactElement {
  const own = view.players[playerOf(view, viewer)]?.side
  const runners = ownFirst(SIDES, own).map((side) => {
    const { points, goal, told } = scoreOf(view, side)
    const name = say(message(side === own ? 'face.you' : `side.${side}`))
    const coins = view.players.reduce((sum, player) => (player.side === side ? sum + player.coins : sum), 0)
    const note = say(message('face.coinsHeld', { coins }))
    return { side, emblem: <Emblem side={side} size={19} />, name, points, goal, told: `${say(told)}, ${note}`, note }
  })
  return (
    <div className="aa-status">
      <Race runners={runners} />
      <ol className="aa-turns" aria-label={say(message('face.turns'))}>
        {view.players.map((player, i) => (
          <li
            key={player.factions.join()}
            className={i === view.turn ? 'on' : ''}
            aria-current={i === view.turn ? 'step' : undefined}
          >
            <NationMark
              faction={player.factions[0] ?? 'us'}
              size={20}
              label={player.factions.map((f) => say(message(`seat.${f}`))).join(', ')}
            />
          </li>
        ))}
      </ol>
      {view.table.weather && <em>{say(message(`weather.${view.weather}`))}</em>}
    </div>
  )
}
