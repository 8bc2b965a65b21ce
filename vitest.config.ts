import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{engine,words,dice,bots,cli,bench}/test/**/*.test.ts',
      'games/*/test/**/*.test.ts',
      'test/**/*.test.ts',
      'web/src/**/*.test.{ts,tsx}',
    ],
    testTimeout: 120_000,
  },
})
