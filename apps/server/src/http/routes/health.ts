import type { FastifyInstance } from 'fastify'
import { checkDatabase } from '../../db/health.ts'
import type { Deps } from '../../deps.ts'

/** /healthz: the process lives. /readyz: it can serve, that is, the database answers and no stop has begun. */
export function serveHealth(app: FastifyInstance, deps: Deps, isStopping: () => boolean): void {
  app.get('/healthz', { config: { call: 'healthz' } }, async () => ({ ok: true }))
  app.get('/readyz', { config: { call: 'readyz' } }, async (_request, reply) => {
    const database = isStopping() ? { ok: false as const, reason: 'stopping' } : await checkDatabase(deps.pool)
    return reply
      .code(database.ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: database.ok })
  })
}
