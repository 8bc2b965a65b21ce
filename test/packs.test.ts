// What a pack brings is called, explained, kept and shared as what is in the box.
import { readFileSync } from 'node:fs'
import {
  examine,
  type Game,
  type GameModule,
  type GameTypes,
  isOver,
  LANGUAGES,
  loadSeen,
  type Match,
  newMatch,
  offers,
  optionsFor,
  plainDice,
  play,
  readHead,
  readSeenHead,
  save,
  seeded,
  seenBy,
} from '@muster/engine'
import { GAMES } from '@muster/games'
import { calledTexts, wording } from '@muster/words'
import { describe, expect, test } from 'vitest'

interface Packed {
  readonly module: GameModule<GameTypes>
  readonly game: Game<GameTypes>
  readonly pack: Readonly<Record<string, unknown>>
}

async function packed(id: string): Promise<Packed> {
  const module = await GAMES.find((g) => g.id === id)?.load()
  const pack = JSON.parse(readFileSync(new URL(`../games/${id}/pack/example.json`, import.meta.url), 'utf8'))
  const made = await module?.withPack(pack)
  if (!module || !made?.ok) throw new Error(`the example of ${id} is refused`)
  return { module, game: made.game, pack }
}

/** Some way into a match with the pack, by whoever plays at random. */
function played({ game, pack }: Packed, seed: string): Match<GameTypes> {
  const match = newMatch(game, optionsFor(game, {}), plainDice(seed), pack)
  const chance = seeded(seed)
  for (let i = 0; i < 200 && !isOver(match); i++) {
    const seat = chance.pick(game.toAct(match.state))
    play(match, seat, chance.pick(offers(game, match.state, seat)))
  }
  return match
}

/** The texts that things of the content go by. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  units: ['unit'],
  cards: ['card'],
  secrets: ['secret'],
  squads: ['squad', 'option.squad1', 'option.squad4'],
  ranks: ['rank'],
  rooms: ['option.room'],
  maps: ['option.map'],
  missions: ['option.mission', 'mission'],
  levels: ['option.level'],
}
const EXPLAINED = ['cards', 'secrets']

function keysFor(pack: Packed['pack']): string[] {
  return Object.entries(SECTIONS).flatMap(([section, kinds]) =>
    Object.keys(pack[section] ?? {}).flatMap((id) => [
      ...kinds.map((kind) => `${kind}.${id}`),
      ...(EXPLAINED.includes(section) ? kinds.map((kind) => `${kind}.${id}.text`) : []),
    ]),
  )
}

describe.each(GAMES.map((g) => g.id))('a pack of %s', (id) => {
  test('is called and explained in every language', async () => {
    const { module, game, pack } = await packed(id)
    const keys = keysFor(pack)
    expect(keys.length).toBeGreaterThan(3)
    for (const language of LANGUAGES) {
      const own = { ...(await module.packTexts(language)), ...(await module.texts(language)) }
      const word = wording(language, own, calledTexts(language, own, game.names ?? {}))
      for (const key of keys) expect(word({ key }), key).not.toBe('')
      for (const { key, values = [] } of game.options)
        for (const value of values) expect(word({ key: `option.${key}.${value}` })).not.toBe('')
    }
  })

  test('leaves nothing to say of the box', async () => {
    const { module } = await packed(id)
    expect(module.game.names).toEqual({})
  })

  test('goes with the record, whole or as somebody saw it', async () => {
    const made = await packed(id)
    const match = played(made, 'whole')
    const whole = readHead(save(match.record))
    if (!whole.ok) throw new Error(whole.why.key)
    expect(whole.record.pack).toEqual(made.pack)
    expect(examine(made.game, whole.record).ok).toBe(true)
    for (const { seat } of match.record.seats) {
      const text = JSON.stringify(seenBy(match, seat))
      const head = readSeenHead(text)
      expect(head.ok && head.record.pack).toEqual(made.pack)
      expect(loadSeen(made.game, text).ok).toBe(true)
    }
  })

  test('is not mentioned where there is none', async () => {
    const { module } = await packed(id)
    const match = newMatch(module.game, optionsFor(module.game, {}), plainDice('box'))
    expect(Object.keys(seenBy(match, 'spectator'))).not.toContain('pack')
  })
})
