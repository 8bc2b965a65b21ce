// The three armies, laid out to choose from; the main button names the choice.
import {
  type AcesAndArmor,
  type Action,
  armiesNext,
  type Faction,
  hexName,
  type UnitView,
  type View,
} from '@muster/aces-and-armor'
import { type Message, say as message } from '@muster/engine'
import { type ReactElement, useState } from 'react'
import { Markup } from '../../door/Markup.tsx'
import type { Picking, Say, TrayProps } from '../../face.ts'
import { armyBadge } from './armies.ts'
import { playerOf, type Spec, useSpec } from './spec.ts'
import { Figure } from './UnitSheet.tsx'
import './armies.css'

type Use = Extract<Action, { type: 'useArmies' }>

/** The sets of armies that may be used; none where they are not asked for. */
export const setsIn = (free: readonly Action[]): readonly Use[] =>
  free.filter((action): action is Use => action.type === 'useArmies')

const ARMIES = [0, 1, 2] as const

/** The armies in hand after one was pressed; whoever presses one too many gives up the first. */
export function toggled(chosen: readonly number[], army: number, most: number): readonly number[] {
  if (chosen.includes(army)) return chosen.filter((other) => other !== army)
  return [...chosen, army].slice(-most)
}

const isSet = ({ armies }: Use, chosen: readonly number[]): boolean =>
  armies.length === chosen.length && armies.every((army) => chosen.includes(army))

interface ArmiesProps extends Pick<TrayProps<AcesAndArmor>, 'view' | 'viewer' | 'say'> {
  readonly picking: Picking<AcesAndArmor>
}

export function Armies({ view, viewer, picking, say }: ArmiesProps): ReactElement {
  const { free, picked, onPick } = picking
  const [begun, setBegun] = useState<readonly number[]>([])
  const sets = setsIn(free)
  const chosen = picked?.type === 'useArmies' ? picked.armies : begun
  const press = (army: number): void => {
    const next = toggled(chosen, army, sets[0]?.armies.length ?? 0)
    setBegun(next)
    onPick(sets.find((set) => isSet(set, next)) ?? null)
  }
  const mine = view.players[playerOf(view, viewer)]?.factions ?? []
  const { charts } = useSpec()
  const next = armiesNext({ charts }, view)
  const later = { next: view.round + 1, count: sets[0]?.armies.length ?? 0 }
  return (
    <div className="aa-armies-laid aa-choice">
      <p>
        {say(message(`face.armies.${next}`, later))} {say(whyOf(view, charts))}
      </p>
      <ul className="aa-armies low-choices" aria-label={say(message('face.armies'))}>
        {ARMIES.map((army) => (
          <ArmyCard
            key={army}
            army={army}
            view={view}
            faction={mine[0] ?? null}
            units={view.units.filter((u) => u.at >= 0 && mine.includes(u.faction) && u.army === army)}
            state={stateOf(army, chosen, sets, picked !== null)}
            later={message(`face.army.${stateOf(army, chosen, sets, picked !== null)}.${next}`, later)}
            onPress={() => press(army)}
            say={say}
          />
        ))}
      </ul>
    </div>
  )
}

/** How many armies each has in this round and the next, in turn order: whoever comes later has more, and all of them sooner. */
export function whyOf(
  view: Pick<View, 'players' | 'first' | 'round'>,
  charts: Pick<Spec['charts'], 'armies'>,
): Message {
  const { players, round } = view
  const rounds = players.length > 2 ? charts.armies.four : charts.armies.two
  const shares = (due: readonly number[]): readonly Message[] =>
    due.map((count, i) => message('face.armies.share', { player: playerName(view, i), count: Math.min(count, 3) }))
  const [now = [], next] = rounds.slice(round - 1)
  const figures = { round, next: round + 1, shares: shares(now) }
  return next
    ? message('face.armies.whyBoth', { ...figures, later: shares(next) })
    : message('face.armies.why', figures)
}

/** Who plays at this place of the turn order. */
function playerName({ players, first }: Pick<View, 'players' | 'first'>, place: number): Message {
  const player = players[(first + place) % players.length]
  return message(player && player.factions.length > 1 ? `side.${player.side}` : `seat.${player?.factions[0]}`)
}

/** `shut`: it has had its turn, and rests whatever is chosen. */
type ArmyState = 'used' | 'rests' | 'open' | 'shut'

function stateOf(army: number, chosen: readonly number[], sets: readonly Use[], isPicked: boolean): ArmyState {
  if (!sets.some((set) => set.armies.some((other) => other === army))) return 'shut'
  if (chosen.includes(army)) return 'used'
  return isPicked ? 'rests' : 'open'
}

interface ArmyCardProps {
  readonly army: number
  readonly view: View
  readonly faction: Faction | null
  readonly units: readonly UnitView[]
  readonly state: ArmyState
  /** What it does in this round and in the next. */
  readonly later: Message
  readonly onPress: () => void
  readonly say: Say
}

function ArmyCard({ army, view, faction, units, state, later, onPress, say }: ArmyCardProps): ReactElement {
  const { unitWord } = useSpec()
  const allowed = state !== 'shut'
  return (
    <li>
      <button
        type="button"
        aria-pressed={state === 'used'}
        aria-disabled={!allowed}
        className={state}
        onClick={() => allowed && onPress()}
      >
        <span className="aa-army-head">
          {faction && (
            <svg viewBox="-21 2 16 20" width="20" height="25" aria-hidden="true">
              <Markup svg={armyBadge(army + 1, faction)} />
            </svg>
          )}
          <b>{say(message('face.army', { army: army + 1 }))}</b>
          <small>{units.length === 0 ? say(message('face.army.none')) : state === 'open' ? '' : say(later)}</small>
        </span>
        <span className="aa-army-units">
          {units.map((unit, i) => (
            <span key={i}>
              <Figure kind={unit.kind} faction={unit.faction} damage={unit.damage} xp={unit.xp} />
              <small>
                {say(message('face.place', { hex: hexName(view.table.board, unit.at), things: [unitWord(unit.kind)] }))}
              </small>
            </span>
          ))}
        </span>
      </button>
    </li>
  )
}
