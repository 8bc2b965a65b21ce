// Every setting of the server: its default, its flag, its environment variable, and what it means.
import { parseArgs } from 'node:util'

interface Spec {
  readonly default: string | number | boolean
  /** What a flag takes, in the help. */
  readonly takes?: string
  readonly says: string
  readonly min?: number
  readonly max?: number
  readonly like?: RegExp
  /** May bear a password: it is never shown. */
  readonly secret?: true
}

const SPECS = {
  port: {
    default: 5173,
    takes: 'NUMBER',
    min: 0,
    max: 65_535,
    says: 'where to listen; the next free port if it is not',
  },
  host: {
    default: '127.0.0.1',
    takes: 'ADDRESS',
    like: /^[\w.:-]+$/,
    says: 'for whom: 127.0.0.1 is this machine alone, 0.0.0.0 whoever can reach it',
  },
  data: { default: 'data', takes: 'FOLDER', like: /^[^\0]+$/, says: 'where matches are kept; made if it is not there' },
  database: {
    default: '',
    takes: 'URL',
    like: /^(|postgres(ql)?:\/\/\S+)$/,
    secret: true,
    says: 'a postgres:// to keep matches in, for several nodes; without it SQLite in the data folder',
  },
  page: { default: '', takes: 'FOLDER', like: /^[^\0]*$/, says: 'the built page; by default that of this checkout' },
  origin: {
    default: '',
    takes: 'URL',
    like: /^(|https?:\/\/[^/\s]+)$/,
    says: 'the address people open, behind a proxy; with https cookies go over TLS only',
  },
  proxies: {
    default: 0,
    takes: 'NUMBER',
    min: 0,
    max: 10,
    says: 'proxies in front whose word on addresses is believed',
  },
  log: {
    default: 'info',
    takes: 'LEVEL',
    like: /^(silent|error|warn|info|debug)$/,
    says: 'silent, error, warn, info or debug; JSON lines on standard error',
  },
  metrics: { default: 'here', takes: 'WHO', like: /^(here|all)$/, says: 'who may read /metrics: here, or all' },
  megabytes: { default: 0, takes: 'NUMBER', min: 0, max: 1e6, says: 'the SQLite file may take; 0: as the disk allows' },
  goneAfter: { default: 300, takes: 'SECONDS', min: 1, max: 86_400, says: 'after which the computer may sit in' },
  answerPause: {
    default: 2500,
    takes: 'MILLISECONDS',
    min: 0,
    max: 60_000,
    says: "before an answer in another's turn is shown: the same whatever the hand",
  },
  keptOpen: { default: 30, takes: 'SECONDS', min: 0, max: 86_400, says: 'for which an empty table stays in memory' },
  leftAlone: {
    default: 20,
    takes: 'SECONDS',
    min: 1,
    max: 86_400,
    says: 'after which any node looks after a computer that should have acted',
  },
  archiveAfter: { default: 90, takes: 'DAYS', min: 0, max: 36_500, says: 'untouched tables are packed away; 0: never' },
  secretDays: {
    default: 30,
    takes: 'DAYS',
    min: 1,
    max: 36_500,
    says: 'a secret signs cookies; a year more it is known',
  },
  thinkers: { default: 1, takes: 'NUMBER', min: 1, max: 64, says: 'threads in which computers think' },
  requests: { default: 600, takes: 'NUMBER', min: 1, max: 1e9, says: 'requests of one address a minute' },
  guests: { default: 60, takes: 'NUMBER', min: 1, max: 1e9, says: 'guests made from one address an hour' },
  connections: { default: 20_000, takes: 'NUMBER', min: 1, max: 1e6, says: 'connections at once' },
  lines: { default: 64, takes: 'NUMBER', min: 1, max: 1e6, says: 'open lines of one address' },
  linesEach: { default: 12, takes: 'NUMBER', min: 1, max: 1e6, says: 'open lines of one person' },
  messages: { default: 20, takes: 'NUMBER', min: 1, max: 1e6, says: 'messages a second over one line, for long' },
  tables: { default: 200, takes: 'NUMBER', min: 1, max: 1e6, says: 'tables one person may have laid and not finished' },
  built: { default: false, says: 'serve the page as it was built last, and on this port only' },
  quiet: { default: false, says: 'open no browser' },
} as const satisfies Record<string, Spec>

