// Wrong requests on every route: malformed, oversized, foreign, forged, of somebody else.
import { ROUTES, type TableSeen } from '@muster/protocol'
import type { Asking, Screen, Visitor } from '../visitor.ts'
import { sent, statusOf } from './raw.ts'
import type { Case, Scene } from './scene.ts'

type Name = keyof typeof ROUTES
type Who = 'ann' | 'ben' | 'eve' | 'nobody'

const NAMES = Object.keys(ROUTES) as Name[]
const hasBody = (name: Name): boolean => 'body' in ROUTES[name]
const writes = (name: Name): boolean => ROUTES[name].method !== 'GET'
const ofTable = (name: Name): boolean => ROUTES[name].url.includes(':id')
const ofInvite = (name: Name): boolean => ROUTES[name].url.includes(':token')

/** What would be right in its form. */
function sound(name: Name, { table, laid }: Scene): Asking {
  const params = ofTable(name) ? { id: table.id } : ofInvite(name) ? { token: laid.invite ?? '' } : {}
  const bodies: Partial<Record<Name, unknown>> = {
    call: { name: 'Eve' },
    back: { token: 'A'.repeat(43) },
    lay: { game: table.game, options: {}, chairs: table.chairs.map(({ seat }) => ({ seat, for: 'me' })) },
    change: { game: table.game, options: {}, chairs: table.chairs.map(({ seat }) => ({ seat, for: 'me' })) },
    sit: {},
    computers: { level: 'sergeant' },
  }
  return { params, ...(hasBody(name) ? { body: bodies[name] } : {}) }
}

const asks = (who: Who, name: Name, more: (scene: Scene) => Asking = () => ({})): Case['run'] => {
  return async (scene) => {
    const visitor: Visitor = scene[who]
    const { cookie } = visitor
    const { status } = await visitor.ask(name, { ...sound(name, scene), ...more(scene) })
    visitor.cookie = cookie
    return String(status)
  }
}

/** Whoever has no cookie is nobody; these routes are for anybody. */
const FOR_ANYBODY: readonly Name[] = ['me', 'call', 'back', 'forget', 'tables', 'letter']

const withoutCookie: Case[] = NAMES.filter((n) => !FOR_ANYBODY.includes(n)).map((name) => ({
  name: `${name} by nobody`,
  answer: '401',
  run: asks('nobody', name),
}))

const COOKIES: readonly string[] = [
  'muster=',
  'muster=x',
  'muster=AAAAAAAAAAAAAAAAAAAAAA',
  'muster=AAAAAAAAAAAAAAAAAAAAAA.forged',
  `muster=${'A'.repeat(22)}.${'B'.repeat(43)}`,
  'muster=%00',
  'muster=%E0%A4%A',
  `muster=${'x'.repeat(4000)}`,
  'muster=__proto__',
  'muster="; Path=/; muster=a',
]

const forged: Case[] = COOKIES.flatMap((cookie) =>
  (['newBack', 'lay', 'table', 'leave', 'rematch', 'record', 'sit'] as const).map((name) => ({
    name: `${name} with ${cookie.slice(0, 40)}`,
    answer: '401',
    run: asks('nobody', name, () => ({ headers: { cookie } })),
  })),
)

/** Ann's cookie under Eve's name, and a signature cut short. */
const swapped: Case[] = [
  {
    name: 'a name with the signature of another',
    answer: '401',
    run: async ({ ann, eve, nobody }) => {
      const id = (await ann.get<{ person: { id: string } }>('me')).person.id
      const signature = eve.cookie.slice(eve.cookie.indexOf('.'))
      return String((await nobody.ask('newBack', { headers: { cookie: `muster=${id}${signature}` } })).status)
    },
  },
  {
    name: 'a signature cut short',
    answer: '401',
    run: async ({ ann, nobody }) =>
      String((await nobody.ask('newBack', { headers: { cookie: ann.cookie.slice(0, -6) } })).status),
  },
]

