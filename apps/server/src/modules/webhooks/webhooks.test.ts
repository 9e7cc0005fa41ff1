import { describe, expect, it } from 'vitest'
import { day, minute, type Received, signatureOf, webhookScene } from './test/webhook-scene.ts'

const { scene, create, made, lead, run, deliveries, shown } = webhookScene()

describe('a webhook', () => {
  it('is switched off after five days of failures, which its Admins are told', async () => {
    const { webhook } = await made()
    scene.answers = Array.from({ length: 5 }, () => 500)
    await lead()
    scene.test.later(5 * day + minute)
    await lead('Meena')
    const now = await shown(webhook.id)
    expect(now).toMatchObject({ active: false, disabled_at: expect.any(String) })
    const { notifications } = (
      await scene.test.call('notifications.list', { as: scene.admin, params: { id: scene.admin.userId } })
    ).body
    expect(notifications.find(({ type }) => type === 'system')).toMatchObject({
      title: 'A webhook was switched off',
      text: expect.stringContaining(scene.address),
    })
    const count = scene.received.length
    await lead('Asif')
    await run('webhooks.sweep')
    expect(scene.received).toHaveLength(count)
    const params = { id: webhook.id }
    const again = await scene.test.call('webhooks.update', { as: scene.admin, params, body: { active: true } })
    expect(again.body.webhook).toMatchObject({ active: true, failing_since: null, disabled_at: null })
  })

  it('is switched off at once where the receiver says that it is gone', async () => {
    const { webhook } = await made()
    scene.answers = [410]
    await lead()
    expect((await shown(webhook.id)).active).toBe(false)
    expect(await deliveries(webhook.id)).toMatchObject([{ state: 'failed', response_code: 410 }])
  })

  it('has a secret that is shown once, and changed', async () => {
    const { webhook, secret } = await made()
    const stored = await scene.test.deps.db
      .selectFrom('webhooks')
      .select('secret')
      .where('id', '=', webhook.id)
      .executeTakeFirstOrThrow()
    expect(stored.secret).not.toContain(secret.slice(6))
    expect(JSON.stringify(await scene.test.call('webhooks.list', { as: scene.admin }))).not.toContain(secret)
    const changed = (await scene.test.call('webhooks.changeSecret', { as: scene.admin, params: { id: webhook.id } }))
      .body.secret
    expect(changed).not.toBe(secret)
    await lead()
    expect(scene.received[0]?.headers['webhook-signature']).toBe(signatureOf(scene.received[0] as Received, changed))
  })

  it('leads to public https addresses alone, and to what the settings allow', async () => {
    for (const url of [
      'http://crm.example/hook',
      'https://localhost/hook',
      'https://10.0.0.1/',
      'https://[::1]/',
      'https://localhost./hook',
      'https://crm.example:22/',
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
    const outsider = await scene.test.signedIn('Admin')
    const manager = await scene.test.signedIn('Manager', { clientId: scene.admin.clientId })
    for (const name of ['show', 'update', 'delete', 'changeSecret', 'deliveries', 'delivery', 'replay'] as const) {
      expect((await scene.test.call(`webhooks.${name}`, { as: outsider, params, body: {} })).status, name).toBe(404)
      expect((await scene.test.call(`webhooks.${name}`, { as: manager, params, body: {} })).status, name).toBe(403)
    }
    expect((await scene.test.call('webhooks.list', { as: outsider })).body.webhooks).toEqual([])
    expect((await scene.test.call('webhooks.delete', { as: scene.admin, params })).status).toBe(200)
    expect((await scene.test.call('webhooks.list', { as: scene.admin })).body.webhooks).toEqual([])
  })
})
