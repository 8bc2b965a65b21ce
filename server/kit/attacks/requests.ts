// Requests nobody of good will would send, as they go over the wire, and what is answered. Data only: another server
// that is to stand the same can read the same table.
import { NO_FILES } from './paths.ts'

export interface Attack {
  readonly name: string
  /** Byte by byte, one character each. */
  readonly send: string
  /** The status; `closed` where the line is cut without a word. */
  readonly answer: number | 'closed'
}

const END = '\r\n\r\n'
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close${END}`
const withHeaders = (...lines: readonly string[]): string =>
  `GET / HTTP/1.1\r\n${['Host: localhost', 'Connection: close', ...lines].join('\r\n')}${END}`

const listed = (
  kind: string,
  answer: Attack['answer'],
  all: readonly string[],
  send: (x: string) => string,
): Attack[] =>
  all.map((x) => ({
    name: `${kind} ${JSON.stringify(x.length > 60 ? `${x.slice(0, 60)}… (${x.length})` : x)}`,
    send: send(x),
    answer,
  }))

/** What stands where a path should is none. */
const NO_PATHS: readonly string[] = ['/\xe9\xe8', '/\xff\xfe', '/\x80', 'javascript:alert(1)', 'index.html', '?x']

/** Sound requests in odd clothes: they get the page, and nothing else happens. */
const PAGES: readonly string[] = [
  '/',
  '/?',
  '/?../../etc/passwd',
  '/?%00',
  '/?x=<script>alert(1)</script>',
  '/?__proto__[x]=1',
  '/#/r/AAAA',
  '/index.html',
  '/index.html?v=1#x',
  'http://localhost/',
  'http://evil.example/index.html',
  'https://user:word@evil.example/',
  `/?${'x'.repeat(8000)}`,
]

const OTHER_METHODS: readonly string[] = (
  'POST PUT DELETE PATCH OPTIONS TRACE COPY LOCK MKCOL MOVE PROPFIND PROPPATCH SEARCH UNLOCK BIND REBIND UNBIND ACL ' +
  'REPORT MKACTIVITY CHECKOUT MERGE M-SEARCH NOTIFY SUBSCRIBE UNSUBSCRIBE PURGE MKCALENDAR LINK UNLINK QUERY'
).split(' ')

const NO_METHODS: readonly string[] = [
  'FOO',
  'get',
  'Get',
  'GETS',
  'GE',
  'G\x00ET',
  '',
  ' GET',
  'GET\t',
  'DEBUG',
  'TRACK',
  '<GET>',
  'GET\x7f',
  '\x16\x03\x01',
]

/** Lines that are no HTTP. */
const NO_REQUESTS: readonly string[] = [
  `GET /${END}`,
  `GET / HTTP/9.9\r\nHost: a${END}`,
  `GET / HTTP/1.${END}`,
  `GET / http/1.1\r\nHost: a${END}`,
  `GET / HTTP/1.1.1\r\nHost: a${END}`,
  `GET / HTCPCP/1.0\r\nHost: a${END}`,
  `GET / index HTTP/1.1\r\nHost: a${END}`,
  `GET /\x00 HTTP/1.1\r\nHost: a${END}`,
  `GET /\x01\x02 HTTP/1.1\r\nHost: a${END}`,
  `GET\r\n/ HTTP/1.1\r\nHost: a${END}`,
  `HTTP/1.1 200 OK\r\nHost: a${END}`,
  `PRI * HTTP/2.0\r\n\r\nSM${END}`,
  `EHLO evil.example\r\n`,
  `USER root\r\nPASS root\r\n`,
  `\x00\x00\x00\x00\x00\x00\x00\x00${END}`,
  `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${END}`,
  `\xff\xfe\xfd${END}`,
  `{"jsonrpc":"2.0"}${END}`,
  `<policy-file-request/>\x00`,
]

/** Heads that must not be believed. */
const NO_HEADERS: readonly string[] = [
  'no colon',
  ': no name',
  'Bad Name: 1',
  'Name : 1',
  'Na\x00me: 1',
  'Name: a\x00b',
  'Name: a\x01b',
  'Name: a\rb',
  'Name\r: 1',
  '(Name): 1',
  'Name: 1\r\n folded: 2',
  'Content-Length: -1',
  'Content-Length: x',
  'Content-Length: 1e3',
  'Content-Length: 0x10',
  'Content-Length: 99999999999999999999999999',
  'Content-Length: 3\r\nContent-Length: 4',
  'Content-Length: 3\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 3',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: \x0bchunked',
]

const BODIES: readonly string[] = [
  'Content-Length: 5',
  'Content-Length: 99999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: xchunked',
]

const HARMLESS: readonly string[] = [
  'Range: bytes=0-999999999999',
  'Range: bytes=-1',
  `Range: bytes=${'0-1,'.repeat(1000)}0-1`,
  'If-Modified-Since: never',
  'Accept-Encoding: gzip, deflate, br, evil',
  'Cookie: a=b; __proto__=1',
  'Authorization: Basic cm9vdDpyb290',
  'X-Forwarded-For: 127.0.0.1',
  'X-Forwarded-Host: evil.example',
  'X-Original-URL: /../secret.txt',
  'X-Rewrite-URL: /../secret.txt',
  'X-HTTP-Method-Override: DELETE',
  'Forwarded: for=evil;proto=https',
  'Origin: https://evil.example',
  'Referer: javascript:alert(1)',
  'User-Agent: () { :;}; /bin/id',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  'Expect: 100-continue',
  'Content-Length: 0',
  '__proto__: 1',
  'constructor: 1',
]

const HEAD_TOO_LARGE: readonly Attack[] = [
  { name: 'one header of 20,000 signs', send: withHeaders(`X: ${'a'.repeat(20_000)}`), answer: 431 },
  { name: 'a name of 20,000 signs', send: withHeaders(`${'a'.repeat(20_000)}: 1`), answer: 431 },
  { name: '3,000 headers', send: withHeaders(...Array.from({ length: 3000 }, (_, i) => `X-${i}: 1`)), answer: 431 },
  { name: 'a path of 20,000 signs', send: get(`/${'a'.repeat(20_000)}`), answer: 431 },
  { name: 'a path of a million signs', send: get(`/${'a'.repeat(1_000_000)}`), answer: 431 },
  { name: 'a method of 20,000 signs', send: `${'A'.repeat(20_000)} / HTTP/1.1${END}`, answer: 400 },
]

const SINGLE: readonly Attack[] = [
  { name: 'whatever there is, it is known', send: withHeaders('If-None-Match: *'), answer: 304 },
  { name: 'no host', send: `GET / HTTP/1.1\r\nConnection: close${END}`, answer: 400 },
  { name: 'two hosts', send: `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close${END}`, answer: 400 },
  { name: 'a host that is none', send: `GET / HTTP/1.1\r\nHost: ../../etc\r\nConnection: close${END}`, answer: 200 },
  { name: 'no host in an old request', send: `GET / HTTP/1.0${END}`, answer: 200 },
  { name: 'a head alone', send: `HEAD / HTTP/1.1\r\nHost: a\r\nConnection: close${END}`, answer: 200 },
  {
    name: 'the head of nothing',
    send: `HEAD /../secret.txt HTTP/1.1\r\nHost: a\r\nConnection: close${END}`,
    answer: 404,
  },
  { name: 'a tunnel', send: `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example${END}`, answer: 405 },
  {
    name: 'a tunnel to ourselves',
    send: `CONNECT localhost:80 HTTP/1.1\r\nHost: localhost${END}\x16\x03\x01`,
    answer: 405,
  },
  { name: 'an expectation we cannot meet', send: withHeaders('Expect: 200-maybe'), answer: 417 },
  { name: 'a body that is no chunk', send: `${withHeaders('Transfer-Encoding: chunked')}zzzz\r\n`, answer: 413 },
  {
    name: 'a body of endless chunks',
    send: `${withHeaders('Transfer-Encoding: chunked')}ffffffff\r\n${'a'.repeat(70_000)}`,
    answer: 413,
  },
  {
    name: 'a post of a megabyte',
    send: `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000${END}${'a'.repeat(1_000_000)}`,
    answer: 405,
  },
  {
    name: 'a post that promises and sends nothing',
    send: `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000${END}`,
    answer: 405,
  },
  {
    name: 'a second request smuggled behind a body',
    send: `GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 44${END}GET /../secret.txt HTTP/1.1\r\nHost: localhost${END}`,
    answer: 413,
  },
  {
    name: 'nonsense behind a sound request',
    send: `GET /nothing HTTP/1.1\r\nHost: a${END}\x00\x00\x00\x00${END}`,
    answer: 'closed',
  },
  { name: 'a request that never ends', send: 'GET / HTTP/1.1\r\nHost: a\r\nX: ', answer: 408 },
  { name: 'a line that never ends', send: 'GET /', answer: 408 },
  { name: 'a line that never begins', send: '\r\n\r\n\r\n', answer: 408 },
  { name: 'silence', send: '', answer: 408 },
]

export const ATTACKS: readonly Attack[] = [
  ...listed('no file', 404, NO_FILES, get),
  ...listed('no path', 400, NO_PATHS, get),
  ...listed('the page all the same', 200, PAGES, get),
  ...listed(
    'another method',
    405,
    OTHER_METHODS,
    (m) => `${m} / HTTP/1.1\r\nHost: localhost\r\nConnection: close${END}`,
  ),
  ...listed('no method', 400, NO_METHODS, (m) => `${m} / HTTP/1.1\r\nHost: localhost${END}`),
  ...listed('no request', 400, NO_REQUESTS, (x) => x),
  ...listed('no header', 400, NO_HEADERS, (x) => withHeaders(x)),
  ...listed('a body', 413, BODIES, (x) => withHeaders(x)),
  ...listed('a harmless header', 200, HARMLESS, (x) => withHeaders(x)),
  ...HEAD_TOO_LARGE,
  ...SINGLE,
]
