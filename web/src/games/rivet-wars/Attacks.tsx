import { say as message } from '@muster/engine'
import type { LineSeen } from '@muster/rivet-wars'
import { Fragment, type ReactElement } from 'react'
import type { Say } from '../../face.ts'
import { useSpec } from './spec.ts'

/** Dice against each class of armour, with the chance of at least one hit. */
export function Attacks({ lines, say }: { readonly lines: readonly LineSeen[]; readonly say: Say }): ReactElement {
  const { unitWord } = useSpec()
  return (
    <table className="rw-attacks">
      <thead>
        <tr>
          <th scope="col">{say(message('face.against'))}</th>
          {[1, 2, 3, 4, 5].map((a) => (
            <th key={a} scope="col">
              {a}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ kind, line, odds }, i) => (
          <Fragment key={i}>
            <tr>
              <th scope="row">
                {say(message('face.attacks', { attacks: line.attacks }))}
                {kind !== lines[0]?.kind && `, ${say(unitWord(kind))}`}
              </th>
              {line.dice.map((dice, a) => (
                <td key={a} className={dice ? '' : 'rw-nought'} title={say(message('face.dice', { dice }))}>
                  {dice}
                  {dice > 0 && (
                    <small>{say(message('face.percent', { percent: Math.round(100 * (odds[a] ?? 0)) }))}</small>
                  )}
                </td>
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