const ORIGINS: readonly string[] = [
  'https://evil.example',
  'null',
  'http://127.0.0.1.evil.example',
  'file://',
  'http://127.0.0.1:1',
]

const foreign: Case[] = NAMES.filter(writes).flatMap((name) =>
  ORIGINS.map((origin) => ({
    name: `${name} from ${origin}`,
    answer: '403',
    run: asks('eve', name, () => ({ headers: { origin } })),
  })),
)

const strangers: Case[] = NAMES.filter(ofTable).map((name) => ({
  name: `${name} of others`,
  answer: '404',
  run: asks('eve', name),
}))

const IDS: readonly string[] = [
  'x',
  'A'.repeat(22),
  'A'.repeat(23),
  '..',
  '%2e%2e',
  '__proto__',
  '1%20or%201',
  `${'A'.repeat(21)}'`,
  '%00',
]

const badIds: Case[] = NAMES.filter(ofTable).flatMap((name) =>
  IDS.map((id) => ({
    name: `${name} of ${id}`,
    answer: /^[A-Z]{22}$/.test(id) || !/^[\w-]+$/.test(id) ? '404' : '400',
    run: asks('eve', name, () => ({ params: { id } })),
  })),
)

const badTokens: Case[] = NAMES.filter(ofInvite).flatMap((name) =>
  ['x', 'A'.repeat(43), 'A'.repeat(44), '__proto__'].map((token) => ({
    name: `${name} of ${token}`,
    answer: token.length === 43 ? '404' : '400',
    run: asks('eve', name, () => ({ params: { token } })),
  })),
)

const deep = (n: number): unknown => JSON.parse(`${'['.repeat(n)}${']'.repeat(n)}`)

const BODIES: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['a list', []],
  ['a text', 'x'],
  ['a number', 1],
  ['a member more', { name: 'Eve', admin: true }],
  ['deep lists', { name: deep(500) }],
  ['a prototype', JSON.parse('{"__proto__": {"name": "Eve"}}')],
  ['a constructor', { constructor: { prototype: { name: 'Eve' } } }],
  ['numbers as names', { name: 1, token: 1, game: 1, seat: 1 }],
]

const badBodies: Case[] = NAMES.filter(hasBody).flatMap((name) =>
  BODIES.map(([what, body]) => ({
    name: `${name} with ${what}`,
    answer: '400',
    run: asks('eve', name, () => ({ body })),
  })),
)

/** The body is only promised: whoever sends it all the same is cut off. */
const oversized: Case[] = NAMES.filter(hasBody).map((name) => ({
  name: `${name} with five megabytes`,
  answer: '413',
  run: async ({ address, eve, laid }) => {
    const { method, url } = ROUTES[name]
    const headers = `Host: a\r\nCookie: ${eve.cookie}\r\nContent-Type: application/json\r\nContent-Length: 5000000`
    const path = url.replace(':token', laid.invite ?? '').replace(':id', laid.id)
    return statusOf(await sent(address, `${method} ${path} HTTP/1.1\r\n${headers}\r\n\r\n`))
  },
}))

const NO_NAMES: readonly string[] = ['', ' ', 'a\u0000', 'a\nb', '\u202Eevil', 'x'.repeat(33), ' Eve', '\uD800']

const badNames: Case[] = NO_NAMES.map((name) => ({
  name: `called ${JSON.stringify(name)}`,
  answer: '400',
  run: asks('eve', 'call', () => ({ body: { name } })),
}))

