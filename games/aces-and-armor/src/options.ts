import type { OptionSpec, OptionValue, SeatInfo } from '@muster/engine'
import type { Content } from './content/types.ts'
import { LAST_ROUND } from './shapes/bounds.ts'
import { type AcesAndArmor, FACTIONS, type Faction, MODES, type Options, sideOf } from './state.ts'

const TABLE = ['four', 'three']
const ALONE = ['cooperative', 'solo']
const ENEMIES = { g1: ['us', 'su'], g2: ['us', 'su'], us: ['g1', 'g2'], su: ['g1', 'g2'] }

/** 1.2, 1.3, 1.4, 1.6, 1.7, 1.8, 1.9, 1.10, 1.11: what is agreed before a match. */
export function optionsOf(c: Content): readonly OptionSpec[] {
  const missions = Object.entries(c.missions)
  const only = (when: boolean, values: readonly string[]) => (when ? { mode: values } : {})
  const whole = missions.filter(([, m]) => m.map === undefined).map(([id]) => id)
  return [
    choice('mode', 'two', MODES),
    { ...choice('german', 'g1', ['g1', 'g2']), when: { mode: ['two'] } },
    { ...choice('allied', 'us', ['us', 'su']), when: { mode: ['two'] } },
    { ...choice('faction', 'us', FACTIONS), when: { mode: ['solo'] } },
    { ...choice('team', 'allies', ['germany', 'allies']), when: { mode: ['cooperative'] } },
    {
      ...choice('soloEnemy', 'random', ['random', ...FACTIONS]),
      when: { mode: ['solo'] },
      valuesWhen: enemies('faction'),
    },
    {
      ...choice('coopEnemy', 'random', ['random', ...FACTIONS]),
      when: { mode: ['cooperative'] },
      valuesWhen: enemies('team'),
    },
    { ...choice('level', 'easy', Object.keys(c.levels)), when: { mode: ALONE } },
    {
      ...choice(
        'mission',
        'skirmish',
        missions.map(([id]) => id),
      ),
      valuesWhen: entries(missions, (m) => only(m.table, TABLE)),
    },
    { ...choice('field', 'left', ['full', 'left', 'right']), valuesWhen: FIELDS },
    { ...choice('map', 'summer', Object.keys(c.maps)), when: { mission: whole }, valuesWhen: mapsWhen(c) },
    { ...choice('sets', 1, [1, 2, 'extra']), when: { mode: [...TABLE, 'two', 'solo'], mission: missionsWithSets(c) } },
    {
      ...choice('launcher', 'g1', ['g1', 'g2']),
      when: { mission: missions.filter(([, m]) => m.launcher).map(([id]) => id) },
    },
    flag('short', false),
    flag('diceless', false),
    flag('weather', false),
    flag('mountains', false),
    flag('most', true),
    flag('clock', false),
    { key: 'rounds', kind: 'number', default: 0, min: 0, max: LAST_ROUND, folded: true },
  ]
}

const choice = (key: string, value: OptionValue, values: readonly OptionValue[]): OptionSpec => ({
  key,
  kind: 'choice',
  default: value,
  values,
})

const flag = (key: string, value: boolean): OptionSpec => ({ key, kind: 'flag', default: value, folded: true })

const FIELDS = {
  full: { mode: [...TABLE, 'cooperative'] },
  left: { mode: ['two', ...ALONE] },
  right: { mode: ['two', ...ALONE] },
}

function enemies(key: 'faction' | 'team'): Record<string, Record<string, readonly string[]>> {
  const of = (f: Faction): readonly string[] =>
    key === 'faction' ? ENEMIES[f] : [sideOf(f) === 'germany' ? 'allies' : 'germany']
  return Object.fromEntries(FACTIONS.map((f) => [f, { [key]: of(f) }]))
}

const entries = <X, Y>(xs: readonly (readonly [string, X])[], f: (x: X) => Y): Record<string, Y> =>
  Object.fromEntries(xs.map(([key, x]) => [key, f(x)]))

/** Half play is on maps that have halves. */
const mapsWhen = (c: Content) =>
  entries(Object.entries(c.maps), (m): Record<string, readonly string[]> => (m.half > 0 ? {} : { field: ['full'] }))

const missionsWithSets = (c: Content): string[] =>
  Object.entries(c.missions).flatMap(([id, m]) => (m.sets === undefined ? [id] : []))

/** 1.1, 1.2, 1.3: people hold factions; partners do not sit side by side. */
export function seatsFor(o: Options): readonly SeatInfo<AcesAndArmor>[] {
  return factionsOf(o).map((seat) => ({ seat, side: sideOf(seat) }))
}

/** The factions of people, in table order. */
export function factionsOf(o: Options): Faction[] {
  if (o.mode === 'solo') return [o.faction]
  if (o.mode === 'cooperative') return FACTIONS.filter((f) => sideOf(f) === o.team)
  return o.mode === 'two' ? FACTIONS.filter((f) => f === o.german || f === o.allied) : [...FACTIONS]
}
