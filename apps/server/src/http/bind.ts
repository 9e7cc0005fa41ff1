import { gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { API_BASE, type Contract, contract } from '@deckle/contract/contract.ts'
import type { Endpoint } from '@deckle/contract/kit/endpoint.ts'
import { bodyLimitOf } from '@deckle/contract/kit/largest-body.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../refusal.ts'
import type { Deps } from '../deps.ts'
import { admit, type Authenticate, type Paces } from './admit.ts'
import { type Call, FileReply, type Handler, type SignedIn } from './handler.ts'
import { preferredLanguage } from './language.ts'
import { checkInput } from './body/check-input.ts'
import { acceptJson } from './body/json-body.ts'
import { acceptUrlencoded } from './body/urlencoded-body.ts'
import { acceptForms, FORM_DEADLINE, readForm } from './body/form-body.ts'
import { requireNotActing } from './require-not-acting.ts'
import { sendFile } from './body/send-file.ts'
import { allowSandboxedFrames, frameHeaders } from './routes/sandboxed-frames.ts'
import { addressKey } from '../platform/rate-limit/rate-limit.ts'
import { requestFacts } from './body/request-facts.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: SignedIn | null
  }
}

export interface BindOptions {
  readonly deps: Deps
  readonly authenticate: Authenticate
  readonly paces: Paces
  /** Called after each possibly changing call of an impersonation session. */
  readonly logActedCall: (
    deps: Deps,
    actor: SignedIn,
    call: string,
    params: Readonly<Record<string, unknown>>,
  ) => Promise<void>
  /** Called when a file is sent to somebody who is signed in; the file ends after it. */
  readonly logExport: (
    deps: Deps,
    actor: SignedIn,
    file: {
      readonly call: string
      readonly params: Readonly<Record<string, unknown>>
      readonly filename: string
    },
  ) => Promise<void>
  /** For tests: a reply that doesn't match the contract fails. */
  readonly checkReplies: boolean
  /** Milliseconds for the part of a form before its file. */
  readonly formDeadline?: number
}

/** Untyped view for the binding loop; `AllHandlers` checks that each handler fits its endpoint. */
type LooseHandlers = Readonly<Record<string, Readonly<Record<string, Handler<Endpoint>>>>>

const compressFrom = 4096
const compress = promisify(gzip)

/** One scope per kind of body, so that only endpoints with forms accept forms; each scope makes the start slower. */
export function bindCalls(app: FastifyInstance, handlers: LooseHandlers, options: BindOptions): void {
  const calls = Object.keys(handlers).flatMap((resource) =>
    Object.entries<Endpoint>(contract[resource as keyof Contract]).map(([name, endpoint]) => ({
      call: `${resource}.${name}`,
      endpoint,
      handler: handlers[resource]?.[name],
    })),
  )
  const ofPlay = calls.filter(({ call, endpoint }) => isOfPlay(call, endpoint))
  allowSandboxedFrames(app, new Set(ofPlay.map(({ endpoint }) => urlOf(endpoint))))
  for (const [types, accept] of bodies)
    app.register(async (scope) => {
      acceptJson(scope)
      await accept(scope)
      for (const { call, endpoint, handler } of calls)
        if (types.includes(endpoint.bodyType)) bindCall(scope, call, endpoint, handler, options)
    })
}

/** What a scope accepts besides JSON, for its types of bodies. */
const bodies: readonly (readonly [readonly Endpoint['bodyType'][], (scope: FastifyInstance) => unknown])[] = [
  [['json'], () => undefined],
  [['multipart', 'json-or-multipart'], acceptForms],
  [['json-or-urlencoded'], acceptUrlencoded],
]

const urlOf = ({ path }: Endpoint): string => API_BASE + path.replace(/\{(\w+)\}/g, ':$1')

const isOfPlay = (call: string, { access }: Endpoint): boolean => call.startsWith('play.') && access === 'public'

function bindCall(
  app: FastifyInstance,
  call: string,
  endpoint: Endpoint,
  handler: Handler<Endpoint> | undefined,
  options: BindOptions,
): void {
  if (!handler) throw new Error(`The call ${call} has no handler.`)
  app.route({
    method: endpoint.method,
    url: urlOf(endpoint),
    bodyLimit: bodyLimitOf(endpoint),
    config: { call, bodyValues: endpoint.bodyValues, usesRawBody: endpoint.usesRawBody },
    onRequest: (request, reply, done) => {
      if (isOfPlay(call, endpoint)) reply.headers(frameHeaders(request))
      const session = admit(request, reply, { call, endpoint }, options)
      if (session) session.then(() => done(), done)
      else done()
    },
    handler: (request, reply) => answer(request, reply, { call, endpoint, handler }, options),
    onResponse: (request, reply, done) => {
      if (endpoint.method !== 'GET' && isMalformed(reply)) options.paces.malformed.take(addressKey(request.ip), 1)
      done()
    },
  })
}

const isMalformed = ({ statusCode }: FastifyReply): boolean => [400, 413, 415].includes(statusCode)

interface BoundCall {
  readonly call: string
  readonly endpoint: Endpoint
  readonly handler: Handler<Endpoint>
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { call: name, endpoint, handler }: BoundCall,
  { deps, checkReplies, logActedCall, logExport, formDeadline = FORM_DEADLINE }: BindOptions,
): Promise<FastifyReply | string | Buffer> {
  requireNotActing(endpoint, request.actor, request.body)
  const language = preferredLanguage(request.headers['accept-language'])
  const params = endpoint.params.safeParse(request.params)
  if (!params.success) throw refuse('not_found')
  const query = checkInput(endpoint.query, request.query, language)
  const read = readForm(request, reply, endpoint, formDeadline)
  const form = read instanceof Promise ? await read : read
  try {
    const body = checkInput(endpoint.body, form.body, language)
    const call = {
      deps,
      actor: request.actor,
      params: params.data,
      query,
      body,
      request: requestFacts(request, form.file),
      setHeader: (name: string, value: string) => void reply.header(name, value),
    } as Call<Endpoint>
    const result = await handler(call)
    if (call.actor?.acted && endpoint.method !== 'GET')
      await logActedCall(deps, call.actor, name, request.params as Record<string, unknown>)
    if (result instanceof FileReply) {
      const { filename } = result
      const file = { call: name, params: params.data as Record<string, unknown>, filename }
      return sendFile(reply, result, call.actor ? logExport(deps, call.actor, file) : undefined)
    }
    if (endpoint.goesOn && (result as { job: unknown }).job !== null) reply.code(202)
    return encoded(request, reply, JSON.stringify(checkReplies ? checked(endpoint, result) : result))
  } finally {
    form.drain()
  }
}

function checked(endpoint: Endpoint, reply: unknown): unknown {
  const sent = JSON.parse(JSON.stringify(reply)) as unknown
  const result = endpoint.reply.safeParse(sent)
  if (!result.success)
    throw new Error(
      `The reply of ${endpoint.path} is not of the contract's shape: ${JSON.stringify(result.error.issues)}`,
    )
  return sent
}

/** The body of the reply. Fastify sends it; a reply that is sent here would be awaited as a thenable in each function. */
function encoded(request: FastifyRequest, reply: FastifyReply, json: string): string | Promise<Buffer> {
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store')
  if (json.length < compressFrom || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return json
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding')
  return compress(json, { level: 4 })
}
