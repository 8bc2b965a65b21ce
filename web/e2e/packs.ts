// Packs to play with: those that the games' folders show, with names that are hard to set.
import { readFileSync } from 'node:fs'
import type { OptionValues } from '@muster/engine'
import { module as rivetWars } from '@muster/rivet-wars'
import { module as wravity } from '@muster/wravity'
import type { Moment } from './moments.ts'

type Pack = Readonly<Record<string, Record<string, object>>>

export interface Played {
  readonly game: string
  /** As the page calls it. */
  readonly name: string
  readonly pack: object
  /** The choice that the pack brings, as it is shown. */
  readonly choice: string
  /** What else is chosen. */
  readonly wishes: readonly (readonly [label: string, value: string])[]
  /** A unit of the pack on its card, and a card of the pack with what it does. */
  readonly unit: string
  readonly card: { readonly name: string; readonly text: string } | null
  /** Where the unit stands on the board and the card is held. */
  readonly moment: Pick<Moment, 'seat' | 'wanted'> & { readonly options: OptionValues }
}

/** The moment of a match with its pack. */
export const momentOf = ({ game, pack, moment }: Played): Moment => ({ ...moment, game, pack, name: `pack-${game}` })

const example = (game: string): Pack =>
  JSON.parse(readFileSync(new URL(`../../games/${game}/pack/example.json`, import.meta.url), 'utf8'))

const LONG = 'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww'
const SCRIPT = '渡し守の長い長い名前'

/** Every card of the box becomes the pack's, so that whoever is dealt one holds it. */
function river(): Played {
  const pack = example('rivet-wars')
  const flood = { name: LONG, copies: 2, effect: { do: 'barrage', dice: 3 } }
  const cards = Object.fromEntries(Object.keys(rivetWars.game.content.cards).map((id) => [id, flood]))
  const ferryman = { ...pack['units']?.['ferryman'], name: SCRIPT }
  return {
    game: 'rivet-wars',
    name: 'River crossing',
    pack: { ...pack, units: { ferryman }, cards },
    choice: 'River Crossing',
    wishes: [],
    unit: SCRIPT,
    card: { name: LONG, text: 'attacks everyone there with 3 dice' },
    moment: {
      options: { mission: 'river' },
      seat: 'allies',
      wanted: (v) => (v.hand?.length ?? 0) > 0 && v.units?.some(({ kind }) => kind === 'ferryman') === true,
    },
  }
}

/** No card of the box is left in the deck. */
function shadows(): Played {
  const pack = example('wravity')
  const none = Object.entries(wravity.game.content.cards).map(([id, { effect }]) => [id, { copies: 0, effect }])
  const bang = { name: SCRIPT, copies: 20, effect: { type: 'grenade', reach: 3 } }
  return {
    game: 'wravity',
    name: 'Shadows',
    pack: {
      ...pack,
      cards: { ...Object.fromEntries(none), bigBang: bang },
      ranks: { medic: { name: LONG, looks: true, commands: false } },
    },
    choice: 'Shadow',
    wishes: [],
    unit: LONG,
    card: { name: SCRIPT, text: 'holds everyone within 3 hexes' },
    moment: {
      options: { squad1: 'shadow' },
      seat: 'p1',
      wanted: (v) =>
        (v.hands?.[0]?.length ?? 0) > 0 && v.soldiers?.some(({ rank, at }) => rank === 'medic' && at >= 0) === true,
    },
  }
}

function steppe(): Played {
  const pack = example('aces-and-armor')
  const blizzard = { ...pack['missions']?.['blizzard'], name: `Метель ${LONG.slice(8)}` }
  const troops = { ...pack['units']?.['ski-troops'], name: `Лыжники ${LONG.slice(8)}` }
  return {
    game: 'aces-and-armor',
    name: 'Steppe',
    pack: { ...pack, units: { 'ski-troops': troops }, missions: { blizzard } },
    choice: blizzard.name,
    wishes: [
      ['Players', 'Alone against the Automa'],
      ['Your faction', 'Soviet Union'],
    ],
    unit: troops.name,
    card: null,
    moment: {
      options: { mode: 'solo', faction: 'su', mission: 'blizzard' },
      seat: 'su',
      wanted: (v) => v.phase === 'move',
    },
  }
}

export const PACKS: readonly Played[] = [river(), shadows(), steppe()]

/** As many names as a link cannot hold, none like the other. */
export function bulky(): object {
  const pack = example('rivet-wars')
  let last = 7
  const sign = (): string => {
    last = (last * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return String.fromCharCode(0x4e00 + Math.floor((last / 4_294_967_296) * 20_000))
  }
  const name = (): string => Array.from({ length: 40 }, sign).join('')
  const named = (id: string, one: object | undefined) =>
    Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`${id}${n}`, { ...one, name: name() }]))
  const units = { ...pack['units'], ...named('unit', pack['units']?.['ferryman']) }
  return { ...pack, units, cards: { ...pack['cards'], ...named('card', pack['cards']?.['floodgate']) } }
}
