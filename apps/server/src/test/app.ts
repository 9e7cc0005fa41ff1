// const test = await createTestApp(); const asha = await test.signedIn('Creator')   (in beforeAll; afterAll: test.close())
// const { status, body } = await test.call('decks.show', { as: asha, params: { id } }); expect(status).toBe(200)
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_BASE, type Contract, contract } from '@deckle/contract/contract.ts'
import type { BodyInputOf, Endpoint, ErrorReply, QueryInputOf, ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { LicenseType } from '@deckle/core/access/access.ts'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { type AppOptions, createApp } from '../app.ts'
import { createDatabase } from '../db/database.ts'
import { isDistributed } from '../db/distribution/is-distributed.ts'
import { startListener } from '../db/listen.ts'
import { createPool } from '../db/connection/pool.ts'
import type { Deps, Parts } from '../deps.ts'
import { readEnv } from '../env.ts'
import { allHandlers, allPages, jobKinds, meters } from '../registry.ts'
import { brandMail } from '../modules/clients/index.ts'
import { createLiveConfig } from '../modules/config/index.ts'
import { createProofOfWorkCaptcha } from '../platform/captcha/proof-of-work-captcha.ts'
import { createFolderFiles } from '../platform/files/folder-files.ts'
import { createNoGeo } from '../platform/geo/no-geo.ts'
import { createOutboxMail } from '../platform/mail/outbox-mail.ts'
import { recordMail } from '../platform/mail/recorded-mail.ts'
import { createPaymentGateway } from '../platform/payment/create-payment-gateway.ts'
import { createRateLimits } from '../platform/rate-limit/rate-limit.ts'
import { createUuidV7 } from '../platform/uuid.ts'
import { withState } from '../with-state.ts'
import { createTestDatabase } from './database.ts'
import { createImmediateJobs } from './immediate-jobs.ts'
import { insertSessionFor, makeClient, makeUser, type Person, type UserOptions } from './factories.ts'

export type CallName = { [R in keyof Contract]: `${R & string}.${keyof Contract[R] & string}` }[keyof Contract]
type EndpointOf<N> = N extends `${infer R extends keyof Contract}.${infer C}`
  ? C extends keyof Contract[R]
    ? Contract[R][C]
    : never
  : never
type Lax<T> = T | Record<string, unknown>

export interface CallInput<N extends CallName> {
  readonly as?: Pick<Person, 'headers'>
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Lax<QueryInputOf<EndpointOf<N>>>
  readonly body?: Lax<BodyInputOf<EndpointOf<N>>>
  readonly headers?: Readonly<Record<string, string>>
}

interface CallResult<N extends CallName> {
  readonly status: number
  /** Typed by the contract; for a refusal read `error`. */
  readonly body: ReplyOf<EndpointOf<N>>
  readonly error: ErrorReply
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly deps: Deps
  /** Calls an endpoint. Forms are sent as multipart. */
  call<N extends CallName>(name: N, input?: CallInput<N>): Promise<CallResult<N>>
  /** Creates a person with an open session; without `clientId`, in a new client on the plan `agency`. */
  signedIn(licenseType: LicenseType, options?: UserOptions): Promise<Person>
  /** Waits for all jobs added so far, which run at once in this process. */
  jobsDone(): Promise<void>
  /** Advances the clock. */
  later(milliseconds: number): void
  /** Another server on the same database, with connections and memory of its own. Closing the test app closes it. */
  another(options?: Partial<AppOptions>): Promise<FastifyInstance>
  close(): Promise<void>
}

/** The whole server without a port, on its own database. Replies are checked against the contract. */
export async function createTestApp({
  env = {},
  change = () => ({}),
}: { env?: Record<string, string>; change?: (parts: Parts) => Partial<Parts> } = {}): Promise<TestApp> {
  const database = await createTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'deckle-app-'))
  const listener = await startListener(database.pool)
  const clock = { shift: 0 }
  const jobs = createImmediateJobs(() => deps)
  const base = await createTestDeps(database, { env, folder, listener, clock, jobs })
  const deps = withState({ ...base, ...change(base) })
  const app = createApp(deps, { handlers: allHandlers, pages: allPages, checkReplies: true })
  await app.ready()
  const others: FastifyInstance[] = []
  return {
    app,
    deps,
    call: (name, input = {}) => call(app, name, input),
    async signedIn(license_type, options = {}) {
      const user = await makeUser(deps, {
        ...options,
        license_type,
        clientId: options.clientId ?? (await makeClient(deps)).id,
      })
      return { ...user, headers: await insertSessionFor(deps, user) }
    },
    jobsDone: () => jobs.done(),
    later(milliseconds) {
      clock.shift += milliseconds
    },
    async another(options) {
      const second = await startAnother(deps, options)
      others.push(second)
      return second
    },
    async close() {
      const steps = [
        ...[...others, app].map((one) => () => one.close()),
        () => jobs.end(),
        () => deps.urls.clicks.settled(),
        () => listener.stop(),
        () => database.drop(),
        async () => rmSync(folder, { recursive: true, force: true }),
      ]
      await inOrder(steps)
    },
  }
}

