import { act, LANGUAGES, offers, optionsFor, type PackProblem, placed, seeded } from '@muster/engine'
import { wording } from '@muster/words'
import { expect, test } from 'vitest'
import { PACK_TEXTS } from '../pack/texts/index.ts'
import { BOX, type MapSpec, module, type Options } from '../src/index.ts'
import { unitName } from '../src/words/names.ts'

const WORDS = LANGUAGES.map((language) => wording(language, PACK_TEXTS[language]))

/** Said in every language, so that none lacks a word; the English is compared. */
const told = (problem: PackProblem): string => WORDS.map((word) => word(placed(problem)))[0] ?? ''

const rows = (BOX.maps['summer'] as MapSpec).rows

const HEADER = { format: 'muster-pack', game: 'aces-and-armor', name: 'Steppe' }

const PACK = {
  ...HEADER,
  units: {
    'ski-troops': {
      name: 'Ski Troops',
      arm: 'infantry',
      role: 'special',
      speed: 6,
      cost: 4,
      hits: [3, 5, 7],
      range: [1, 1],
      antiAir: 'yes',
      armour: 'W',
    },
  },
  armour: { W: { open: [2, 3, 4, 6, 7, 9], forest: [2, 4, 6, 9, 11, 13] } },
  sets: { su: ['regular-infantry', 'ski-troops', 't-34', 'katyusha', 'yak-9', 'il-2'] },
  maps: { steppe: { half: 13, shoreRows: 0, rows: rows.map((row) => row.replaceAll('f', '.')) } },
  missions: { blizzard: { table: false, map: 'steppe', weather: true, flags: { su: [0] }, goal: 3 } },
  levels: { brutal: ['tank', 'tank', 'fighter'] },
} as const

test('random games end with a pack that adds a unit, a map and a mission', async () => {
  const made = await module.withPack(PACK)
  if (!made.ok) throw new Error(JSON.stringify(made.problems))
  const { game } = made
  for (let seed = 0; seed < 4; seed++) {
    const chance = seeded(`pack ${seed}`)
    const chosen = { mode: 'two', allied: 'su', mission: 'blizzard', rounds: 12 }
    const s = game.setup(optionsFor<Options>(game, chosen), chance)
    expect(s.units.map((u) => u.kind)).toContain('ski-troops')
    for (let i = 0; i < 5000 && !game.outcome(s); i++) {
      const seat = chance.pick(game.toAct(s))
      expect(act(game, s, seat, chance.pick(offers(game, s, seat)), chance).ok).toBe(true)
    }
    expect(game.outcome(s)).not.toBeNull()
  }
})

test('a unit of the name "secret" does not take the word for those that are', async () => {
  const made = await module.withPack({ ...PACK, units: { ...PACK.units, secret: PACK.units['ski-troops'] } })
  if (!made.ok) throw new Error(JSON.stringify(made.problems))
  const s = made.game.setup(optionsFor<Options>(made.game, { mode: 'two' }), seeded('secret'))
  expect(unitName(s, 'secret')).toEqual({ key: 'piece.named', args: { name: 'Ski Troops' } })
  expect(unitName(s, '?')).toEqual({ key: 'piece.secret' })
  expect(Object.keys(made.game.names ?? {})).not.toContain(unitName(s, '?').key)
})

const TIGER = BOX.units['tiger']

const CROWDED = ['123456', '789abc', '......', 'X.....', '......', '......']
const withFirst = (letter: string): string[] => rows.map((row, i) => (i === 0 ? letter + row.slice(1) : row))

