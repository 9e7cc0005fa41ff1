import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MOST_DELIVERY_TRIES, waitAfter } from '@deckle/core/webhook/webhook.ts'
import { createTasks } from '../../jobs/tasks.ts'
import { createSafeFetch } from '../../platform/web-fetch/safe-fetch.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeDeck } from '../../test/decks.ts'
import type { Person } from '../../test/factories.ts'
import { makeLead } from '../../test/leads.ts'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let test: TestApp
let server: Server
let address: string
let admin: Person
let deck: { readonly id: string }
const received: Received[] = []
/** What is answered next; 200 after these. */
let answers: number[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += String(part)))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(answers.shift() ?? 200).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  test = await createTestApp({
    env: { WEBHOOK_HOSTS: '127.0.0.1' },
    change: ({ env }) => ({ webFetch: createSafeFetch({ privateHosts: env.webhookHosts, longest: 2000 }) }),
  })
})
afterAll(async () => {
  await test.close()
  server.closeAllConnections()
  server.close()
})
beforeEach(async () => {
  received.length = 0
  answers = []
  admin = await test.signedIn('Admin')
  deck = await makeDeck(test, admin)
})

const create = (body: Record<string, unknown> = {}, as = admin) =>
  test.call('webhooks.create', { as, body: { url: address, events: ['lead.created', 'lead.updated'], ...body } })
const made = async (body: Record<string, unknown> = {}) => (await create(body)).body
/** What a job adds is not waited for with the job. */
const settled = async () => {
  await test.jobsDone()
  await test.jobsDone()
}
const lead = async (name = 'Ravi') => {
  const id = await makeLead(test, admin, deck, { name, email: 'ravi@tea.example' })
  await settled()
  return id
}
const run = async (task: string) => {
  await createTasks(test.deps)[task]?.({}, { attempt: 1, isRetried: true, signal: undefined })
  await settled()
}
const deliveries = async (id: string, query: Record<string, unknown> = {}) =>
  (await test.call('webhooks.deliveries', { as: admin, params: { id }, query })).body.deliveries
const shown = async (id: string) => (await test.call('webhooks.show', { as: admin, params: { id } })).body.webhook
const signatureOf = ({ headers, body }: Received, secret: string): string => {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}
const minute = 60_000
const day = 24 * 60 * minute

