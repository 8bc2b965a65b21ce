import { say as message } from '@muster/engine'
import type { AttackSpec } from '@muster/rivet-wars'
import { Fragment, type ReactElement } from 'react'
import type { Say } from '../../face.ts'
import { unitWord } from './spec.ts'

const chance = (dice: number): string => (dice ? `${Math.round((1 - (2 / 3) ** dice) * 100)} %` : '–')

export interface Line {
  readonly k: string
  readonly line: AttackSpec
}

/** Dice against each class of armour, with the chance of at least one hit. */
export function Attacks({ lines, say }: { readonly lines: readonly Line[]; readonly say: Say }): ReactElement {
  return (
    <table className="rw-attacks">
      <thead>
        <tr>
          <th scope="col">{say(message('face.armour'))}</th>
          {[1, 2, 3, 4, 5].map((a) => (
            <th key={a} scope="col">
              {a}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ k, line }, i) => (
          <Fragment key={i}>
            <tr>
              <th scope="row">
                {say(message('face.attacks', { attacks: line.attacks }))}
                {traits(line, say)}
                {k !== lines[0]?.k && `, ${say(unitWord(k))}`}
              </th>
              {line.dice.map((dice, a) => (
                <td key={a} title={say(message('face.dice', { dice }))}>
                  {dice || '–'}
                  {dice > 0 && <small>{chance(dice)}</small>}
                </td>
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function traits(line: AttackSpec, say: Say): string {
  const words = [
    line.grid ? say(message(`weapon.${line.grid}`)) : '',
    line.gas ? say(message('weapon.gas')) : '',
    line.deviates ? say(message('weapon.deviates', { distance: line.deviates })) : '',
    line.oneGrid ? say(message('weapon.oneGrid')) : '',
  ].filter(Boolean)
  return words.length ? `, ${words.join(', ')}` : ''
}
