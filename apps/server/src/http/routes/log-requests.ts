import type { FastifyInstance } from 'fastify'
import { API_BASE } from '@deckle/contract/contract.ts'
import type { Deps } from '../../deps.ts'

/** One line a call with its id, who called (by id), and how it ended. No header, address or body is logged: they hold secrets. */
export function logRequests(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(API_BASE))
      reply.headers({ 'x-request-id': request.id, 'latest-version': deps.config.current().latestVersion })
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config
    if (request.url.startsWith(API_BASE)) {
      const version = request.headers['app-version']
      deps.log.info(
        {
          reqId: request.id,
          call,
          method: request.method,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          user: request.actor?.userId,
          version: typeof version === 'string' ? version.slice(0, 20) : undefined,
        },
        'call',
      )
    }
    done()
  })
}
