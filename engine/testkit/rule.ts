import { afterAll, test } from 'vitest'

/** What the rules' functions say of themselves while they run: see testkit/citations.ts. */
const ran = new Set<string>()
let proofs = 0

declare global {
  var musterRuleRan: ((ids: string) => void) | undefined
}

globalThis.musterRuleRan = (ids) => {
  for (const id of ids.split(' ')) ran.add(id)
}

/** Called by every assertion of the kit on an event, a refusal or an offer. */
export function proved(): void {
  proofs++
}

/** `const rule = rulesOf('redoubt', RULEBOOK)`: tests titled by rule number, which must run and prove that rule. */
export function rulesOf<R extends string>(
  game: string,
  rulebook: Readonly<Record<R, string>>,
): (id: R, title: string, body: () => void) => void {
  return (id, title, body) => {
    if (!(id in rulebook)) throw new Error(`${game}: there is no rule ${id}`)
    test(`${id} ${title}`, () => {
      ran.clear()
      proofs = 0
      body()
      if (proofs === 0) throw new Error(`${id}: this test asserts no event, refusal or offer through the kit`)
      if (instrumented() && !ran.has(id)) throw new Error(`${id}: no function that cites this rule ran`)
    })
  }
}

function instrumented(): boolean {
  return (globalThis as { musterInstrumented?: boolean }).musterInstrumented === true
}

afterAll(() => ran.clear())
