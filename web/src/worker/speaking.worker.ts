// Where advice and analysis are worked out: nobody at the table waits for them.
import type { GameTypes, MatchRecord } from '@muster/engine'
import { Analysis, adviceOn, type Plea, toldOf } from '@muster/table'

export type Speech =
  | { readonly id: number; readonly advise: Plea }
  | { readonly id: number; readonly open: MatchRecord<GameTypes>; readonly seat: string }
  | { readonly id: number; readonly goOn: number }

let analysis: Analysis | null = null

async function answer(speech: Speech): Promise<unknown> {
  if ('advise' in speech) return adviceOn(speech.advise)
  if ('open' in speech) {
    analysis = new Analysis(await toldOf(speech.open), speech.seat)
    return null
  }
  if (!analysis) throw new Error('no match is looked at')
  return analysis.next(speech.goOn)
}

self.onmessage = async ({ data }: MessageEvent<Speech>): Promise<void> => {
  const { id } = data
  try {
    self.postMessage({ id, result: await answer(data) })
  } catch (error) {
    self.postMessage({ id, failed: error instanceof Error ? error.message : String(error) })
  }
}
