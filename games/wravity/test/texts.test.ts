import { act, chooseOptions, type Message, offers, seeded } from '@muster/engine'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { en } from '../texts/en.ts'
import { es } from '../texts/es.ts'
import { fr } from '../texts/fr.ts'
import { game } from './table.ts'

const LANGUAGES = { en, es, fr } as const

/** The keys a message uses, its figures' too. */
function keysOf(m: Message): string[] {
  const inner = Object.values(m.args ?? {}).flatMap((arg) => {
    if (Array.isArray(arg)) return (arg as readonly Message[]).flatMap(keysOf)
    return typeof arg === 'object' ? keysOf(arg as Message) : []
  })
  return [m.key, ...inner]
}

/** A message worded; throws where a figure is missing. */
function worded(texts: Readonly<Record<string, string>>, language: string, m: Message): string {
  const text = texts[m.key]
  if (text === undefined) throw new Error(`no text ${m.key}`)
  const args = Object.fromEntries(
    Object.entries(m.args ?? {}).map(([k, v]) => [
      k,
      Array.isArray(v)
        ? v.map((one: Message) => worded(texts, language, one)).join(', ')
        : typeof v === 'object'
          ? worded(texts, language, v as Message)
          : v,
    ]),
  )
  return String(new IntlMessageFormat(text, language).format(args))
}

test('the three languages have the same keys, and every text can be read', () => {
  for (const [language, texts] of Object.entries(LANGUAGES)) {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort())
    for (const text of Object.values(texts)) expect(() => new IntlMessageFormat(text, language)).not.toThrow()
  }
})

test('whatever a game can say has its words in three languages', () => {
  const said = new Map<string, Message>()
  const hear = (m: Message | null): void => {
    if (m) for (const key of keysOf(m)) if (!said.has(key)) said.set(key, m)
  }
  for (const mode of ['2', '3', '4', '2v2v2']) {
    const chance = seeded(mode)
    const chosen = chooseOptions(game.options, { mode })
    if (!chosen.ok) throw new Error(chosen.why.key)
    const s = game.setup(chosen.options, chance)
    while (game.toAct(s).length > 0) {
      const seat = chance.pick(game.toAct(s))
      const all = offers(game, s, seat)
      const action = chance.pick(all)
      for (const viewer of [seat, 'spectator', 'p1'] as const) hear(game.words.prompt(s, viewer))
      hear(game.words.action(s, seat, action))
      const seen = game.preview(s, seat, action)
      for (const m of [...seen.notes, ...seen.price, ...seen.warnings, ...seen.odds.map((o) => o.label)]) hear(m)
      const acted = act(game, s, seat, action, chance)
      if (!acted.ok) throw new Error(acted.why.key)
      for (const e of game.redact({ seat, action, events: acted.events }, 'spectator').events)
        hear(game.words.event(s, e))
      for (const e of acted.events) hear(game.words.event(s, e))
    }
    hear(game.outcome(s)?.why ?? null)
  }
  expect(said.size).toBeGreaterThan(100)
  for (const [language, texts] of Object.entries(LANGUAGES)) {
    for (const m of said.values()) expect(worded(texts, language, m)).not.toBe('')
  }
})

test('every refusal in the rules has its words', async () => {
  const { readdirSync, readFileSync } = await import('node:fs')
  const folder = new URL('../src/rules/', import.meta.url)
  const keys = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/illegal\('[\d.]+', '(\w+)'/g)].map(
      (m) => `refusal.${m[1]}`,
    ),
  )
  expect(keys.length).toBeGreaterThan(60)
  expect(keys.filter((key) => !(key in en))).toEqual([])
})

test('options, standing orders, cards and ranks have their names', () => {
  const keys = game.options.flatMap((o) => [
    `option.${o.key}`,
    ...(o.kind === 'choice' ? (o.values ?? []).map((v) => `option.${o.key}.${v}`) : []),
  ])
  const s = game.setup(Object.fromEntries(game.options.map((o) => [o.key, o.default])), seeded(1))
  const sheet = game
    .orderable(s, 'p1')
    .flatMap((o) => [`standing.${o.key}`, ...(o.values ?? []).map((v) => `standing.${o.key}.${v}`)])
  const cards = s.deck.flatMap((c) => [`card.${c}`, `card.${c}.text`])
  const ranks = s.soldiers.map((u) => `rank.${u.rank}`)
  expect([...keys, ...sheet, ...cards, ...ranks].filter((key) => !(key in en))).toEqual([])
})

/** What a seat or side is called in a mode: the key of the text, and its squads. */
function called(mode: string, who: string): unknown {
  const chosen = chooseOptions(game.options, { mode })
  if (!chosen.ok) throw new Error(chosen.why.key)
  const message = game.called?.(chosen.options)[who]
  const { squads, number } = message?.args ?? {}
  return [message?.key, (squads as readonly Message[]).map((m) => m.key), ...(number === undefined ? [] : [number])]
}

test('seats and sides are called by their squads, partners of one squad by their number too', () => {
  expect(called('2', 'seat.p2')).toEqual(['called.squads', ['squad.water']])
  expect(called('3', 'side.south')).toEqual(['called.squads', ['squad.water']])
  expect(called('4', 'seat.p3')).toEqual(['called.squads', ['squad.earth']])
  expect(called('4', 'side.east')).toEqual(['called.squads', ['squad.fire', 'squad.earth']])
  expect(called('3v3', 'seat.p4')).toEqual(['called.partner', ['squad.water', 'squad.air'], 4])
  expect(called('2v2v2', 'seat.p5')).toEqual(['called.partner', ['squad.water'], 5])
  expect(called('2v2v2', 'side.west')).toEqual(['called.squads', ['squad.earth']])
})
