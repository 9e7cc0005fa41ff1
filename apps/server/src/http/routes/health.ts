import type { FastifyInstance } from 'fastify'
import { refuse } from '../../refusal.ts'
import { checkDatabase } from '../../db/connection/health.ts'
import type { Deps } from '../../deps.ts'

/** /healthz: the process is alive. /readyz: the database answers and no shutdown has begun. */
export function serveHealth(app: FastifyInstance, deps: Deps, isStopping: () => boolean): void {
  app.get('/healthz', { config: { call: 'healthz' } }, async () => ({ ok: true }))
  app.get('/readyz', { config: { call: 'readyz' } }, async (_request, reply) => {
    if (isStopping() || !(await checkDatabase(deps.pool)).ok) throw refuse('unavailable')
    return reply.header('cache-control', 'no-store').send({ ok: true })
  })
}
