import { test } from 'vitest'

declare global {
  /** Called by the rules' functions while a test listens: see testkit/citations.ts. */
  var musterRuleRan: ((ids: string) => void) | undefined
  /** Set where the rules' functions were made to call it. */
  var musterInstrumented: boolean | undefined
}

declare module 'vitest' {
  interface TaskMeta {
    /** The rule that this test ran and proved. */
    musterRule?: { readonly game: string; readonly id: string }
  }
}

let proofs = 0

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
    test(`${id} ${title}`, ({ task }) => {
      prove(id, body)
      if (globalThis.musterInstrumented) task.meta.musterRule = { game, id }
    })
  }
}

/** Runs a test's body, and fails unless it ran a function that cites the rule and asserted something by the kit. */
export function prove(id: string, body: () => void): void {
  const ran = new Set<string>()
  proofs = 0
  globalThis.musterRuleRan = (ids) => ran.add(ids)
  try {
    body()
  } finally {
    globalThis.musterRuleRan = undefined
  }
  if (proofs === 0) throw new Error(`${id}: this test asserts no event, refusal or offer through the kit`)
  if (!globalThis.musterInstrumented) return
  if (![...ran].some((ids) => ids.split(' ').includes(id))) throw new Error(`${id}: no function that cites it ran`)
}
