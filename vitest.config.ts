import { defineConfig } from 'vitest/config'
import { citedRules } from './engine/testkit/plugin.ts'

/** Tests of code without clocks, stores or anything else of the world: they cannot disturb each other. */
const PURE = ['{dice,words,packs,bots}/test/**/*.test.ts', 'games/*/test/**/*.test.ts']

const REST = [
  '{engine,table,protocol,server,cli,bench}/test/**/*.test.ts',
  'test/**/*.test.ts',
  'web/src/**/*.test.{ts,tsx}',
  'web/test/**/*.test.ts',
]

/** What is run, for the test that nothing is left out. */
export const INCLUDED = [...PURE, ...REST]

export default defineConfig({
  plugins: [citedRules()],
  test: {
    testTimeout: 120_000,
    // Pictures in docs carry the style sheets of their boards; all others are nothing to a test.
    css: { include: /board\.css/ },
    // One fewer than there are cores by default: half of a small machine would idle.
    maxWorkers: '100%',
    // A new process for each file reads all of its game anew: for pure code that takes longer than its tests.
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'rest', include: REST } },
    ],
  },
})
