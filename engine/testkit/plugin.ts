import type { Plugin } from 'vite'
import { instrument } from './citations.ts'

/** For vitest: the games' rules tell which of them ran, so that a test titled by a rule can be held to it. */
export function citedRules(files: RegExp = /\/games\/[^/]+\/src\/.*\.ts$/): Plugin {
  return {
    name: 'muster-cited-rules',
    enforce: 'pre',
    transform(source, id) {
      if (!files.test(id)) return null
      const text = instrument(source)
      text.append('\nglobalThis.musterInstrumented = true\n')
      return { code: text.toString(), map: text.generateMap({ source: id, hires: true }) }
    },
  }
}
