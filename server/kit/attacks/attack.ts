// The whole attack: every case against a server, its documented answer, and a match that goes on untouched.
import { LINE_CASES } from './lines.ts'
import { sent, statusOf } from './raw.ts'
import { ATTACKS } from './requests.ts'
import { ROUTE_CASES } from './routes.ts'
import { type Case, type Scene, sceneAt } from './scene.ts'

export interface Wrong {
  readonly name: string
  readonly answer: string
  readonly got: string
}

export interface Attacked {
  readonly cases: number
  readonly wrong: readonly Wrong[]
}

/** Requests to the page; what needs a file of its own that a built page lacks is left to the tests. */
const PAGE_CASES: readonly Case[] = ATTACKS.map(({ name, send, answer }) => ({
  name,
  answer: String(answer),
  run: async ({ address }: Scene) => statusOf(await sent(address, send, 15_000)),
}))

export const CASES: readonly Case[] = [...PAGE_CASES, ...ROUTE_CASES, ...LINE_CASES]

const AT_ONCE = 8

export async function attack(address: string, cases: readonly Case[] = CASES): Promise<Attacked> {
  const scene = await sceneAt(address)
  const before = standing(scene)
  const wrong: Wrong[] = []
  for (let i = 0; i < cases.length; i += AT_ONCE)
    wrong.push(...(await Promise.all(cases.slice(i, i + AT_ONCE).map((one) => tried(scene, one)))).flat())
  if (standing(scene) !== before) wrong.push({ name: 'the match', answer: before, got: standing(scene) })
  for (const screen of scene.screens) await screen.close()
  return { cases: cases.length, wrong }
}

async function tried(scene: Scene, { name, answer, run }: Case): Promise<Wrong[]> {
  const got = await run(scene).catch((error: Error) => error.message)
  return got === answer ? [] : [{ name, answer, got: got.slice(0, 200) }]
}

/** How the match stands for those in it. */
const standing = ({ screens }: Scene): string =>
  JSON.stringify(screens.map(({ count, view, closed }) => [count, closed, view]))
