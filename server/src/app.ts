// The server, put together: a plug-in for each concern.
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { Buckets } from './bucket.ts'
import { doorFor, onClientError, PATIENCE, type Patience } from './door.ts'
import { errors } from './errors.ts'
import { HEADERS } from './headers.ts'
import { metrics } from './metrics.ts'
import { page } from './page.ts'
import { people } from './people.ts'
import { refused } from './refused.ts'
import { openingOf } from './routes/doors.ts'
import { me } from './routes/me.ts'
import { tables } from './routes/tables.ts'
import type { Settings } from './settings.ts'
import { socket } from './socket.ts'
import type { Store } from './store/rows.ts'
import { goOnAlone } from './tables/going-on.ts'
import { Rooms } from './tables/rooms.ts'
import { type Thinkers, thinkers } from './tables/thinking.ts'
import { describe, watch } from './watch.ts'

export interface AppParts {
  readonly settings: Settings
  readonly store: Store
  /** The folder of the built page; null for none. */
  readonly folder: string | null
  readonly patience?: Patience
  /** Where log lines go; standard error by default. */
  readonly logTo?: { write(line: string): void }
}

const HOUR = 3_600_000

export async function buildApp({ settings, store, folder, patience, logTo }: AppParts): Promise<FastifyInstance> {
  const app = bare(settings, patience, logTo)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  let closing = false

  const minds = thinkers(settings.thinkers)
  const rooms = roomsFor(app, settings, store, minds)
  const watched = metrics(() => rooms.size)
  errors(app, watched)

  guard(app, settings)
  const stopGoingOn = await goOnAlone({
    store,
    jobs: store.jobs,
    rooms,
    archiveAfter: settings.archiveAfter,
    leftAlone: settings.leftAlone * 1000,
    failed: (err) => app.log.error({ err }, 'a job failed'),
  })
  app.addHook('preClose', async () => {
    closing = true
    await Promise.all([stopGoingOn(), rooms.close()])
    clearInterval(chores)
  })
  app.addHook('onClose', async () => {
    await minds.close()
    await store.close()
  })

  await limitRequests(app, settings)
  await describe(app)
  const guests = await people(app, {
    store,
    secretDays: settings.secretDays,
    secure: settings.origin.startsWith('https:'),
  })
  const made = new Buckets(settings.guests, HOUR)
  const limitGuests = (request: FastifyRequest): void => {
    if (!made.take(request.ip)) throw refused('tooMany', 'too many guests from one address; wait a while')
  }
  const doors = { at: openingOf(app), people: guests, store, rooms, settings, limitGuests }
  await socket(app, {
    ...doors,
    metrics: watched,
    isOurs: (request) => isOurs(request, settings),
    log: (err) => app.log.error({ err }, 'failed'),
  })
  me(doors)
  tables(doors)
  watch(app, { store, metrics: watched, isClosing: () => closing, forAll: settings.metrics === 'all' })
  if (folder !== null) await page(app, folder)

  const chores = setInterval(
    () => void guests.renew().catch((err) => app.log.error({ err }, 'a chore failed')),
    HOUR,
  ).unref()
  return app
}

function roomsFor(app: FastifyInstance, settings: Settings, store: Store, minds: Thinkers): Rooms {
  return new Rooms({
    store,
    jobs: store.jobs,
    thinkers: minds,
    goneAfter: settings.goneAfter * 1000,
    answerPause: settings.answerPause,
    leftAlone: settings.leftAlone * 1000,
    keptOpen: settings.keptOpen * 1000,
    failed: (table, error) => app.log.error({ err: error, table }, 'a table broke'),
  })
}

/** What every answer bears, and who may ask for more than to look. */
function guard(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of Object.entries(HEADERS)) reply.header(name, value)
    if (!['GET', 'HEAD'].includes(request.method) && !isOurs(request, settings))
      throw refused('foreign', 'this page is not ours')
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}

/** Fastify as we want it, with nothing in it yet. */
function bare(settings: Settings, patience: AppParts['patience'], logTo: AppParts['logTo']) {
  return Fastify({
    serverFactory: (handler) => doorFor(handler, patience ?? { ...PATIENCE, connections: settings.connections }),
    clientErrorHandler: onClientError,
    logger: {
      level: settings.log,
      stream: logTo ?? process.stderr,
      serializers: { req: requestLogged, err: errorLogged },
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_, hop) => hop < settings.proxies,
    forceCloseConnections: true,
  })
}

async function limitRequests(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(rateLimit, {
    max: settings.requests,
    timeWindow: 60_000,
    // Whoever has hung up already has no address any more.
    keyGenerator: ({ ip }: { readonly ip?: string }) => ip ?? '',
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: () => refused('tooMany', 'too many requests; wait a minute'),
  })
}

/** Whether a page of this very server asks: browsers say where a page comes from. */
function isOurs({ headers }: FastifyRequest, { origin }: Settings): boolean {
  const from = headers.origin
  if (from === undefined) return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin'
  if (origin !== '') return from === origin
  return URL.canParse(from) && new URL(from).host === headers.host
}

/** No address, no cookie, no token: what was asked, and nothing else. */
const requestLogged = (request: FastifyRequest): Record<string, unknown> => ({
  method: request.method,
  route: request.routeOptions?.url,
})

const errorLogged = (error: Error): { type: string; message: string; stack: string } => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
})
