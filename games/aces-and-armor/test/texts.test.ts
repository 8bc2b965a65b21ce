import { act, chooseOptions, type Message, offers, optionsFor, seeded } from '@muster/engine'
import { startsOf } from '@muster/engine/testkit'
import { expect, test } from 'vitest'
import type { AcesAndArmor, Options } from '../src/index.ts'
import { en } from '../texts/en.ts'
import { es } from '../texts/es.ts'
import { fr } from '../texts/fr.ts'
import { game } from './table.ts'

const LANGUAGES: readonly Readonly<Record<string, string>>[] = [en, es, fr]
const said = new Set<string>()

function hear(message: Message | null): void {
  if (!message) return
  said.add(message.key)
  for (const figure of Object.values(message.args ?? {})) {
    if (Array.isArray(figure)) for (const m of figure) hear(m)
    else if (typeof figure === 'object') hear(figure as Message)
  }
}

/** Plays on at random and listens to all that is said. */
function listen(options: Options, seed: number): void {
  const chance = seeded(`texts ${seed}`)
  const s = game.setup(options, chance)
  for (let i = 0; i < 400 && !game.outcome(s); i++) {
    const seat = chance.pick(game.toAct(s))
    hear(game.words.prompt(s, seat))
    hear(game.words.prompt(s, 'spectator'))
    const all = offers(game, s, seat)
    for (const a of chance.shuffle(all).slice(0, 3)) {
      hear(game.words.action(s, seat, a))
      const { price, odds, expected, warnings, notes } = game.preview(s, seat, a)
      for (const m of [...price, ...warnings, ...notes, ...[...odds, ...expected].map((o) => o.label)]) hear(m)
    }
    for (const spec of game.orderable(s, seat)) hear(spec.label ?? null)
    const done = act(game, s, seat, chance.pick(all), chance)
    if (done.ok) for (const e of done.events) hear(game.words.event(s, e))
  }
  hear(game.outcome(s)?.why ?? null)
}

test('whatever is said can be said in three languages', () => {
  for (const [i, start] of startsOf<AcesAndArmor>(game, 6).entries()) listen(start.options, i)
  const missing = [...said].filter((key) => LANGUAGES.some((texts) => texts[key] === undefined))
  expect(missing).toEqual([])
  expect(said.size).toBeGreaterThan(80)
})

test('every option and its values have texts', () => {
  const keys = game.options.flatMap((spec) => [
    `option.${spec.key}`,
    ...(spec.values ?? []).map((value) => `option.${spec.key}.${value}`),
  ])
  expect(keys.filter((key) => LANGUAGES.some((texts) => texts[key] === undefined))).toEqual([])
})

test('options that do not go together are refused', () => {
  expect(chooseOptions(game.options, { mode: 'two', mission: 'v2' }).ok).toBe(false)
  expect(optionsFor<Options>(game, { mode: 'four' }).field).toBe('full')
})
