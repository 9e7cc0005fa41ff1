import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { buyingIn } from './test/buying.ts'

let test: TestApp
const { newClient, setPrices } = buyingIn(() => test)
beforeAll(async () => {
  test = await createTestApp({ env: { DECKLE_DEMO: 'off' } })
  await setPrices()
})
afterAll(() => test.close())

it('an installation for real people without a gateway sells nothing, and says so', async () => {
  const admin = await newClient()
  const { body } = await test.call('billing.show', { as: admin, params: { id: admin.clientId } })
  expect(body.billing).toMatchObject({ sandbox: false, is_sold: false, can: { pay: false } })
  const order = await test.call('payments.createOrder', { as: admin, params: { id: 'perpetual_business' } })
  const subscription = await test.call('payments.createSubscription', { as: admin, params: { id: 'business-monthly' } })
  for (const { status, error } of [order, subscription]) {
    expect([status, error.code]).toEqual([422, 'rule_broken'])
    expect(error.errors[0]).toMatch(/no payment gateway/)
  }
  const played = await test.call('payments.sandboxPay', { as: admin, body: { id: 'order_sandbox1', outcome: 'paid' } })
  expect(played.status).toBe(404)
  expect((await test.call('billing.show', { as: admin, params: { id: admin.clientId } })).body.billing.plan).toBe(
    'free',
  )
})