const wrong: readonly (readonly [string, string, unknown])[] = [
  ['a wrong arm', 'units.ski-troops.arm', { units: { 'ski-troops': { ...PACK.units['ski-troops'], arm: 'cavalry' } } }],
  [
    'a hit number too many',
    'units.ski-troops.hits',
    { units: { 'ski-troops': { ...PACK.units['ski-troops'], hits: [1, 2, 3, 4] } } },
  ],
  ['an unknown armour', 'units.ski-troops.armour', { units: PACK.units }],
  ['an unknown unit in a set', 'sets.su[1]', { sets: PACK.sets }],
  [
    'a ragged map',
    'maps.steppe.rows[3]',
    { maps: { steppe: { ...PACK.maps.steppe, rows: PACK.maps.steppe.rows.map((r, i) => (i === 3 ? `${r}.` : r)) } } },
  ],
  ['a mission on no map', 'missions.blizzard.map', { missions: PACK.missions }],
  ['a strange field', 'cards', { cards: {} }],
  ['a new unit without a name', 'units.ski-troops.name', { units: { 'ski-troops': { ...TIGER, role: 'tank' } } }],
  [
    'a role of another arm',
    'units.ski-troops.role',
    { units: { 'ski-troops': { ...PACK.units['ski-troops'], arm: 'tank', armour: 'I' } } },
  ],
  ['armour that gets thinner', 'armour.W.open[3]', { armour: { W: { ...PACK.armour.W, open: [2, 3, 5, 4, 7, 9] } } }],
  [
    'another launcher',
    'units.v2-launcher.arm',
    { units: { 'v2-launcher': { ...PACK.units['ski-troops'], armour: 'I' } } },
  ],
  ['a start twice', 'maps.steppe.rows', { maps: { steppe: { ...PACK.maps.steppe, rows: withFirst('1') } } }],
  ['a half without six starts', 'maps.steppe.half', { maps: { steppe: { ...PACK.maps.steppe, half: 5 } } }],
  ['a map with no room', 'maps.steppe.rows', { maps: { steppe: { half: 0, shoreRows: 0, rows: CROWDED } } }],
  ['halves of a map that has none', 'missions.march.map', { missions: { march: { table: false, map: 'winter' } } }],
  ['a launcher for two', 'missions.march.launcher', { missions: { march: { table: false, launcher: true } } }],
  ['a shore for two', 'missions.march.shore', { missions: { march: { table: false, shore: { from: 1, rounds: 9 } } } }],
  [
    'flags to divide for two',
    'missions.march.divide',
    { missions: { march: { table: false, map: 'summer', divide: [0] } } },
  ],
  [
    'a flag beyond a half',
    'missions.march.flags.us[0]',
    { missions: { march: { table: false, map: 'summer', flags: { us: [7] } } } },
  ],
  [
    'too few tokens',
    'missions.march.tokens.allies',
    { missions: { march: { table: true, tokens: { germany: [1, 2, 3, 4, 5, 6], allies: [7, 8, 9] } } } },
  ],
  [
    'a token for both sides',
    'missions.march.tokens.allies',
    { missions: { march: { table: true, tokens: { germany: [1, 2, 3, 4, 5, 6], allies: [6, 7, 8, 9, 10, 11] } } } },
  ],
]

test.each(wrong)('%s is refused at its place', async (_what, path, pack) => {
  const made = await module.withPack({ ...HEADER, ...(pack as object) })
  expect(made.ok).toBe(false)
  if (!made.ok) expect(made.problems.map((p) => p.path)).toContain(path)
})

const said = async (pack: unknown): Promise<string[]> => {
  const made = await module.withPack(pack)
  return made.ok ? [] : made.problems.map(told)
}

test('what is no pack of this game is refused by its header alone', async () => {
  expect(await said(HEADER)).toEqual([])
  expect(await said({ units: {} })).toEqual([
    'format: this is missing',
    'game: this is missing',
    'name: this is missing',
  ])
  expect(await said({ ...HEADER, game: 'wravity', squads: {} })).toEqual([
    'game: this is a pack for wravity, and the game is aces-and-armor',
  ])
})

