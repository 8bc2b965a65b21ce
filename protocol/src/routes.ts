// Every route of the server: what goes in, what comes out. The server serves these, and describes them as OpenAPI.
import { z } from 'zod'
import { id, key, level, name, token } from './parts.ts'
import { letter, newTable, person, tableSeen } from './tables.ts'

const nothing = z.null()
const ofTable = z.strictObject({ id })
const ofInvite = z.strictObject({ token })

interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly url: string
  readonly says: string
  readonly params?: z.ZodType
  readonly body?: z.ZodType
  readonly answer: z.ZodType
}

export const ROUTES = {
  me: { method: 'GET', url: '/api/me', says: 'Who I am here', answer: z.object({ person: person.nullable() }) },
  call: {
    method: 'POST',
    url: '/api/me',
    says: 'I am called so: a guest is made, or renamed. `back` is the private way back, told once',
    body: z.strictObject({ name }),
    answer: z.object({ person, back: token.nullable() }),
  },
  newBack: {
    method: 'POST',
    url: '/api/me/back',
    says: 'Another private way back; the one before opens nothing any more',
    answer: z.object({ back: token }),
  },
  back: {
    method: 'POST',
    url: '/api/back',
    says: 'I come back by my private way, on another device or after lost cookies',
    body: z.strictObject({ token }),
    answer: z.object({ person }),
  },
  forget: { method: 'DELETE', url: '/api/me', says: 'This browser forgets me', answer: nothing },
  tables: {
    method: 'GET',
    url: '/api/tables',
    says: 'The tables I sit at, the last touched first',
    answer: z.object({ tables: z.array(tableSeen) }),
  },
  lay: { method: 'POST', url: '/api/tables', says: 'Lays a table', body: newTable, answer: tableSeen },
  table: { method: 'GET', url: '/api/tables/:id', says: 'A table I sit at', params: ofTable, answer: tableSeen },
  change: {
    method: 'POST',
    url: '/api/tables/:id',
    says: 'Whoever laid a table lays it otherwise, as long as nobody else has sat down; its link stays',
    params: ofTable,
    body: newTable,
    answer: tableSeen,
  },
  clear: {
    method: 'DELETE',
    url: '/api/tables/:id',
    says: 'Whoever laid a table clears it away, as long as there is no match',
    params: ofTable,
    answer: nothing,
  },
  leave: {
    method: 'POST',
    url: '/api/tables/:id/leave',
    says: 'I get up again, as long as there is no match; my chair is free',
    params: ofTable,
    answer: nothing,
  },
  computers: {
    method: 'POST',
    url: '/api/tables/:id/computers',
    says: 'Whoever laid a table seats the computer on every chair that is free, as long as there is no match',
    params: ofTable,
    body: z.strictObject({ level }),
    answer: tableSeen,
  },
  rematch: {
    method: 'POST',
    url: '/api/tables/:id/rematch',
    says: 'Another match with sides swapped, for the same people; asked twice, it is the same one',
    params: ofTable,
    answer: tableSeen,
  },
  record: {
    method: 'GET',
    url: '/api/tables/:id/record',
    says: 'The record: whole once it is over, until then as I may know it',
    params: ofTable,
    answer: z.looseObject({ format: z.string() }),
  },
  letter: {
    method: 'GET',
    url: '/api/invites/:token',
    says: 'What the holder of a link reads',
    params: ofInvite,
    answer: letter,
  },
  sit: {
    method: 'POST',
    url: '/api/invites/:token',
    says: 'I sit down, on this chair or on the first that is free',
    params: ofInvite,
    body: z.strictObject({ seat: key.optional() }),
    answer: tableSeen,
  },
} as const satisfies Record<string, Route>

/** The line of a table: a WebSocket, see messages.ts. */
export const LINE = '/api/tables/:id/line'
