// The three armies before they stand on the map: units are put into them, and their start tokens flipped.
import type { AcesAndArmor, Action, Faction, UnitView } from '@muster/aces-and-armor'
import { say as message } from '@muster/engine'
import type { ReactElement } from 'react'
import { Markup } from '../../door/Markup.tsx'
import type { Picking, Say, TrayProps } from '../../face.ts'
import { armyBadge } from './armies.ts'
import { playerOf, useSpec } from './spec.ts'
import { Figure } from './UnitSheet.tsx'
import './armies.css'
import './forming.css'

type Form = Extract<Action, { type: 'assign' | 'flip' }>

/** What forms armies or opens them; none where neither is asked for. */
export const formsIn = (free: readonly Action[]): readonly Form[] =>
  free.filter((action): action is Form => action.type === 'assign' || action.type === 'flip')

const ARMIES = [0, 1, 2] as const

interface FormingProps extends Pick<TrayProps<AcesAndArmor>, 'view' | 'viewer' | 'say'> {
  readonly picking: Picking<AcesAndArmor>
}

export function Forming({ view, viewer, picking, say }: FormingProps): ReactElement {
  const { unitWord } = useSpec()
  const forms = formsIn(picking.free)
  const me = view.players[playerOf(view, viewer)]
  const mine = view.units.filter((u) => me?.factions.includes(u.faction))
  const next = forms.flatMap((form) => (form.type === 'assign' ? [view.units[form.unit]] : []))[0]
  return (
    <div className={next ? 'aa-armies-laid aa-forming' : 'aa-armies-laid aa-forming aa-choice'}>
      <div className="aa-next">
        {next && <Figure kind={next.kind} faction={next.faction} damage={0} xp={0} />}
        <p>{say(next ? message('face.form.assign', { unit: unitWord(next.kind) }) : message('face.form.flip'))}</p>
      </div>
      <ul className="aa-armies low-choices" aria-label={say(message('face.armies'))}>
        {ARMIES.map((army) => (
          <FormedArmy
            key={army}
            army={army}
            faction={me?.factions[0] ?? view.seat}
            units={mine.filter((u) => u.army === army)}
            form={forms.find((form) => form.token === army) ?? null}
            number={me?.tokens[army] ?? 0}
            onDo={picking.onDo}
            say={say}
          />
        ))}
      </ul>
    </div>
  )
}

interface FormedProps {
  readonly army: number
  readonly faction: Faction
  readonly units: readonly UnitView[]
  readonly form: Form | null
  /** Its start number; 0 as long as the token lies face down. */
  readonly number: number
  readonly onDo: (action: Action) => void
  readonly say: Say
}

function FormedArmy({ army, faction, units, form, number, onDo, say }: FormedProps): ReactElement {
  const { unitWord } = useSpec()
  const names = units.map((u) => unitWord(u.kind))
  return (
    <li>
      <button
        type="button"
        aria-disabled={form === null}
        data-for={form?.type === 'assign' ? form.unit : undefined}
        aria-label={say(message('face.form.army', { army: army + 1, number, units: units.length, things: names }))}
        className={form ? 'open aa-may' : 'shut'}
        onClick={() => form && onDo(form)}
      >
        <span className="aa-army-head">
          <svg viewBox="-21 2 16 20" width="20" height="25" aria-hidden="true">
            <Markup svg={armyBadge(army + 1, faction)} />
          </svg>
          <b>{say(message('face.army', { army: army + 1 }))}</b>
          <i className="aa-disc-token">{number > 0 ? number : '?'}</i>
        </span>
        <span className="aa-army-units">
          {units.map((unit, i) => (
            <span key={i}>
              <Figure kind={unit.kind} faction={unit.faction} damage={0} xp={0} />
              <small>{say(unitWord(unit.kind))}</small>
            </span>
          ))}
        </span>
      </button>
    </li>
  )
}
