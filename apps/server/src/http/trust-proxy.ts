import type { FastifyServerOptions } from 'fastify'
import type { Env } from '../env.ts'

type TrustProxy = Exclude<FastifyServerOptions['trustProxy'], number | undefined>

/**
 * Which addresses of `X-Forwarded-For` Fastify may believe. It takes no number of hops itself any more: such a server
 * would take its proxy for every visitor, and all of them would share one address's limits.
 */
export function trustProxyOf(setting: Env['trustProxy']): TrustProxy {
  if (typeof setting !== 'number') return setting
  return (_address, hop) => hop < setting
}
