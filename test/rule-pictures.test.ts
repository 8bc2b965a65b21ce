// Whatever a game may refuse is drawn as a position of its own beside its rule.
import { globSync, readFileSync } from 'node:fs'
import { GAMES } from '@muster/games'
import { expect, test } from 'vitest'

const ROOT = new URL('../games/', import.meta.url).pathname

/** Every rule that a refusal of the game may name: those in the files that refuse, but for what events and results cite. */
function refusable(game: string): readonly string[] {
  const cwd = `${ROOT}${game}/src/`
  const texts = globSync('**/*.ts', { cwd }).map((file) => readFileSync(`${cwd}${file}`, 'utf8'))
  const named = texts
    .filter((text) => /\b(illegal|Refusal|Verdict)\b/.test(text))
    .flatMap((text) => [...text.replaceAll(/\brule: '[^']+'/g, '').matchAll(/'([A-Z]?\d+\.\d+)'/g)])
  return [...new Set(named.flatMap(([, rule]) => rule ?? []))]
}

test.each(GAMES)('$id: every rule that a refusal may name has a picture of its own', async ({ id, load }) => {
  const { ruleScenes } = await load()
  const scenes = (await ruleScenes?.()) ?? []
  const drawn = new Set<string>(scenes.flatMap(({ rule, shows = [] }) => [rule, ...shows]))
  const rules = refusable(id)
  expect(rules.length).toBeGreaterThan(40)
  expect(rules.filter((rule) => !drawn.has(rule))).toEqual([])
})
