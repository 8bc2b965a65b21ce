// For whoever runs the server: whether it lives, whether it can work, its figures, its routes.
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
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

export function watch(app: FastifyInstance, store: Store, { registry }: Metrics, isClosing: () => boolean): void {
  app.get('/health', { schema: { hide: true } }, async () => ({ ok: true }))

  app.get('/ready', { schema: { hide: true } }, async () => {
    if (isClosing()) throw refused('later', 'the server is about to stop')
    await store.ping().catch(() => {
      throw refused('later', 'the database cannot be reached')
    })
    return { ok: true }
  })

  app.get('/metrics', { schema: { hide: true } }, async (_, reply) => {
    reply.type(registry.contentType)
    return registry.metrics()
  })

  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
