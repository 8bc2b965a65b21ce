// What every route needs, and how one is opened: by its schema in the protocol.
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { z } from 'zod'
import type { People } from '../people.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/rows.ts'
import type { Rooms } from '../tables/rooms.ts'

interface RouteShape {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly url: string
  readonly says: string
  readonly params?: z.ZodType
  readonly body?: z.ZodType
  readonly answer: z.ZodType
}

type Read<S> = S extends z.ZodType ? z.output<S> : never

interface Asked<R extends RouteShape> extends FastifyRequest {
  body: Read<R['body']>
  params: Read<R['params']>
}

export type At = <R extends RouteShape>(
  route: R,
  handle: (request: Asked<R>, reply: FastifyReply) => Promise<z.input<R['answer']>>,
) => void

export interface Doors {
  readonly at: At
  readonly people: People
  readonly store: Store
  readonly rooms: Rooms
  readonly settings: Settings
  readonly limitGuests: (request: FastifyRequest) => void
}

/** Bytes of a request, at most; a table may come with a pack. */
const MOST_BYTES = 65_536
const MOST_BYTES_OF_A_TABLE = 4_500_000

export function openingOf(app: FastifyInstance): At {
  return ({ method, url, says, params, body, answer }, handle) => {
    app.route({
      method,
      url,
      bodyLimit: url === '/api/tables' ? MOST_BYTES_OF_A_TABLE : MOST_BYTES,
      schema: { summary: says, ...(params ? { params } : {}), ...(body ? { body } : {}), response: { 200: answer } },
      handler: handle as RouteHandlerMethod,
    })
  }
}
