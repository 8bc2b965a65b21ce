// The server behind this page, if there is one: asked over HTTP.
import type { Letter, NewTable, Person, ProblemCode, TableSeen } from '@muster/protocol'

/** Every answer of a Muster server bears it. */
const MARK = 'muster-protocol'

/** What the server would not do, as a code the page has words for; `unreachable` where it could not be asked. */
export class Unwilling extends Error {
  readonly code: ProblemCode | 'unreachable'
  constructor(code: ProblemCode | 'unreachable', message: string) {
    super(message)
    this.code = code
  }
}

let asked: Promise<boolean> | null = null

/** Whether this page comes from a Muster server. A plain host has this page, too, but not its mark. */
export function isServed(): Promise<boolean> {
  asked ??= look()
  return asked
}

async function look(): Promise<boolean> {
  if (!navigator.onLine) return forgetting(false)
  try {
    const { headers } = await fetch(new URL('./', document.baseURI), { method: 'HEAD', cache: 'no-store' })
    return headers.has(MARK)
  } catch {
    return forgetting(false)
  }
}

/** Why the server could not be asked: no net, a host that only has files, or nobody answers. */
export async function whyUnreachable(): Promise<'offline' | 'served' | 'unreachable'> {
  if (!navigator.onLine) return 'offline'
  try {
    const { ok, headers } = await fetch(new URL('./', document.baseURI), { method: 'HEAD', cache: 'no-store' })
    return ok && !headers.has(MARK) ? 'served' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

/** Without a net one does not know: the next one asks again. */
function forgetting(answer: boolean): boolean {
  asked = null
  return answer
}

type Method = 'GET' | 'POST' | 'DELETE'

async function call(method: Method, path: string, body?: unknown): Promise<string> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const answer = await fetch(`/api/${path}`, { method, ...sent }).catch((error: unknown) => {
    throw new Unwilling('unreachable', String(error))
  })
  const text = await answer.text()
  if (answer.ok) return text
  throw new Unwilling(codeIn(text), text)
}

const json = async <X>(method: Method, path: string, body?: unknown): Promise<X> =>
  JSON.parse(await call(method, path, body)) as X

/** A proxy in between may answer in its own way. */
function codeIn(text: string): ProblemCode | 'unreachable' {
  try {
    return (JSON.parse(text) as { error: ProblemCode }).error
  } catch {
    return 'unreachable'
  }
}

/** A way whose names are judged by nobody yet: each stays one step of it. */
const path = (ways: TemplateStringsArray, ...names: readonly string[]): string =>
  String.raw({ raw: ways }, ...names.map(encodeURIComponent))

export const server = {
  me: (): Promise<{ readonly person: Person | null }> => json('GET', 'me'),
  call: (name: string): Promise<{ readonly person: Person }> => json('POST', 'me', { name }),
  /** A new private way back; the one before opens nothing any more. */
  newBack: (): Promise<{ readonly back: string }> => json('POST', 'me/back'),
  comeBack: (token: string): Promise<{ readonly person: Person }> => json('POST', 'back', { token }),
  tables: (): Promise<{ readonly tables: readonly TableSeen[] }> => json('GET', 'tables'),
  table: (id: string): Promise<TableSeen> => json('GET', path`tables/${id}`),
  lay: (table: NewTable): Promise<TableSeen> => json('POST', 'tables', table),
  /** Lays a table otherwise; its link stays. */
  change: (id: string, table: NewTable): Promise<TableSeen> => json('POST', path`tables/${id}`, table),
  clear: (id: string): Promise<string> => call('DELETE', path`tables/${id}`),
  leave: (id: string): Promise<string> => call('POST', path`tables/${id}/leave`),
  /** The computer sits on every chair that is free. */
  computers: (id: string, level: string): Promise<TableSeen> => json('POST', path`tables/${id}/computers`, { level }),
  rematch: (id: string): Promise<TableSeen> => json('POST', path`tables/${id}/rematch`),
  record: (id: string): Promise<string> => call('GET', path`tables/${id}/record`),
  letter: (token: string): Promise<Letter> => json('GET', path`invites/${token}`),
  sit: (token: string, seat: string | null): Promise<TableSeen> =>
    json('POST', path`invites/${token}`, seat === null ? {} : { seat }),
}
