import type { FastifyInstance } from 'fastify'
import { API_BASE } from '@deckle/contract/contract.ts'
import type { Deps } from '../../deps.ts'

/** Of play calls that are refused, in a minute; anybody can send those. */
const mostRefusalsAMinute = 100

/**
 * Calls that come by the thousand while decks are played: /metrics counts them, with how long they took. A line each would be
 * gigabytes a day that tell no more; they have one where they fail, and at the level debug.
 */
function createQuiet(): (call: string | undefined, status: number) => boolean {
  let end = 0
  let refusals = 0
  return (call, status) => {
    if (!call?.startsWith('play.') || status >= 500) return false
    if (status < 400) return true
    const now = performance.now()
    if (now >= end) {
      end = now + 60_000
      refusals = 0
    }
    return ++refusals > mostRefusalsAMinute
  }
}

/** One line a call with its id, who called (by id), and how it ended. No header, address or body is logged: they hold secrets. */
export function logRequests(app: FastifyInstance, deps: Deps): void {
  const isQuiet = createQuiet()
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(API_BASE))
      reply.headers({ 'x-request-id': request.id, 'latest-version': deps.config.current().latestVersion })
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config
    if (request.url.startsWith(API_BASE)) {
      const version = request.headers['app-version']
      const level = isQuiet(call, reply.statusCode) ? 'debug' : 'info'
      deps.log[level](
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
