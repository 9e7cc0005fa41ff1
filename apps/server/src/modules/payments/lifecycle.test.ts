import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeClient } from '../../test/factories.ts'
import { buyingIn, day } from './test/buying.ts'

let test: TestApp
const {
  billing,
  buy,
  checkout,
  invoices,
  listPayments,
  newClient,
  pay,
  plansSet,
  runTask,
  send,
  setPrices,
  verify,
  wait,
} = buyingIn(() => test)
beforeAll(async () => {
  test = await createTestApp()
  await setPrices()
})
afterAll(() => test.close())

const periods = () => runTask('payments.periods')
const titles = async (admin: Awaited<ReturnType<typeof newClient>>) =>
  (
    await test.call('notifications.list', { as: admin, params: { id: admin.userId }, query: { limit: 100 } })
  ).body.notifications.map(({ title }) => title)

describe('another plan', () => {
  it('that is larger begins at once, and the unused days of the one before are sent back', async () => {
    const admin = await newClient()
    await buy(admin, 'business-monthly')
    const { offers } = await billing(admin)
    expect(offers.map(({ plan, kind }) => [plan, kind])).toEqual([
      ['perpetual_business', 'upgrade'],
      ['educational-monthly', 'downgrade'],
      ['educational-yearly', 'downgrade'],
      ['business-monthly', 'current'],
      ['business-yearly', 'upgrade'],
      ['agency-monthly', 'upgrade'],
    ])
    await wait(admin, 10 * day)
    const { credit = 0 } = (await billing(admin)).offers.find(({ plan }) => plan === 'agency-monthly') ?? {}
    await buy(admin, 'agency-monthly')
    expect(await billing(admin)).toMatchObject({ plan: 'agency', status: 'active', price: 'agency-monthly' })
    const [note] = (await invoices(admin)).filter(({ kind }) => kind === 'credit_note')
    // Of 30 or 31 days 10 are used.
    expect(Math.abs((note?.amount ?? 0) - credit)).toBeLessThan(1000)
    expect(note).toMatchObject({ corrects: expect.stringContaining('TEST-'), plan: 'business', status: 'refunded' })
    expect((await listPayments(admin)).map(({ status }) => status)).toEqual(['paid', 'partly_refunded'])
    expect(await plansSet(admin)).toEqual([
      { from: 'free', to: 'business' },
      { from: 'business', to: 'agency' },
    ])
  })

  it('replaces the one before, though the gateway’s clock is behind and the browser never comes back', async () => {
    const admin = await newClient()
    const first = await checkout(admin, 'educational-monthly')
    await verify(admin, await pay(admin, first.id))
    const { id } = await checkout(admin, 'agency-monthly')
    const at = new Date(test.deps.now().getTime() - 60_000)
    const subscription = { id, plan: '', from: at, to: new Date(at.getTime() + 30 * day) }
    const payment = { id: `pay_${id}`, amount: 1_533_882, currency: 'INR' } as const
    expect((await send({ event: 'subscription.charged', at, subscription, payment })).statusCode).toBe(200)
    expect(await billing(admin)).toMatchObject({ plan: 'agency', status: 'active' })
    await test.jobsDone()
    expect(await billing(admin)).toMatchObject({ plan: 'agency', status: 'active' })
  })

  it('is none for a client that is still suspended at the end of its period', async () => {
    const root = await test.signedIn('Superadmin')
    const [suspended, resumed] = [await newClient(), await newClient()]
    for (const admin of [suspended, resumed]) {
      await buy(admin, 'business-monthly')
      await test.call('operators.suspend', { as: root, params: { id: admin.clientId } })
    }
    await test.call('operators.resume', { as: root, params: { id: resumed.clientId } })
    await wait(resumed, 32 * day)
    await periods()
    await periods()
    await test.call('operators.resume', { as: await test.signedIn('Superadmin'), params: { id: suspended.clientId } })
    await wait(suspended, 0)
    expect((await listPayments(resumed)).map(({ status }) => status)).toEqual(['paid', 'paid'])
    expect((await listPayments(suspended)).map(({ status }) => status)).toEqual(['paid'])
    expect(await billing(suspended)).toMatchObject({ plan: 'free', status: 'none' })
    expect(await titles(suspended)).toContainEqual(expect.stringMatching(/ends on/))
  })

  it('that is smaller begins at the end of the period, and can be withdrawn until shortly before', async () => {
    const admin = await newClient()
    await buy(admin, 'agency-monthly')
    const { period_ends_at: end } = await billing(admin)
    const smaller = await checkout(admin, 'educational-monthly')
    expect(smaller).toMatchObject({ starts_at: end, plan: 'educational-monthly' })
    expect(await billing(admin)).toMatchObject({
      plan: 'agency',
      scheduled: { plan: 'educational-monthly', at: end },
      next_charge: { at: end, amount: 176_882 },
      can: { resume: true },
    })
    const withdrawn = await test.call('billing.resume', { as: admin })
    expect(withdrawn.body.billing).toMatchObject({ scheduled: null, can: { resume: false } })
    expect((await test.call('billing.resume', { as: admin })).status).toBe(422)
    await checkout(admin, 'educational-monthly')
    await wait(admin, new Date(end ?? '').getTime() - test.deps.now().getTime() - 1_800_000)
    await periods()
    expect((await test.call('billing.resume', { as: admin })).status).toBe(422)
    expect((await billing(admin)).plan).toBe('agency')
    await wait(admin, 3_600_000)
    await periods()
    await periods()
    expect(await billing(admin)).toMatchObject({
      plan: 'educational',
      status: 'active',
      price: 'educational-monthly',
      scheduled: null,
      next_charge: { amount: 176_882 },
    })
    expect((await invoices(admin)).map(({ plan, amount }) => [plan, amount])).toEqual([
      ['educational', 176_882],
      ['agency', 1_533_882],
    ])
    // It goes on at the smaller price.
    await wait(admin, 32 * day)
    await periods()
    await test.jobsDone()
    expect(await invoices(admin)).toHaveLength(3)
    expect(await billing(admin)).toMatchObject({ plan: 'educational', status: 'active' })
  })

  it('none: it is paid to the end of its period and not charged again', async () => {
    const admin = await newClient()
    await buy(admin, 'business-monthly')
    const { body } = await test.call('billing.cancel', { as: admin })
    expect(body.billing).toMatchObject({
      plan: 'business',
      status: 'ending',
      next_charge: null,
      scheduled: { plan: 'free' },
    })
    await test.call('billing.resume', { as: admin })
    expect(await billing(admin)).toMatchObject({ status: 'active' })
    await test.call('billing.cancel', { as: admin })
    await wait(admin, 32 * day)
    await periods()
    await periods()
    expect(await billing(admin)).toMatchObject({ plan: 'free', status: 'none', can: { cancel: false } })
    expect(await invoices(admin)).toHaveLength(1)
    expect(await titles(admin)).toContain('Your plan is now Free')
    // Nobody is signed out, and it can be bought again.
    await buy(admin, 'business-monthly')
    expect((await billing(admin)).plan).toBe('business')
  })

  it('cancelled above one that was bought for good: that one applies again, and the billing says so', async () => {
    const admin = await newClient()
    await buy(admin, 'perpetual_business')
    await buy(admin, 'agency-monthly')
    await test.call('billing.cancel', { as: admin, body: {} })
    const { scheduled, status } = await billing(admin)
    expect([status, scheduled?.plan]).toEqual(['ending', 'perpetual_business'])
    const superadmin = await test.signedIn('Superadmin')
    const { body } = await test.call('billing.clients', { as: superadmin, query: { limit: 100 } })
    expect(body.clients.find(({ id }) => id === admin.clientId)?.scheduled).toBe('perpetual_business')
    await wait(admin, 32 * day)
    await periods()
    expect(await billing(admin)).toMatchObject({ plan: 'perpetual_business', status: 'owned', scheduled: null })
  })

  it('smaller than the subscription is refused to an operator until the subscription is cancelled', async () => {
    const admin = await newClient()
    await buy(admin, 'business-monthly')
    const superadmin = await test.signedIn('Superadmin')
    const set = (plan: 'free' | 'educational' | 'agency') =>
      test.call('operators.updatePlan', { as: superadmin, params: { id: admin.clientId }, body: { plan } })
    const refused = await set('free')
    expect([refused.status, refused.error.fields?.['plan']]).toEqual([422, expect.stringContaining('cancel')])
    expect((await set('agency')).status).toBe(200)
    expect((await set('educational')).status).toBe(422)
    await test.call('billing.cancel', { as: admin, body: {} })
    expect((await set('educational')).status).toBe(200)
  })

  it('set by an operator stays, whatever the subscription below it does', async () => {
    const admin = await newClient()
    await buy(admin, 'educational-monthly')
    const superadmin = await test.signedIn('Superadmin')
    await test.call('operators.updatePlan', {
      as: superadmin,
      params: { id: admin.clientId },
      body: { plan: 'agency' },
    })
    expect(await billing(admin)).toMatchObject({ plan: 'agency', by_contract: true })
    await test.call('billing.cancel', { as: admin })
    await wait(admin, 32 * day)
    await periods()
    await periods()
    expect(await billing(admin)).toMatchObject({ plan: 'agency', by_contract: true, status: 'none' })
  })
})

