import { randomBytes } from 'node:crypto'
import { API_BASE, type Contract } from '@deckle/contract/contract.ts'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { refuse } from './refusal.ts'
import type { Deps } from './deps.ts'
import { createPaces } from './http/admit.ts'
import { bindCalls } from './http/bind.ts'
import { FORM_DEADLINE } from './http/body/form-body.ts'
import { bindPage, type Page } from './http/page.ts'
import { RequestLog } from './http/request-log.ts'
import { sendError } from './http/error-reply.ts'
import type { Handlers } from './http/handler.ts'
import { serveHealth } from './http/routes/health.ts'
import { logRequests } from './http/routes/log-requests.ts'
import { serveMetrics } from './http/routes/metrics.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { serveOpenApi } from './http/routes/openapi.ts'
import { serveStatic } from './http/routes/static.ts'
import { serveStream } from './http/routes/stream.ts'
import { trustProxyOf } from './http/trust-proxy.ts'
import { logExport } from './modules/admin/index.ts'
import { authenticate, logActedCall } from './modules/auth/index.ts'
import { notificationStreams } from './modules/notifications/index.ts'

export type AllHandlers = { readonly [Resource in keyof Contract]: Handlers<Contract[Resource]> }

export interface AppOptions {
  readonly handlers: Partial<AllHandlers>
  readonly pages?: readonly Page[]
  /** The built web app; without it only calls are served. */
  readonly webFolder?: string
  readonly checkReplies?: boolean
  readonly isStopping?: () => boolean
  /** Milliseconds for slow clients; shorter in tests. */
  readonly deadlines?: Deadlines
}

interface Deadlines {
  readonly request: number
  readonly headers: number
  readonly form: number
}

/** product.md §9: a request may take 120 s, including its body. */
const deadlinesOf: Deadlines = { request: 120_000, headers: 30_000, form: FORM_DEADLINE }

/** Fastify with every endpoint of the contract bound to its handler; not yet listening. */
export function createApp(
  deps: Deps,
  {
    handlers,
    pages = [],
    webFolder,
    checkReplies = false,
    isStopping = () => false,
    deadlines = deadlinesOf,
  }: AppOptions,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: deps.log as never,
    childLoggerFactory: (log, bindings, options) => new RequestLog(log, bindings, options) as never,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOf(deps.env.trustProxy),
    requestTimeout: deadlines.request,
    // The two limits above replace it, so that notification streams can stay open.
    connectionTimeout: 0,
    http: { headersTimeout: deadlines.headers, connectionsCheckingInterval: Math.min(5000, deadlines.headers) },
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // Fastify's own reply doesn't have the contract's shape.
    return503OnClosing: false,
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    genReqId: createRequestIds(),
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  }) as unknown as FastifyInstance
  refuseOnceClosing(app)
  app.decorateRequest('actor', null)
  setSecurityHeaders(app, deps.env.publicUrl)
  logRequests(app, deps)
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  serveMetrics(app, deps)
  serveHealth(app, deps, isStopping)
  bindCalls(app, handlers, {
    deps,
    authenticate,
    logActedCall,
    logExport,
    paces: createPaces(),
    checkReplies,
    formDeadline: deadlines.form,
  })
  serveOpenApi(app, `${API_BASE}/openapi.json`)
  serveStream(app, `${API_BASE}/notifications/stream`, { deps, authenticate, streams: notificationStreams() })
  for (const page of pages) bindPage(app, page, deps)
  if (webFolder === undefined)
    app.setNotFoundHandler((request, reply) => sendError(refuse('not_found'), request, reply))
  else serveStatic(app, webFolder, deps.env)
  return app
}

/** Refuses requests that still arrive on kept-alive connections. */
function refuseOnceClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => void (isClosing = true))
  app.addHook('onRequest', (_request, _reply, done) => done(isClosing ? refuse('unavailable') : undefined))
}

/** Fastify's own validator is not used, and not loading it makes the start faster. */
function noSchemas(): never {
  throw new Error('Inputs are checked by the contract; a route has no schema of its own.')
}

/** Short, and distinct between servers and starts. */
function createRequestIds(): () => string {
  const start = randomBytes(5).toString('base64url')
  let count = 0
  return () => `${start}${(++count).toString(36)}`
}
