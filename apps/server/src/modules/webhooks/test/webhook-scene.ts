import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createTasks } from '../../../jobs/tasks.ts'
import { createSafeFetch } from '../../../platform/web-fetch/safe-fetch.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makeDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { makeLead } from '../../../test/leads.ts'

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface Scene {
  test: TestApp
  /** Of a new client in each test. */
  admin: Person
  deck: { readonly id: string }
  /** Of a server that keeps what it receives. */
  address: string
  received: Received[]
  /** What it answers next; 200 after these. */
  answers: number[]
}

/** A server that receives webhooks, and an app that may reach it. For a whole test file. */
export function webhookScene() {
  const scene = { received: [], answers: [] } as unknown as Scene
  let server: Server
  beforeAll(async () => {
    server = await startReceiver(scene)
    scene.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
    scene.test = await createTestApp({
      env: { WEBHOOK_HOSTS: '127.0.0.1' },
      change: ({ env }) => ({ webFetch: createSafeFetch({ privateHosts: env.webhookHosts, longest: 2000 }) }),
    })
  })
  afterAll(async () => {
    await scene.test.close()
    server.closeAllConnections()
    server.close()
  })
  beforeEach(async () => {
    scene.received.length = 0
    scene.answers = []
    scene.admin = await scene.test.signedIn('Admin')
    scene.deck = await makeDeck(scene.test, scene.admin)
  })
  return { scene, ...actsIn(scene) }
}

async function startReceiver(scene: Scene): Promise<Server> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += String(part)))
    request.on('end', () => {
      scene.received.push({ headers: request.headers, body })
      response.writeHead(scene.answers.shift() ?? 200).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return server
}

function actsIn(scene: Scene) {
  const create = (body: Record<string, unknown> = {}, as = scene.admin) =>
    scene.test.call('webhooks.create', {
      as,
      body: { url: scene.address, events: ['lead.created', 'lead.updated'], ...body },
    })
  /** What a job adds is not waited for with the job. */
  const settled = async () => {
    await scene.test.jobsDone()
    await scene.test.jobsDone()
  }
  return {
    create,
    settled,
    made: async (body: Record<string, unknown> = {}) => (await create(body)).body,
    lead: async (name = 'Ravi') => {
      const id = await makeLead(scene.test, scene.admin, scene.deck, { name, email: 'ravi@tea.example' })
      await settled()
      return id
    },
    run: async (task: string) => {
      await createTasks(scene.test.deps)[task]?.({}, { attempt: 1, isRetried: true, signal: undefined })
      await settled()
    },
    deliveries: async (id: string, query: Record<string, unknown> = {}) =>
      (await scene.test.call('webhooks.deliveries', { as: scene.admin, params: { id }, query })).body.deliveries,
    shown: async (id: string) =>
      (await scene.test.call('webhooks.show', { as: scene.admin, params: { id } })).body.webhook,
  }
}

export function signatureOf({ headers, body }: Received, secret: string): string {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

export const minute = 60_000
export const day = 24 * 60 * minute