describe('a renewal that fails', () => {
  it('leaves the plan through the days of grace, with notices, and ends it after them', async () => {
    const admin = await newClient()
    const { id } = await buy(admin, 'business-monthly')
    const end = new Date((await billing(admin)).period_ends_at ?? '')
    await wait(admin, end.getTime() - test.deps.now().getTime() + 60_000)
    await send({
      event: 'subscription.pending',
      at: test.deps.now(),
      subscription: { id, plan: '', from: null, to: null },
    })
    const counted: number[] = []
    for (const days of [0, 1, 3, 7, 8]) {
      await wait(admin, end.getTime() + days * day - test.deps.now().getTime() + 120_000)
      await periods()
      counted.push((await titles(admin)).filter((title) => /failed|ends on/.test(title)).length)
      expect(await billing(admin)).toMatchObject({ plan: 'business', status: 'past_due', can: { retry: true } })
      expect((await test.call('decks.create', { as: admin, body: { readerType: 'quiz' } })).status).toBe(200)
    }
    expect(counted).toEqual([1, 1, 2, 3, 3])
    await wait(admin, 7 * day)
    await periods()
    expect(await billing(admin)).toMatchObject({ plan: 'free', status: 'none' })
    expect((await test.call('billing.retry', { as: admin })).status).toBe(422)
  })

  it('is paid again by its checkout', async () => {
    const admin = await newClient()
    const { id } = await buy(admin, 'business-monthly')
    const end = (await billing(admin)).period_ends_at ?? ''
    await wait(admin, Date.parse(end) - test.deps.now().getTime() + 60_000)
    await send({
      event: 'subscription.pending',
      at: test.deps.now(),
      subscription: { id, plan: '', from: null, to: null },
    })
    expect((await billing(admin)).status).toBe('past_due')
    const { subscription } = (await test.call('billing.retry', { as: admin })).body
    expect(subscription).toMatchObject({ id, plan: 'business-monthly', amount: 589_882 })
    await wait(admin, 60_000)
    expect((await verify(admin, await pay(admin, id))).status).toBe(200)
    await test.jobsDone()
    expect(await billing(admin)).toMatchObject({ plan: 'business', status: 'active' })
    expect((await invoices(admin)).map(({ from }) => from)).toContain(end.replace(/\.\d+Z/, '.000Z'))
  })
})

it('operators see who pays: partners theirs, Superadmins all', async () => {
  const partner = await test.signedIn('Admin', { clientId: (await makeClient(test.deps, { plan: 'partner' })).id })
  const theirs = await newClient()
  await test.deps.db
    .updateTable('clients')
    .set({ partner_id: partner.clientId })
    .where('id', '=', theirs.clientId)
    .execute()
  await buy(theirs, 'business-monthly')
  const seen = await test.call('billing.show', { as: partner, params: { id: theirs.clientId } })
  expect(seen.body.billing).toMatchObject({ plan: 'business', can: { pay: false, refund: false } })
  expect((await test.call('payments.fetchInvoices', { as: partner, params: { id: theirs.clientId } })).status).toBe(200)
  const superadmin = await test.signedIn('Superadmin')
  const { clients } = (await test.call('billing.clients', { as: superadmin, query: { status: 'active', limit: 100 } }))
    .body
  expect(clients.find(({ id }) => id === theirs.clientId)).toMatchObject({
    status: 'active',
    price: 'business-monthly',
    paid: [{ amount: 589_882, currency: 'INR' }],
    sandbox: true,
  })
  expect((await test.call('billing.clients', { as: partner })).status).toBe(403)
})
