import type { FastifyServerOptions } from 'fastify'
import type { Env } from '../env.ts'

type TrustProxy = Exclude<FastifyServerOptions['trustProxy'], number | undefined>

/**
 * Translates a number of hops, which Fastify no longer accepts: it would take the proxy for the client, and all clients
 * would share one address's limits.
 */
export function trustProxyOf(setting: Env['trustProxy']): TrustProxy {
  if (typeof setting !== 'number') return setting
  return (_address, hop) => hop < setting
}
