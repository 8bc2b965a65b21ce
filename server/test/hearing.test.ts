import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import * as library from 'ws'
import { hearTexts } from '../src/hearing.ts'

/** What reads frames in the library; its types leave it out. */
const Receiver = Reflect.get(library, 'Receiver') as new (options: object) => NodeJS.WritableStream
const MOST = 1000

/** A frame as a page sends it. */
function frame(first: number, bytes: Buffer, { long = false, masked = true } = {}): Buffer {
  const { length } = bytes
  const head = long ? 10 : length < 126 ? 2 : 4
  const out = Buffer.alloc(head + (masked ? 4 : 0) + length)
  out[0] = first
  out[1] = (masked ? 0x80 : 0) | (long ? 127 : length < 126 ? length : 126)
  if (long) out.writeBigUInt64BE(BigInt(length), 2)
  else if (head === 4) out.writeUInt16BE(length, 2)
  const mask = [7, 200, 33, 129]
  if (masked) Buffer.from(mask).copy(out, head)
  for (let i = 0; i < length; i++) out[out.length - length + i] = (bytes[i] ?? 0) ^ (masked ? (mask[i % 4] ?? 0) : 0)
  return out
}

const plain = Buffer.from('{"type":"act","n":1}')
const KINDS: Readonly<Record<string, readonly Buffer[]>> = {
  text: [frame(0x81, plain)],
  empty: [frame(0x81, Buffer.alloc(0))],
  middle: [frame(0x81, Buffer.from('x'.repeat(400)))],
  bytes: [frame(0x81, Buffer.from('é€😀'.repeat(9)))],
  ping: [frame(0x89, Buffer.from('?'))],
  pong: [frame(0x8a, Buffer.alloc(0))],
  binary: [frame(0x82, plain)],
  parts: [frame(0x01, plain), frame(0x89, plain), frame(0x00, plain), frame(0x80, plain)],
  roundabout: [frame(0x81, plain, { long: true })],
  wrong: [frame(0x81, Buffer.from([0xc3, 0x28]))],
  tooLong: [frame(0x81, Buffer.from('y'.repeat(MOST + 1)))],
  bare: [frame(0x81, plain, { masked: false })],
  reserved: [frame(0xc1, plain)],
  stray: [frame(0x80, plain)],
  longPing: [frame(0x89, Buffer.alloc(200))],
  partPing: [frame(0x09, plain)],
  unknown: [frame(0x83, plain)],
  close: [frame(0x88, Buffer.from([3, 232]))],
}

/** All that is heard, by the library alone or with us in front. */
function heard(chunks: readonly Buffer[], isOurs: boolean): { readonly all: string[]; readonly byUs: number } {
  const all: string[] = []
  let byUs = 0
  const socket = new EventEmitter() as unknown as Socket
  const receiver = new Receiver({ isServer: true, maxPayload: MOST, allowSynchronousEvents: true })
  receiver.on('message', (data: Buffer, isBinary: boolean) =>
    all.push(isBinary ? `bytes ${data.length}` : String(data)),
  )
  for (const kind of ['ping', 'pong']) receiver.on(kind, (data: Buffer) => all.push(`${kind} ${data.length}`))
  receiver.on('conclude', (code: number) => all.push(`closed ${code}`))
  receiver.on('error', (error: Error & { code?: string }) => all.push(`error ${error.code}`))
  socket.on('data', (came: Buffer) => void receiver.write(came))
  if (isOurs)
    hearTexts(socket, MOST, (text) => {
      byUs++
      all.push(text)
    })
  for (const chunk of chunks) socket.emit('data', Buffer.from(chunk))
  return { all, byUs }
}

const last = (all: readonly string[]): readonly string[] => {
  const end = all.findIndex((said) => /^(error|closed)/.test(said))
  return end < 0 ? all : all.slice(0, end + 1)
}

test.each(Object.entries(KINDS))('%s is heard as the library hears it, however it comes', async (_, frames) => {
  const chance = seeded('hearing')
  const names = Object.keys(KINDS)
  for (let tries = 0; tries < 200; tries++) {
    const others = Array.from({ length: 6 }, () => KINDS[chance.pick(names.slice(0, 6))] ?? [])
    const bytes = Buffer.concat([...others.slice(0, 3).flat(), ...frames, ...others.slice(3).flat()])
    const chunks: Buffer[] = []
    for (let at = 0; at < bytes.length; ) {
      const to = tries % 2 === 0 ? bytes.length : at + chance.d12() ** 2
      chunks.push(bytes.subarray(at, to))
      at = to
    }
    const [alone, ours] = [heard(chunks, false), heard(chunks, true)]
    await new Promise((resolve) => setImmediate(resolve))
    expect(last(ours.all)).toEqual(last(alone.all))
    expect(alone.all.length).toBeGreaterThan(0)
  }
})

test('whole texts and what lies between them never take the long way', () => {
  const { text = [], pong = [], middle = [], bytes = [] } = KINDS
  const chunks = [...text, ...pong, ...middle, ...bytes, Buffer.concat([...text, ...pong, ...text]), ...text]
  expect(heard(chunks, true).byUs).toBe(6)
})
