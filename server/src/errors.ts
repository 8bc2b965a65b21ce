// What is answered when something is wrong: a code and a sentence, never what we know.
import type { ProblemCode, ProblemSaid } from '@muster/protocol'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { wordsFor } from './door.ts'
import type { Metrics } from './metrics.ts'
import { Refused } from './refused.ts'

const CODES: Readonly<Record<number, ProblemCode>> = {
  400: 'malformed',
  404: 'unknown',
  405: 'malformed',
  413: 'tooLarge',
  415: 'malformed',
  429: 'tooMany',
}

/** What the file system says of names under which there is nothing to read. */
const NO_FILE: readonly string[] = ['ELOOP', 'ENAMETOOLONG', 'ENOTDIR', 'EACCES', 'EISDIR']

export function errors(app: FastifyInstance, metrics: Metrics): void {
  const say = (reply: FastifyReply, status: number, said: ProblemSaid): FastifyReply => {
    metrics.refusals.inc({ code: said.error })
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(said))
  }

  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof Refused) return say(reply, error.status, { error: error.code, message: error.message })
    const status = NO_FILE.includes(error.code) ? 404 : (error.statusCode ?? 500)
    const code = CODES[status]
    if (code)
      return say(reply, status, { error: code, message: error.validation ? wrongPart(error) : wordsFor(status) })
    metrics.failures.inc()
    request.log.error({ err: error }, 'failed')
    return say(reply, status >= 500 ? 503 : status, { error: 'later', message: 'this did not work; try again' })
  })

  app.setNotFoundHandler((_, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(wordsFor(404)),
  )
}

/** Which part of a request has not the form it should have; not what it was. */
function wrongPart({ validation }: FastifyError): string {
  const at = validation?.[0]?.instancePath
  return at ? `this has not the form it should have: ${at.slice(0, 80)}` : 'this has not the form it should have'
}
