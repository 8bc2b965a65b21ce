import { defineConfig } from 'vitest/config'
import { citedRules } from './engine/testkit/plugin.ts'

export default defineConfig({
  plugins: [citedRules()],
  test: {
    include: [
      '{engine,dice,words,packs,bots,table,protocol,server,cli,bench}/test/**/*.test.ts',
      'games/*/test/**/*.test.ts',
      'test/**/*.test.ts',
      'web/src/**/*.test.{ts,tsx}',
      'web/test/**/*.test.ts',
    ],
    testTimeout: 120_000,
    // Pictures in docs carry the style sheets of their boards; all others are nothing to a test.
    css: { include: /board\.css/ },
    // One fewer than there are cores by default: half of a small machine would idle.
    maxWorkers: '100%',
  },
})
