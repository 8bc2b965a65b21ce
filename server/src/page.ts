// The files of the built page: with ETags, and compressed beforehand where the build has done so.
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const LONG = 'public, max-age=31536000, immutable'

export async function page(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
    setHeaders(reply, path) {
      reply.header('cache-control', path.startsWith(`${folder}/assets/`) ? LONG : 'no-cache')
    },
  })
}