export type SettingName = keyof typeof SPECS
type Kind<X> = X extends number ? number : X extends boolean ? boolean : string
export type Settings = { readonly [K in SettingName]: Kind<(typeof SPECS)[K]['default']> }

const NAMES = Object.keys(SPECS) as SettingName[]
const specOf = (name: SettingName): Spec => SPECS[name]
const flagOf = (name: string): string => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)
const variableOf = (name: string): string => `MUSTER_${name.replace(/[A-Z]/g, (c) => `_${c}`).toUpperCase()}`

export const DEFAULTS: Settings = Object.fromEntries(NAMES.map((name) => [name, specOf(name).default])) as Settings

export const HELP = [
  'Serves Muster: the page, and tables for friends elsewhere.',
  '',
  'npm start -- [options]',
  ...NAMES.flatMap((name) => {
    const { takes, says, default: usual } = specOf(name)
    const flag = `--${flagOf(name)}${takes ? ` ${takes}` : ''}`
    return [`  ${flag.padEnd(24)}${says}`, `  ${''.padEnd(24)}${variableOf(name)}${usual === '' ? '' : ` (${usual})`}`]
  }),
  '  --help                  this text',
].join('\n')

export type Read = { readonly settings: Settings } | { readonly problem: string } | 'help'

/** Flags before variables before defaults; a wrong one is named. */
export function readSettings(args: readonly string[], environment: Readonly<Record<string, string | undefined>>): Read {
  const flags = parsed(args)
  if ('problem' in flags) return flags
  if (flags.values['help']) return 'help'
  const settings: Record<string, unknown> = {}
  for (const name of NAMES) {
    const flag = flags.values[flagOf(name)]
    const variable = environment[variableOf(name)]
    const [said, by] = flag === undefined ? [variable, variableOf(name)] : [flag, `--${flagOf(name)}`]
    const value = said === undefined ? specOf(name).default : meant(specOf(name), said)
    if (value === null) return { problem: wrong(by, specOf(name), String(said)) }
    settings[name] = value
  }
  const strange = Object.keys(environment).find(
    (v) => v.startsWith('MUSTER_') && !NAMES.some((n) => variableOf(n) === v),
  )
  return strange ? { problem: `there is no setting ${strange}` } : { settings: settings as Settings }
}

function parsed(args: readonly string[]): { readonly values: Record<string, unknown> } | { readonly problem: string } {
  const options = Object.fromEntries(
    NAMES.map((name) => [
      flagOf(name),
      { type: typeof specOf(name).default === 'boolean' ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  try {
    return parseArgs({ args: [...args], options: { ...options, help: { type: 'boolean', short: 'h' } } })
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

function meant(spec: Spec, said: unknown): string | number | boolean | null {
  if (typeof spec.default === 'boolean')
    return said === true || said === '1' || said === 'true' ? true : said === '0' || said === 'false' ? false : null
  const text = String(said)
  if (typeof spec.default === 'string') return spec.like?.test(text) ? text : null
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return number >= (spec.min ?? 0) && number <= (spec.max ?? Number.POSITIVE_INFINITY) ? number : null
}

/** Names the setting, what it wants and what it got; a choice of few says which. */
function wrong(by: string, spec: Spec, said: string): string {
  return `${by} ${wanted(spec)}${spec.secret ? '' : `: ${said}`}`
}

function wanted(spec: Spec): string {
  if (typeof spec.default === 'boolean') return 'is neither true nor false'
  if (typeof spec.default === 'number') return `is no number from ${spec.min} to ${spec.max}`
  const few = /^\^\(([\w|]+)\)\$$/.exec(spec.like?.source ?? '')?.[1]
  return few ? `is none of ${few.replaceAll('|', ', ')}` : `is no ${spec.takes?.toLowerCase()}`
}
