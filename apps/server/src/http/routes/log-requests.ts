import type { FastifyInstance } from 'fastify'
import { API_BASE } from '@deckle/contract/contract.ts'
import type { Deps } from '../../deps.ts'

/** Logged refusals of play calls per minute, since anybody can cause them. */
const maxRefusalsPerMinute = 100

/**
 * Successful play calls are not logged above level debug: there are thousands of them, and /metrics counts them.
 * Failures are logged, refusals up to a limit.
 */
function createLogFilter(): (call: string | undefined, status: number) => boolean {
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
    return ++refusals > maxRefusalsPerMinute
  }
}

/**
 * One line per call with its id, the user's id and the result. Headers, addresses and bodies hold secrets and are not
 * logged.
 */
export function logRequests(app: FastifyInstance, deps: Deps): void {
  const isSkipped = createLogFilter()
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(API_BASE))
      reply.headers({ 'x-request-id': request.id, 'latest-version': deps.config.current().latestVersion })
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config
    const level = isSkipped(call, reply.statusCode) ? 'debug' : 'info'
    if (request.url.startsWith(API_BASE) && deps.log.isLevelEnabled(level)) {
      const version = request.headers['app-version']
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