test.each<[string, object]>([
  ['units.tiger.speed: this should be at least 1', { units: { tiger: { ...TIGER, speed: 0 } } }],
  [
    'units.tiger.hits: this should be a list of at most 3 entries',
    { units: { tiger: { ...TIGER, hits: [1, 2, 3, 4] } } },
  ],
  ['units.tiger.wings: there is no such field', { units: { tiger: { ...TIGER, wings: 2 } } }],
  ['missions.march.sets: this should be one of 1, 2', { missions: { march: { table: false, sets: 3 } } }],
  [
    'missions.march.flags.uk: there is no such field',
    { missions: { march: { table: false, map: 'summer', flags: { uk: [1] } } } },
  ],
  [
    'missions.march.atMost.allies.cavalry: there is no such field',
    { missions: { march: { table: false, atMost: { allies: { cavalry: 1 } } } } },
  ],
  ['levels.Mild: an id is a small letter, then small letters, digits and -', { levels: { Mild: [] } }],
  ['sets.su: this should be a list of exactly 6 entries', { sets: { su: ['t-34'] } }],
])('in plain words: %s', async (problem, pack) => {
  expect(await said({ ...HEADER, ...pack })).toEqual([problem])
})

const NOBODY = { regular: 0, special: 0, tank: 0, artillery: 0, fighter: 0, bomber: 0 }
const SUMMER = BOX.maps['summer'] as MapSpec
const factories = (most: number): string[] => {
  let left = most
  return rows.map((row) => row.replaceAll('X', () => (left-- > 0 ? 'X' : '.')))
}
const march = (m: object) => ({ missions: { march: { table: true, ...m } } })

test.each<[string, object]>([
  ['maps: no map is left that has halves', { maps: { summer: { ...SUMMER, half: 0 } } }],
  [
    'missions: no mission is left for two players (table: false)',
    { missions: { skirmish: { table: true }, weather: { table: true }, mountains: { table: true } } },
  ],
  ['maps.steppe.rows: there are fewer factories than win: 6', { maps: { steppe: { ...SUMMER, rows: factories(5) } } }],
  [
    'maps.steppe.half: the right half needs six starts, 4 factories and 32 hexes that every unit may enter',
    { maps: { steppe: { ...SUMMER, rows: factories(7) } } },
  ],
  ['missions.march.atMost.germany: no unit is left', march({ atMost: { germany: NOBODY } })],
  ['missions.march.goal: there are 6 factories', march({ goal: 7 })],
  ['missions.march.goal: there are 10 factories', march({ map: 'summer', goal: 11 })],
  ['missions.march.flags.su[0]: factory 1 is given twice', march({ map: 'summer', flags: { us: [1], su: [1] } })],
  ['missions.march.divide[1]: factory 2 is given twice', march({ map: 'summer', divide: [2, 2] })],
  ['missions.march.shore.from: this is after the last round', march({ map: 'winter', shore: { from: 9, rounds: 8 } })],
  ['missions.march.shore: the map has no shore', march({ map: 'summer', shore: { from: 1, rounds: 8 } })],
  ['missions.march.map: a shore needs a map', march({ shore: { from: 1, rounds: 8 } })],
  [
    'units.tiger.role: a set of the box has it as tank',
    { units: { tiger: { ...TIGER, arm: 'infantry', role: 'regular' } } },
  ],
  [
    'maps.winter.rows: the mission ardennes of the box needs more: the map has no shore',
    { maps: { winter: { ...BOX.maps['winter'], shoreRows: 0 } } },
  ],
])('what could not be played is refused: %s', async (problem, pack) => {
  expect(await said({ ...HEADER, ...pack })).toEqual([problem])
})

test('a unit of the box that is replaced without a name keeps its texts', async () => {
  const made = await module.withPack({ ...HEADER, units: { tiger: { ...TIGER, cost: 9 } } })
  if (!made.ok) throw new Error(JSON.stringify(made.problems))
  const s = made.game.setup(optionsFor<Options>(made.game, {}), seeded('tiger'))
  expect(s.table.names).toEqual({})
})
