// For whoever runs the server: whether it lives, whether it can work, its figures, its routes.
import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Metrics } from './metrics.ts'
import { refused } from './refused.ts'
import type { Store } from './store/rows.ts'

export async function describe(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: 'Muster', version: '1', description: 'Tables for friends elsewhere' } },
    transform: jsonSchemaTransform,
  })
}

interface Watched {
  readonly store: Store
  readonly metrics: Metrics
  readonly isClosing: () => boolean
  /** Whether anybody may read the figures, or this machine alone. */
  readonly forAll: boolean
}

const HERE: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

export function watch(app: FastifyInstance, { store, metrics, isClosing, forAll }: Watched): void {
  const { registry } = metrics
  // Who comes through a proxy that nobody has told us of is not this machine.
  const mayRead = ({ ip, ips, headers }: FastifyRequest): boolean =>
    forAll || (HERE.includes(ip) && (headers['x-forwarded-for'] === undefined || (ips?.length ?? 0) > 1))

  app.get('/health', { schema: { hide: true } }, async () => ({ ok: true }))

  app.get('/ready', { schema: { hide: true } }, async () => {
    if (isClosing()) throw refused('later', 'the server is about to stop')
    await store.ping().catch(() => {
      throw refused('later', 'the database cannot be reached')
    })
    return { ok: true }
  })

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request)) throw refused('unknown', 'there is nothing here')
    reply.type(registry.contentType)
    return registry.metrics()
  })

  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