describe('a delivery', () => {
  it('reaches a receiver that fails twice at the third attempt, signed, with one id', async () => {
    const { webhook, secret } = await made()
    answers = [500, 503]
    const id = await lead()
    expect(received).toHaveLength(1)
    expect(await deliveries(webhook.id)).toMatchObject([{ state: 'waiting', tries: 1, response_code: 500 }])
    expect((await shown(webhook.id)).failing_since).not.toBeNull()
    await run('webhooks.sweep')
    expect(received).toHaveLength(1)
    for (const tries of [2, 3]) {
      test.later(minute)
      await run('webhooks.sweep')
      expect(received).toHaveLength(tries)
    }
    test.later(minute)
    await run('webhooks.sweep')
    expect(received).toHaveLength(3)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    for (const one of received) expect(one.headers['webhook-signature']).toBe(signatureOf(one, secret))
    expect(JSON.parse(received[2]?.body ?? '')).toMatchObject({
      type: 'lead.created',
      data: { lead: { id, name: 'Ravi', email: 'ravi@tea.example', deck: { id: deck.id }, status: 'new' } },
    })
    const [delivery] = await deliveries(webhook.id)
    expect(delivery).toMatchObject({ state: 'delivered', tries: 3, response_code: 200, next_at: null, error: '' })
    const params = { id: webhook.id, delivery_id: delivery?.id ?? '' }
    const { body, attempts } = (await test.call('webhooks.delivery', { as: admin, params })).body
    expect(attempts.map(({ response_code }) => response_code)).toEqual([500, 503, 200])
    expect(body).toBe(received[0]?.body)
    expect((await shown(webhook.id)).failing_since).toBeNull()
  })

  it('is of the events that the webhook wants, and of its client alone', async () => {
    const { webhook } = await made({ events: ['lead.updated'] })
    const { webhook: off } = await made()
    await test.call('webhooks.update', { as: admin, params: { id: off.id }, body: { active: false } })
    const outsider = await test.signedIn('Admin')
    await create({}, outsider)
    const id = await lead()
    expect(received).toHaveLength(0)
    await test.call('leads.update', { as: admin, params: { id }, body: { status: 'won' } })
    await settled()
    expect(received).toHaveLength(1)
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      type: 'lead.updated',
      data: { lead: { status: 'won' } },
    })
    expect(await deliveries(webhook.id)).toHaveLength(1)
  })

  it('is not sent where what it tells of is rolled back', async () => {
    await made()
    const { transaction } = await import('../../db/transaction.ts')
    const { captureLead } = await import('../leads/index.ts')
    const capture = {
      clientId: admin.clientId,
      deckId: deck.id,
      attemptId: test.deps.newId(),
      fields: {},
      consent: null,
    }
    await transaction(test.deps.db, async (trx) => {
      await captureLead(trx, test.deps, capture)
      throw new Error('Later')
    }).catch(() => undefined)
    await settled()
    expect(received).toHaveLength(0)
  })

  it('is sent once by servers that try at the same time', async () => {
    const { webhook } = await made()
    answers = [500]
    await lead()
    test.later(minute)
    const [delivery] = await deliveries(webhook.id)
    const payload = { clientId: admin.clientId, deliveryId: delivery?.id }
    const about = { attempt: 1, isRetried: false, signal: undefined }
    await Promise.all([1, 2, 3].map(() => createTasks(test.deps)['webhooks.deliver']?.(payload, about)))
    expect(received).toHaveLength(2)
  })

  it('is replayed as it was, whatever became of it', async () => {
    const { webhook } = await made()
    await lead()
    const [delivery] = await deliveries(webhook.id)
    const params = { id: webhook.id, delivery_id: delivery?.id ?? '' }
    const replayed = await test.call('webhooks.replay', { as: admin, params })
    expect(replayed.body.delivery).toMatchObject({ state: 'waiting', tries: 0 })
    await settled()
    expect(received).toHaveLength(2)
    expect(received[1]?.body).toBe(received[0]?.body)
    expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id'])
    expect(await deliveries(webhook.id, { state: 'delivered' })).toHaveLength(1)
    await test.call('webhooks.update', { as: admin, params: { id: webhook.id }, body: { active: false } })
    expect((await test.call('webhooks.replay', { as: admin, params })).status).toBe(422)
  })

  it('gives up after its last attempt, and is forgotten after thirty days', async () => {
    const { webhook } = await made()
    answers = Array.from({ length: 20 }, () => 500)
    await lead()
    for (let tries = 1; tries < MOST_DELIVERY_TRIES + 3; tries++) {
      test.later((waitAfter(tries, 0) ?? 0) + minute)
      await run('webhooks.sweep')
    }
    expect(received).toHaveLength(MOST_DELIVERY_TRIES)
    expect(await deliveries(webhook.id)).toMatchObject([
      { state: 'failed', tries: MOST_DELIVERY_TRIES, next_at: null, response_code: 500 },
    ])
    expect((await shown(webhook.id)).active).toBe(true)
    test.later(31 * day)
    await run('webhooks.forget')
    const { rows } = await test.deps.pool.query('select from webhook_deliveries where webhook_id = $1', [webhook.id])
    expect(rows).toEqual([])
  })
})