/** Tables that the schema lets through and the game does not. */
const badTables: Case[] = (
  [
    ['another game', { game: 'chess' }],
    ['a game of the prototype', { game: 'constructor' }],
    ['an option that is none', { options: { nonsense: 1 } }],
    ['an option of the prototype', { options: { toString: 1 } }],
    ['one chair', { chairs: [{ seat: 'p1', for: 'me' }] }],
    ['chairs that are none', { chairs: ['x', 'y'].map((seat) => ({ seat, for: 'me' })) }],
    ['a pack that is none', { pack: { format: 'nonsense' } }],
    ['a pack of lists', { pack: deep(60) }],
    ['a pack that is a text', { pack: 'x'.repeat(1000) }],
  ] as const
).map(([what, wrong]) => ({
  name: `lay ${what}`,
  answer: '422',
  run: asks('eve', 'lay', (scene) => ({ body: { ...(sound('lay', scene).body as object), ...wrong } })),
}))

const notNow: Case[] = [
  { name: 'clear a table in play', answer: '409', run: asks('ann', 'clear') },
  { name: 'leave a table in play', answer: '409', run: asks('ben', 'leave') },
  { name: 'change a table in play', answer: '409', run: asks('ann', 'change') },
  {
    name: 'change a table where somebody has sat down',
    answer: '409',
    run: async ({ ann, ben, table }) => {
      const chairs = table.chairs.map(({ seat }, i) => ({ seat, for: i === 0 ? 'me' : 'link' }))
      const body = { game: table.game, options: {}, chairs }
      const another = await ann.get<TableSeen>('lay', { body })
      await ben.get('sit', { params: { token: another.invite ?? '' }, body: {} })
      const { status } = await ann.ask('change', { params: { id: another.id }, body })
      await ann.ask('clear', { params: { id: another.id } })
      return String(status)
    },
  },
  {
    name: 'change a table into a game that is none',
    answer: '422',
    run: asks('ann', 'change', (scene) => ({
      params: { id: scene.laid.id },
      body: { ...(sound('change', scene).body as object), game: 'chess' },
    })),
  },
  { name: 'the computer on a chair in play', answer: '409', run: asks('ann', 'computers') },
  {
    name: 'a computer of no level',
    answer: '422',
    run: asks('ann', 'computers', ({ laid }) => ({ params: { id: laid.id }, body: { level: 'nobody' } })),
  },
  { name: 'a rematch in the middle', answer: '409', run: asks('ben', 'rematch') },
  {
    name: 'the link of a table that is full',
    answer: '409',
    run: asks('eve', 'letter', ({ spent }) => ({ params: { token: spent } })),
  },
  {
    name: 'the same link by nobody',
    answer: '409',
    run: asks('nobody', 'letter', ({ spent }) => ({ params: { token: spent } })),
  },
  {
    name: 'a chair by a link that is used up',
    answer: '409',
    run: asks('eve', 'sit', ({ spent }) => ({ params: { token: spent } })),
  },
  {
    name: 'the letter of a table thirty times: whoever waits is told once at most',
    answer: 'once at most',
    run: async ({ ann, nobody, laid }) => {
      const screen = await ann.open(laid.id)
      await screen.until(() => screen.heard.some((m) => m.type === 'presence'), 'the table')
      const before = told(screen)
      const read = () => nobody.ask('letter', { params: { token: laid.invite ?? '' } })
      await Promise.all(Array.from({ length: 30 }, read))
      const tells = told(screen) - before
      await screen.close()
      return tells <= 1 ? 'once at most' : `${tells} times`
    },
  },
  {
    name: 'a chair that is taken',
    answer: '409',
    run: asks('eve', 'sit', ({ laid }) => ({ body: { seat: laid.chairs[0]?.seat } })),
  },
  { name: 'a way back that is none', answer: '404', run: asks('eve', 'back') },
]

const told = ({ heard }: Screen): number => heard.filter((m) => m.type === 'reading').length

export const ROUTE_CASES: readonly Case[] = [
  ...withoutCookie,
  ...forged,
  ...swapped,
  ...foreign,
  ...strangers,
  ...badIds,
  ...badTokens,
  ...badBodies,
  ...oversized,
  ...badNames,
  ...badTables,
  ...notNow,
]
