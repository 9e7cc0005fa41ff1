import { gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { may } from '@deckle/core/access/access.ts'
import { refuse } from '@deckle/core/error.ts'
import { API_BASE } from '@deckle/contract/contract.ts'
import type { Endpoint } from '@deckle/contract/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { type Call, FileReply, type Handler, type SignedIn } from './handler.ts'
import { preferredLanguage } from './language.ts'
import { checkInput } from './body/check-input.ts'
import { acceptJson } from './body/json-body.ts'
import { acceptForms, FORM_DEADLINE, readForm } from './body/form-body.ts'
import { sendFile } from './body/send-file.ts'
import type { LimitName } from '../platform/rate-limit/limits.ts'
import { addressKey } from '../platform/rate-limit/rate-limit.ts'
import { requestFacts } from './body/request-facts.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: SignedIn | null
  }
}

/** What a request's headers say: who calls, and headers to send back (a rotated token). Throws a `Refusal` for a session that is over. */
type Authenticate = (
  deps: Deps,
  header: (name: string) => string | undefined,
) => Promise<{ readonly actor: SignedIn; readonly headers: Readonly<Record<string, string>> } | null>

export interface BindOptions {
  readonly deps: Deps
  readonly authenticate: Authenticate
  /** In tests: a reply that is not of the contract's shape fails. */
  readonly checkReplies: boolean
  /** Milliseconds for what stands before a form's file. */
  readonly formDeadline?: number
}

type Resource = Readonly<Record<string, Endpoint>>
/** Handlers as the binding loop sees them; that each fits its call is checked where `AllHandlers` is filled. */
type LooseHandlers = Readonly<Record<string, Handler<Endpoint>>>

const compressFrom = 4096
const compress = promisify(gzip)

/** Makes a resource's calls routes. Two scopes, so that only calls that take forms understand them. */
export function bindResource(
  app: FastifyInstance,
  name: string,
  resource: Resource,
  handlers: LooseHandlers,
  options: BindOptions,
): void {
  const calls = Object.entries(resource)
  const isForm = ([, endpoint]: [string, Endpoint]) => endpoint.bodyType !== 'json'
  app.register(async (scope) => {
    acceptJson(scope)
    for (const [call, endpoint] of calls.filter((one) => !isForm(one)))
      bindCall(scope, `${name}.${call}`, endpoint, handlers[call], options)
  })
  if (!calls.some(isForm)) return
  app.register(async (scope) => {
    acceptJson(scope)
    await acceptForms(scope)
    for (const [call, endpoint] of calls.filter(isForm))
      bindCall(scope, `${name}.${call}`, endpoint, handlers[call], options)
  })
}

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
    url: API_BASE + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: endpoint.bodyLimit,
    config: { call, bodyValues: endpoint.bodyValues },
    onRequest: (request, reply) => admit(request, reply, call, endpoint, options),
    handler: (request, reply) => answer(request, reply, endpoint, handler, options),
    onResponse: (request, reply) => countMalformed(options.deps, request, reply),
  })
}

/** Before the body is read: the session, then whether its licence type may do this at any reach. */
async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  call: string,
  endpoint: Endpoint,
  { deps, authenticate }: BindOptions,
): Promise<void> {
  if (endpoint.method !== 'GET') await requireOrder(deps, request)
  const isPublic = endpoint.access === 'public'
  const header = (name: string): string | undefined => {
    const value = request.headers[name]
    return typeof value === 'string' ? value : undefined
  }
  const session = await authenticate(deps, header).catch((error: unknown) => {
    // A stranger's call stays possible with the headers of a session that is over; a lost database is not that.
    if (isPublic && isRefusal(error)) return null
    throw error
  })
  request.actor = session?.actor ?? null
  if (session) reply.headers(session.headers)
  const limit = strangersLimits[call]
  if (!session && limit) await countCall(deps, limit, request)
  if (isPublic) return
  if (!session) throw refuse('not_signed_in')
  if (endpoint.access !== 'signed-in' && !may(session.actor, endpoint.access)) throw refuse('not_allowed')
}

/** What a stranger's calls are counted by before their body is read, however little is in it. */
const strangersLimits: Readonly<Record<string, LimitName>> = { 'play.tracker': 'publicTrack' }

async function countCall({ limits }: Deps, name: LimitName, { ip }: FastifyRequest): Promise<void> {
  const verdict = await limits.limit(name, addressKey(ip))
  if (!verdict.ok) throw refuse('too_often', { retryAfterSeconds: verdict.retryAfterSeconds })
}

/** Who sent many bodies that no call takes is not read for a while. */
async function requireOrder({ limits }: Deps, { ip }: FastifyRequest): Promise<void> {
  const verdict = await limits.guess('malformed', addressKey(ip), true)
  if (!verdict.ok) throw refuse('too_often', { retryAfterSeconds: verdict.retryAfterSeconds })
}

async function countMalformed({ limits }: Deps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.method !== 'GET' && [400, 413, 415].includes(reply.statusCode))
    await limits.guess('malformed', addressKey(request.ip), false)
}

const isRefusal = (error: unknown): boolean => error instanceof Error && error.name === 'Refusal'

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  { deps, checkReplies, formDeadline = FORM_DEADLINE }: BindOptions,
): Promise<FastifyReply> {
  const language = preferredLanguage(request.headers['accept-language'])
  const params = endpoint.params.safeParse(request.params)
  if (!params.success) throw refuse('not_found')
  const query = checkInput(endpoint.query, request.query, language)
  const form = await readForm(request, reply, endpoint, formDeadline)
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
    if (result instanceof FileReply) return sendFile(reply, result)
    return await send(request, reply, JSON.stringify(checkReplies ? checked(endpoint, result) : result))
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

async function send(request: FastifyRequest, reply: FastifyReply, json: string): Promise<FastifyReply> {
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store')
  if (json.length < compressFrom || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(json)
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding')
  return reply.send(await compress(json, { level: 4 }))
}