/** Later steps run although an earlier one fails, so that nothing outlives the test file. */
async function inOrder(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'The test app could not be closed.')
}

interface Shared {
  env: Record<string, string>
  folder: string
  listener: Deps['listener']
  clock: { shift: number }
  jobs: Deps['jobs']
}

async function createTestDeps(
  { pool, db }: Awaited<ReturnType<typeof createTestDatabase>>,
  { env: settings, folder, listener, clock, jobs }: Shared,
): Promise<Parts> {
  const env = readEnv({
    DECKLE_DATA: folder,
    PUBLIC_URL: 'http://deckle.test',
    TRUST_PROXY: 'on',
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    ...settings,
  })
  const log = pino({ level: env.logLevel })
  const now = () => new Date(Date.now() + clock.shift)
  const newId = createUuidV7()
  const secret = randomBytes(32)
  const limits = await createRateLimits({ pool })
  const captcha = createProofOfWorkCaptcha({ secret, now, once: (id, seconds) => limits.once(id, seconds), cost: 10 })
  const config = await createLiveConfig({ env, db, listener, onError: (error) => log.error(error) })
  return {
    env,
    db,
    pool,
    isDistributed: await isDistributed(pool),
    listener,
    mail: recordMail({
      mail: brandMail(createOutboxMail(pool, newId, now), { db, env }),
      pool,
      newId,
      now,
      onError: (error) => log.error(error),
    }),
    files: createFolderFiles(folder),
    captcha,
    payments: createPaymentGateway(env, secret),
    limits,
    // No test reaches the web.
    webFetch: { get: async () => 'refused', post: async () => 'refused' },
    webRequest: async () => 'refused',
    dns: { txt: async () => [] },
    geo: createNoGeo(),
    meters,
    jobKinds,
    jobs,
    config,
    log,
    now,
    newId,
    secret,
  }
}

async function startAnother(deps: Deps, options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  const pool = createPool({ connection: deps.pool.options, size: 5 })
  const listener = await startListener(pool)
  const own = withState({ ...deps, pool, db: createDatabase(pool), listener })
  const app = createApp(own, { handlers: allHandlers, pages: allPages, ...options })
  app.addHook('onClose', async () => {
    await own.urls.clicks.settled()
    await listener.stop()
    await pool.end()
  })
  return app
}

async function call<N extends CallName>(
  app: FastifyInstance,
  name: N,
  { as, params = {}, query, body, headers }: CallInput<N>,
): Promise<CallResult<N>> {
  const [resource = '', action = ''] = name.split('.')
  const endpoint = (contract as unknown as Record<string, Record<string, Endpoint>>)[resource]?.[action] as Endpoint
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const form =
    endpoint.bodyType === 'multipart' && body !== undefined ? formOf(body as Record<string, string>) : undefined
  const sent =
    form ??
    (endpoint.method === 'GET'
      ? {}
      : { payload: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } })
  const empty = endpoint.bodyType === 'multipart' && !form
  const reply = await app.inject({
    method: endpoint.method,
    url: API_BASE + path,
    ...(query !== undefined && {
      query: Object.fromEntries(Object.entries(query as object).map(([key, value]) => [key, String(value)])),
    }),
    ...(!empty && 'payload' in sent && { payload: sent.payload }),
    headers: { ...(!empty && 'headers' in sent && sent.headers), ...as?.headers, ...headers },
  })
  const json = parse(reply.body)
  return {
    status: reply.statusCode,
    body: json as ReplyOf<EndpointOf<N>>,
    error: json as ErrorReply,
    headers: reply.headers,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A multipart body: text fields, and a file where a value is `{filename, content, type}`. */
export function formOf(
  fields: Readonly<Record<string, string | { filename: string; content: Buffer; type: string }>>,
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = `----deckle${randomBytes(8).toString('hex')}`
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    const file = typeof value === 'string' ? '' : `; filename="${value.filename}"`
    const type = typeof value === 'string' ? '' : `Content-Type: ${value.type}\r\n`
    return [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${type}\r\n`),
      typeof value === 'string' ? Buffer.from(value) : value.content,
      Buffer.from('\r\n'),
    ]
  })
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
