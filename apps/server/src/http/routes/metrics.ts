import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { refuse } from '../../refusal.ts'
import type { Deps } from '../../deps.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint's name in metrics and logs. */
    call?: string
  }
}

/** Prometheus metrics at /metrics, with METRICS_TOKEN; without a token set, only for requests from this machine. */
export function serveMetrics(app: FastifyInstance, deps: Deps): void {
  const [registry, processRegistry] = [new Registry(), metricsOfProcess()]
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to reply',
    labelNames: ['call', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const durationOf = byCallAndStatus(durations)
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'total' }, deps.pool.totalCount)
      this.set({ state: 'idle' }, deps.pool.idleCount)
      this.set({ state: 'waiting' }, deps.pool.waitingCount)
    },
  })
  registry.registerMetric(connections)
  app.addHook('onResponse', (request, reply, done) => {
    durationOf(request.routeOptions.config.call ?? 'other', reply.statusCode).observe(reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { config: { call: 'metrics' } }, async (request, reply) => {
    if (!mayRead(request, deps)) throw refuse('not_found')
    return reply
      .header('content-type', registry.contentType)
      .send(await Registry.merge([processRegistry, registry]).metrics())
  })
}

let ofProcess: Registry | undefined

/** One for all servers in a process: its observers of the event loop and of garbage collection can't be removed. */
function metricsOfProcess(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  return ofProcess
}

type Durations = Histogram<'call' | 'status'>
type Duration = Histogram.Internal<'call' | 'status'>

/** Looks up each pair of labels once: that costs more than counting. */
function byCallAndStatus(durations: Durations): (call: string, status: number) => Duration {
  const known = new Map<string, Map<number, Duration>>()
  return (call, status) => {
    const hundreds = Math.floor(status / 100)
    const ofCall = known.get(call) ?? new Map<number, Duration>()
    known.set(call, ofCall)
    const duration = ofCall.get(hundreds) ?? durations.labels({ call, status: `${hundreds}xx` })
    ofCall.set(hundreds, duration)
    return duration
  }
}

function mayRead(request: FastifyRequest, { env }: Deps): boolean {
  const token = env.metricsToken
  if (token === undefined) return !env.trustProxy && isLocalRequest(request)
  const presented = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(sha256(presented), sha256(token))
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
const isLoopback = (address: string): boolean =>
  address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')

const ofThisMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i
const ofProxies = /^(?:via|forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-original-.*|cf-.*|true-client-ip)$/

/** From a loopback address, to a loopback name and not forwarded: a proxy on this machine would use the site's name. */
function isLocalRequest({ socket, headers }: FastifyRequest): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    ofThisMachine.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => ofProxies.test(name))
  )
}
