// Wrong messages over the line: before hello, malformed, too large, too many, out of turn, out of date, of somebody else.
import { PROTOCOL, type Up } from '@muster/protocol'
import WebSocket from 'ws'
import { Screen, type Visitor } from '../visitor.ts'
import { sent, statusOf } from './raw.ts'
import type { Case, Scene } from './scene.ts'

const MALFORMED = '4400'
const HELLO: Up = { type: 'hello', protocol: PROTOCOL, rules: '0', content: '0', since: null }

/** How a line that is opened and told this comes to its end. */
async function told(visitor: Visitor, table: string, first: readonly (string | Buffer)[]): Promise<string> {
  const screen = await Screen.dial(visitor, table)
  for (const text of first) screen.ws.send(text)
  await screen.until(() => screen.closed !== null, 'the end', 15_000)
  return String(screen.closed)
}

const after = (name: string, answer: string, ...texts: (string | Buffer)[]): Case => ({
  name,
  answer,
  run: ({ ben, table }) => told(ben, table.id, texts),
})

const NO_MESSAGES: readonly (string | Buffer)[] = [
  '',
  ' ',
  'hello',
  'null',
  '[]',
  '1',
  '"hello"',
  '{}',
  '{"type":1}',
  '{"type":"seed"}',
  '{"type":"__proto__"}',
  '{"type":"constructor"}',
  '{"type":"hello"}',
  '{"__proto__":{"type":"hello"}}',
  `{"type":"${'x'.repeat(30_000)}"}`,
  '['.repeat(20_000),
  Buffer.from([0, 1, 2, 255]),
  '\u0000',
]

const asText = (x: string | Buffer): string => JSON.stringify(x.toString('latin1').slice(0, 30))

/** A sound message of each kind, and how one of its parts can be wrong. */
const SOUND: readonly Record<string, unknown>[] = [
  { type: 'word', word: '12345678' },
  { type: 'act', n: 1, action: { type: 'move' }, count: 0 },
  { type: 'undo', n: 1, count: 0 },
  { type: 'propose', n: 1, what: 'draw' },
  { type: 'answer', n: 1, agrees: true },
  { type: 'resign', n: 1 },
  { type: 'order', n: 1, orders: {} },
  { type: 'sit', n: 1, viewer: 'p1' },
  { type: 'standIn', n: 1, seat: 'p1', level: 'random' },
  { type: 'letIn', n: 1, agrees: true },
  { type: 'takeBack', n: 1 },
  { type: 'looking', is: true },
  { type: 'passing', is: true },
  { type: 'diary', n: 1 },
  { type: 'moment', n: 1, count: 0 },
  { type: 'missed', n: 1, count: 0 },
]

const WRONG: readonly (readonly [string, (message: Record<string, unknown>, part: string) => unknown])[] = [
  ['without', (m, part) => ({ ...m, [part]: undefined })],
  ['with null for', (m, part) => ({ ...m, [part]: null })],
  ['with a list for', (m, part) => ({ ...m, [part]: [[]] })],
  ['with a huge number for', (m, part) => ({ ...m, [part]: 1e300 })],
  ['with a member beside', (m, part) => ({ ...m, [`${part}2`]: 1 })],
]

const misshapen: Case[] = SOUND.flatMap((message) =>
  Object.keys(message)
    .filter((part) => part !== 'type')
    .flatMap((part) =>
      WRONG.map(([how, spoil]) =>
        after(
          `${message['type']} ${how} ${part}`,
          MALFORMED,
          JSON.stringify(HELLO),
          JSON.stringify(spoil(message, part)),
        ),
      ),
    ),
)

const tooEarly: Case[] = SOUND.map((m) => after(`${m['type']} before hello`, MALFORMED, JSON.stringify(m)))

/** The status with which the opening of a line is answered. */
function dialled(address: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    const ws = new WebSocket(address, { headers })
    ws.on('unexpected-response', (_, response) => {
      resolve(String(response.statusCode))
      ws.terminate()
    })
    ws.on('open', () => {
      resolve('open')
      ws.terminate()
    })
    ws.on('error', () => resolve('error'))
  })
}

const lineOf = ({ address }: Scene, table: string): string =>
  `${address.replace('http', 'ws')}/api/tables/${table}/line`

const unopened: Case[] = [
  { name: 'a line without a cookie', answer: '401', run: (s) => dialled(lineOf(s, s.table.id), {}) },
  {
    name: 'a line with a forged cookie',
    answer: '401',
    run: (s) => dialled(lineOf(s, s.table.id), { cookie: 'muster=a.b' }),
  },
  { name: 'a line to others', answer: '404', run: (s) => dialled(lineOf(s, s.table.id), { cookie: s.eve.cookie }) },
  {
    name: 'a line to nothing',
    answer: '404',
    run: (s) => dialled(lineOf(s, 'A'.repeat(22)), { cookie: s.eve.cookie }),
  },
  ...['https://evil.example', 'null', 'http://localhost.evil.example', 'http://127.0.0.1:1'].map((origin) => ({
    name: `a line from ${origin}`,
    answer: '403',
    run: (s: Scene) => dialled(lineOf(s, s.table.id), { cookie: s.ann.cookie, origin }),
  })),
]

