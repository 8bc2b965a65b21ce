// How long an event is shown, with which dice, and where to look.
import { type Event, hexName, sideOf, type View } from '@muster/aces-and-armor'
import { type Message, say } from '@muster/engine'
import type { Die, Hint } from '../../face.ts'
import type { Spec } from './spec.ts'

export function hintOf(spec: Spec, event: Event, view: View): Hint {
  const at = (unit: number): readonly number[] => placeOf(view, unit)
  const dice = (unit: number, values: readonly number[]): readonly Die[] => rolledBy(spec, view, unit, values)
  switch (event.type) {
    case 'unitMoved':
      return { ms: 130 * Math.max(2, event.path.length), places: [...at(event.unit), ...event.path], sound: 'step' }
    case 'factoryOccupied':
      return { ms: 520, places: [event.hex], sound: 'coin' }
    case 'unitsFought':
      return {
        ms: 1100,
        dice: [...dice(event.unit, [...event.dice, ...event.red]), ...dice(event.target, event.back)],
        fight: say('piece.attack', { unit: named(spec, view, event.unit), target: named(spec, view, event.target) }),
        places: [...at(event.unit), ...at(event.target)],
        sound: event.dealt > 0 ? 'hit' : 'shot',
      }
    case 'hexBombarded':
      return {
        ms: 1100,
        dice: dice(event.unit, event.dice),
        fight: say('piece.barrage', { unit: named(spec, view, event.unit), hex: hexName(view.table.board, event.hex) }),
        places: [event.hex],
        sound: 'hit',
      }
    case 'rocketLaunched':
      return {
        ms: 900,
        dice: [{ sides: 12, value: event.roll, result: event.destroyed ? 'hit' : 'miss' }],
        places: [event.hex],
        sound: 'hit',
      }
    case 'unitDestroyed':
      return { ms: 520, places: at(event.unit), sound: 'fall' }
    case 'unitIntercepted':
      return { ms: 420, places: [...at(event.by), ...at(event.unit)], sound: 'shot' }
    case 'attackDeclared':
      return { ms: 260, places: event.attack.type === 'attack' ? at(event.attack.target) : [event.attack.hex] }
    case 'unitPlaced':
    case 'tokenLaid':
    case 'siteFlipped':
    case 'tokenFlipped':
      return { ms: 240, places: [event.hex], sound: 'step' }
    case 'unitBought':
      return { ms: 320, places: [event.hex], sound: 'coin' }
    case 'unitRepaired':
    case 'repairStarted':
      return { ms: 260, places: at(event.unit), sound: 'coin' }
    case 'incomeCollected':
      return { ms: 260, sound: 'coin' }
    case 'orderRolled':
      return { ms: 700, dice: event.rolls.flatMap((roll) => roll.dice.map((value): Die => ({ sides: 12, value }))) }
    case 'weatherRolled':
      return { ms: 600, dice: [{ sides: 12, value: event.roll }] }
    case 'timeRanOut':
    case 'turnBegan':
      return { ms: 260 }
    default:
      return { ms: 0 }
  }
}

function placeOf({ units }: View, unit: number): readonly number[] {
  const hex = units[unit]?.at ?? -1
  return hex >= 0 ? [hex] : []
}

function named({ unitWord }: Spec, { units, table }: View, id: number): Message {
  const unit = units[id]
  return say('face.aimed', { unit: unitWord(unit?.kind ?? ''), hex: hexName(table.board, unit?.at ?? 0) })
}

/** The dice of a unit, in its side's colour, and which of them hit. */
function rolledBy({ cardFor }: Spec, view: View, unit: number, values: readonly number[]): readonly Die[] {
  const u = view.units[unit]
  if (!u) return values.map((value) => ({ sides: 12, value }))
  const need = cardFor(view, u)?.hitsOn ?? 0
  return values.map((value) => ({
    sides: 12,
    value,
    side: sideOf(u.faction),
    result: value <= need ? 'hit' : 'miss',
  }))
}
