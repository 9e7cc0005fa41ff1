import { MOST_DELIVERY_TRIES, waitAfter } from '@deckle/core/webhook/webhook.ts'
import { describe, expect, it } from 'vitest'
import { transaction } from '../../../db/transaction.ts'
import { createTasks } from '../../../jobs/tasks.ts'
import { createSafeFetch } from '../../../platform/web-fetch/safe-fetch.ts'
import { captureLead } from '../../leads/index.ts'
import { day, minute, signatureOf, webhookScene } from '../test/webhook-scene.ts'
import { deliver } from './deliver.ts'

const { scene, create, made, lead, run, settled, deliveries, shown } = webhookScene()

describe('a delivery', () => {
  it('reaches a receiver that fails twice at the third attempt, signed, with one id', async () => {
    const { webhook, secret } = await made()
    scene.answers = [500, 503]
    const id = await lead()
    expect(scene.received).toHaveLength(1)
    expect(await deliveries(webhook.id)).toMatchObject([{ state: 'waiting', tries: 1, response_code: 500 }])
    expect((await shown(webhook.id)).failing_since).not.toBeNull()
    await run('webhooks.sweep')
    expect(scene.received).toHaveLength(1)
    for (const tries of [2, 3]) {
      scene.test.later(minute)
      await run('webhooks.sweep')
      expect(scene.received).toHaveLength(tries)
    }
    scene.test.later(minute)
    await run('webhooks.sweep')
    expect(scene.received).toHaveLength(3)
    expect(new Set(scene.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    for (const one of scene.received) expect(one.headers['webhook-signature']).toBe(signatureOf(one, secret))
    expect(JSON.parse(scene.received[2]?.body ?? '')).toMatchObject({
      type: 'lead.created',
      data: { lead: { id, name: 'Ravi', email: 'ravi@tea.example', deck: { id: scene.deck.id }, status: 'new' } },
    })
    const [delivery] = await deliveries(webhook.id)
    expect(delivery).toMatchObject({ state: 'delivered', tries: 3, response_code: 200, next_at: null, error: '' })
    const params = { id: webhook.id, delivery_id: delivery?.id ?? '' }
    const { body, attempts } = (await scene.test.call('webhooks.delivery', { as: scene.admin, params })).body
    expect(attempts.map(({ response_code }) => response_code)).toEqual([500, 503, 200])
    expect(body).toBe(scene.received[0]?.body)
    expect((await shown(webhook.id)).failing_since).toBeNull()
  })

  it('is of the events that the webhook wants, and of its client alone', async () => {
    const { webhook } = await made({ events: ['lead.updated'] })
    const { webhook: off } = await made()
    await scene.test.call('webhooks.update', { as: scene.admin, params: { id: off.id }, body: { active: false } })
    const outsider = await scene.test.signedIn('Admin')
    await create({}, outsider)
    const id = await lead()
    expect(scene.received).toHaveLength(0)
    await scene.test.call('leads.update', { as: scene.admin, params: { id }, body: { status: 'won' } })
    await settled()
    expect(scene.received).toHaveLength(1)
    expect(JSON.parse(scene.received[0]?.body ?? '')).toMatchObject({
      type: 'lead.updated',
      data: { lead: { status: 'won' } },
    })
    expect(await deliveries(webhook.id)).toHaveLength(1)
  })

  it('is not sent where what it tells of is rolled back', async () => {
    await made()
    const capture = {
      clientId: scene.admin.clientId,
      deckId: scene.deck.id,
      attemptId: scene.test.deps.newId(),
      fields: {},
      consent: null,
    }
    await transaction(scene.test.deps.db, async (trx) => {
      await captureLead(trx, scene.test.deps, capture)
      throw new Error('Later')
    }).catch(() => undefined)
    await settled()
    expect(scene.received).toHaveLength(0)
  })

  it('is sent once by servers that try at the same time', async () => {
    const { webhook } = await made()
    scene.answers = [500]
    await lead()
    scene.test.later(minute)
    const [delivery] = await deliveries(webhook.id)
    const payload = { clientId: scene.admin.clientId, deliveryId: delivery?.id }
    const about = { attempt: 1, isRetried: false, signal: undefined }
    await Promise.all([1, 2, 3].map(async () => createTasks(scene.test.deps)['webhooks.deliver']?.(payload, about)))
    expect(scene.received).toHaveLength(2)
  })

  it('is attempted again without delay if its server died', async () => {
    const { webhook } = await made()
    scene.answers = [500]
    await lead()
    const [delivery] = await deliveries(webhook.id)
    const payload = { clientId: scene.admin.clientId, deliveryId: delivery?.id }
    const runAttempt = async (attempt: number) =>
      createTasks(scene.test.deps)['webhooks.deliver']?.(payload, { attempt, isRetried: false, signal: undefined })
    await runAttempt(1)
    expect(scene.received).toHaveLength(1)
    await runAttempt(2)
    expect(await deliveries(webhook.id)).toMatchObject([{ state: 'delivered', tries: 2 }])
  })

  it('is replayed as it was, whatever became of it', async () => {
    const { webhook } = await made()
    await lead()
    const [delivery] = await deliveries(webhook.id)
    const params = { id: webhook.id, delivery_id: delivery?.id ?? '' }
    const replayed = await scene.test.call('webhooks.replay', { as: scene.admin, params })
    expect(replayed.body.delivery).toMatchObject({ state: 'waiting', tries: 0 })
    await settled()
    expect(scene.received).toHaveLength(2)
    expect(scene.received[1]?.body).toBe(scene.received[0]?.body)
    expect(scene.received[1]?.headers['webhook-id']).toBe(scene.received[0]?.headers['webhook-id'])
    expect(await deliveries(webhook.id, { state: 'delivered' })).toHaveLength(1)
    await scene.test.call('webhooks.update', { as: scene.admin, params: { id: webhook.id }, body: { active: false } })
    expect((await scene.test.call('webhooks.replay', { as: scene.admin, params })).status).toBe(422)
  })

  it('gives up after its last attempt, and is forgotten after thirty days', async () => {
    const { webhook } = await made()
    scene.answers = Array.from({ length: 20 }, () => 500)
    await lead()
    for (let tries = 1; tries < MOST_DELIVERY_TRIES + 3; tries++) {
      scene.test.later((waitAfter(tries, 0) ?? 0) + minute)
      await run('webhooks.sweep')
    }
    expect(scene.received).toHaveLength(MOST_DELIVERY_TRIES)
    expect(await deliveries(webhook.id)).toMatchObject([
      { state: 'failed', tries: MOST_DELIVERY_TRIES, next_at: null, response_code: 500 },
    ])
    expect((await shown(webhook.id)).active).toBe(true)
    scene.test.later(31 * day)
    await run('webhooks.forget')
    const { rows } = await scene.test.deps.pool.query('select from webhook_deliveries where webhook_id = $1', [
      webhook.id,
    ])
    expect(rows).toEqual([])
  })
})

it('an address that is private only by its name is refused with each delivery', async () => {
  const { webhook } = await made({ url: 'https://localhost.localdomain.example/hook' })
  const inside = createSafeFetch({ resolve: async () => ['10.0.0.7'], longest: 500 })
  await lead()
  const [delivery] = await deliveries(webhook.id)
  scene.test.later(minute)
  await deliver(
    { ...scene.test.deps, webFetch: inside },
    { clientId: scene.admin.clientId, deliveryId: delivery?.id ?? '' },
  )
  expect(await deliveries(webhook.id)).toMatchObject([{ state: 'waiting', error: 'refused', response_code: null }])
  await settled()
})
