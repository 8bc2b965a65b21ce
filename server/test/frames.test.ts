import { expect, test } from 'vitest'
import * as library from 'ws'
import { framed } from '../src/frames.ts'

/** What reads frames in the library; its types leave it out. */
const Receiver = Reflect.get(library, 'Receiver') as new (options: object) => NodeJS.WritableStream

test.each([
  ['short ones', ['', 'a', 'x'.repeat(125)]],
  ['longer ones', ['x'.repeat(126), 'y'.repeat(65_535)]],
  ['a very long one', ['z'.repeat(65_536)]],
  ['plain ones beside others', ['plain', 'é'.repeat(100), 'plain again']],
  ['characters of several bytes', ['é', '€'.repeat(60), '😀'.repeat(40_000)]],
])('%s are read as they were written, in order', (_, texts) => {
  const heard: string[] = []
  const receiver = new Receiver({ isServer: false })
  receiver.on('message', (data: Buffer, isBinary: boolean) => heard.push(`${isBinary}${data.toString()}`))
  const frames = framed(texts)
  receiver.write(typeof frames === 'string' ? Buffer.from(frames, 'latin1') : frames)
  expect(heard).toEqual(texts.map((text) => `false${text}`))
})