describe('a webhook', () => {
  it('is switched off after five days of failures, which its Admins are told', async () => {
    const { webhook } = await made()
    answers = Array.from({ length: 5 }, () => 500)
    await lead()
    test.later(5 * day + minute)
    await lead('Meena')
    const now = await shown(webhook.id)
    expect(now).toMatchObject({ active: false, disabled_at: expect.any(String) })
    const { notifications } = (await test.call('notifications.list', { as: admin, params: { id: admin.userId } })).body
    expect(notifications.find(({ type }) => type === 'system')).toMatchObject({
      title: 'A webhook was switched off',
      text: expect.stringContaining(address),
    })
    const count = received.length
    await lead('Asif')
    await run('webhooks.sweep')
    expect(received).toHaveLength(count)
    const params = { id: webhook.id }
    const again = await test.call('webhooks.update', { as: admin, params, body: { active: true } })
    expect(again.body.webhook).toMatchObject({ active: true, failing_since: null, disabled_at: null })
  })

  it('is switched off at once where the receiver says that it is gone', async () => {
    const { webhook } = await made()
    answers = [410]
    await lead()
    expect((await shown(webhook.id)).active).toBe(false)
    expect(await deliveries(webhook.id)).toMatchObject([{ state: 'failed', response_code: 410 }])
  })

  it('has a secret that is shown once, and changed', async () => {
    const { webhook, secret } = await made()
    const stored = await test.deps.db
      .selectFrom('webhooks')
      .select('secret')
      .where('id', '=', webhook.id)
      .executeTakeFirstOrThrow()
    expect(stored.secret).not.toContain(secret.slice(6))
    expect(JSON.stringify(await test.call('webhooks.list', { as: admin }))).not.toContain(secret)
    const changed = (await test.call('webhooks.changeSecret', { as: admin, params: { id: webhook.id } })).body.secret
    expect(changed).not.toBe(secret)
    await lead()
    expect(received[0]?.headers['webhook-signature']).toBe(signatureOf(received[0] as Received, changed))
  })

  it('leads to public https addresses alone, and to what the settings allow', async () => {
    for (const url of [
      'http://crm.example/hook',
      'https://localhost/hook',
      'https://10.0.0.1/',
      'https://[::1]/',
      'https://169.254.169.254/',
    ]) {
      const { status, error } = await create({ url })
      expect([status, Object.keys(error.fields ?? {})], url).toEqual([422, ['url']])
    }
    for (const url of [
      '',
      'nothing',
      'ftp://crm.example',
      'https://user:x@crm.example',
      `https://${'x'.repeat(2000)}.in`,
    ])
      expect((await create({ url })).status, url).toBe(400)
    expect((await create({ url: 'https://crm.example/hook', events: [] })).status).toBe(400)
    expect((await create({ url: 'https://crm.example/hook' })).status).toBe(200)
  })

  it('is one of twenty at most', async () => {
    const replies = await Promise.all(Array.from({ length: 22 }, () => create()))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(2)
  })

  it('is for Admins of its client alone', async () => {
    const { webhook } = await made()
    await lead()
    const [delivery] = await deliveries(webhook.id)
    const params = { id: webhook.id, delivery_id: delivery?.id ?? '' }
    const outsider = await test.signedIn('Admin')
    const manager = await test.signedIn('Manager', { clientId: admin.clientId })
    for (const name of ['show', 'update', 'delete', 'changeSecret', 'deliveries', 'delivery', 'replay'] as const) {
      expect((await test.call(`webhooks.${name}`, { as: outsider, params, body: {} })).status, name).toBe(404)
      expect((await test.call(`webhooks.${name}`, { as: manager, params, body: {} })).status, name).toBe(403)
    }
    expect((await test.call('webhooks.list', { as: outsider })).body.webhooks).toEqual([])
    expect((await test.call('webhooks.delete', { as: admin, params })).status).toBe(200)
    expect((await test.call('webhooks.list', { as: admin })).body.webhooks).toEqual([])
  })
})

it('an address that is private only by its name is refused with each delivery', async () => {
  const { webhook } = await made({ url: 'https://localhost.localdomain.example/hook' })
  const inside = createSafeFetch({ resolve: async () => ['10.0.0.7'], longest: 500 })
  const { deliver } = await import('./deliver/deliver.ts')
  await lead()
  const [delivery] = await deliveries(webhook.id)
  test.later(minute)
  await deliver({ ...test.deps, webFetch: inside }, { clientId: admin.clientId, deliveryId: delivery?.id ?? '' })
  expect(await deliveries(webhook.id)).toMatchObject([{ state: 'waiting', error: 'refused', response_code: null }])
  await settled()
})