const HANDSHAKES: readonly (readonly [string, string])[] = [
  ['no key', 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13'],
  [
    'a key that is none',
    'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x',
  ],
  [
    'an old version',
    'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 8\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ],
  ['another protocol', 'Upgrade: h2c\r\nConnection: Upgrade'],
  ['no wish for another', 'X: 1'],
]

const handshakes: Case[] = HANDSHAKES.map(([name, headers]) => ({
  name: `a line with ${name}`,
  answer: '400',
  run: async ({ address, ann, table }) =>
    statusOf(
      await sent(
        address,
        `GET /api/tables/${table.id}/line HTTP/1.1\r\nHost: a\r\nCookie: ${ann.cookie}\r\nConnection: close\r\n${headers}\r\n\r\n`,
      ),
    ),
}))

/** What the answer to a sound message at the wrong time is. */
const answered = (name: string, answer: string, message: (scene: Scene) => Record<string, unknown>): Case => ({
  name,
  answer,
  run: async (scene) => {
    const screen = await scene.ben.open(scene.table.id)
    await screen.until(() => screen.view !== null, 'a view')
    const said = await screen.ask(message(scene) as Record<string, unknown> & { type: string })
    await screen.close()
    if (said.type !== 'done') return said.type
    return said.result.ok ? 'ok' : said.result.why.key
  },
})

const ACTIONS: readonly unknown[] = [
  { type: 'nonsense' },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'toString' },
  { type: '' },
  { type: 'move', unit: -1 },
  { type: 'move', unit: 1e9, to: 1e9 },
  { type: 'move', unit: '0' },
  { type: 'move', unit: { valueOf: 1 } },
]

/** Lists in lists, deeper than anybody can follow. */
const BOTTOMLESS: unknown = JSON.parse(`${'['.repeat(4000)}${']'.repeat(4000)}`)

const outOfPlace: Case[] = [
  ...ACTIONS.map((action) =>
    answered(`the action ${JSON.stringify(action)}`, 'refusal.noSuchAction', ({ screens }) => ({
      type: 'act',
      action,
      count: screens[0].count,
    })),
  ),
  answered('an action from the future', 'refusal.stale', () => ({
    type: 'act',
    action: { type: 'move' },
    count: 99_999,
  })),
  answered('an action from the past', 'refusal.stale', () => ({ type: 'act', action: { type: 'move' }, count: 0 })),
  answered('a bottomless action', 'refusal.noSuchAction', ({ screens }) => ({
    type: 'act',
    action: { type: 'move', unit: BOTTOMLESS },
    count: screens[0].count,
  })),
  answered('a bottomless action from the past', 'refusal.stale', () => ({
    type: 'act',
    action: { type: 'move', unit: BOTTOMLESS },
    count: 0,
  })),
  answered('undo from the past', 'refusal.stale', () => ({ type: 'undo', count: 0 })),
  answered('sitting on the chair of another', 'refusal.notYourTurn', ({ screens }) => ({
    type: 'sit',
    viewer: screens[0].viewer,
  })),
  answered('sitting as a spectator', 'refusal.notYourTurn', () => ({ type: 'sit', viewer: 'spectator' })),
  answered('orders that are none', 'refusal.unknownOption', () => ({ type: 'order', orders: { nonsense: 'always' } })),
  answered('orders of the prototype', 'refusal.unknownOption', () => ({
    type: 'order',
    orders: { toString: 'always' },
  })),
  answered('the computer for somebody who is here', 'refusal.notGone', ({ screens }) => ({
    type: 'standIn',
    seat: screens[0].viewer,
    level: 'random',
  })),
  answered('the computer on a chair that is none', 'refusal.noSuchAction', () => ({
    type: 'standIn',
    seat: 'nobody',
    level: 'random',
  })),
  answered('a computer that is none', 'refusal.noSuchAction', ({ screens }) => ({
    type: 'standIn',
    seat: screens[0].viewer,
    level: 'constructor',
  })),
  answered('an answer to nothing', 'ok', () => ({ type: 'answer', agrees: true })),
  answered('letting nobody in', 'ok', () => ({ type: 'letIn', agrees: true })),
  answered('a moment beyond the end', 'moment', () => ({ type: 'moment', count: 100_000 })),
]

const flood: Case = {
  name: 'a thousand messages at once',
  answer: '4429',
  run: async ({ ben, table }) => {
    const screen = await ben.open(table.id)
    for (let i = 0; i < 1000; i++)
      if (screen.ws.readyState === WebSocket.OPEN) screen.say({ type: 'looking', is: true })
    await screen.until(() => screen.closed !== null, 'the end')
    return String(screen.closed)
  },
}

export const LINE_CASES: readonly Case[] = [
  ...NO_MESSAGES.map((m) => after(`the first message ${asText(m)}`, MALFORMED, m)),
  ...NO_MESSAGES.map((m) => after(`after hello ${asText(m)}`, MALFORMED, JSON.stringify(HELLO), m)),
  after('hello twice', MALFORMED, JSON.stringify(HELLO), JSON.stringify(HELLO)),
  after('a message of a megabyte', '1009', JSON.stringify(HELLO), 'x'.repeat(1_000_000)),
  after('a first message of a megabyte', '1009', 'x'.repeat(1_000_000)),
  ...tooEarly,
  ...misshapen,
  ...unopened,
  ...handshakes,
  ...outOfPlace,
  flood,
]
