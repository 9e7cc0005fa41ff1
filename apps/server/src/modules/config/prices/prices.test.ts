import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makeClient, type Person } from '../../../test/factories.ts'

let test: TestApp
let superadmin: Person
let learner: Person
beforeAll(async () => {
  test = await createTestApp()
  superadmin = await test.signedIn('Superadmin', { first_name: 'Rosa', last_name: 'Rao' })
  learner = await test.signedIn('Learner')
})
afterAll(() => test.close())

const monthly = { id: 'business-monthly', amount: 499_900, currency: 'INR' }
const once = { id: 'perpetual_business', amount: 99_900, currency: 'USD' }

it('prices that a Superadmin sets are read by everybody who is signed in', async () => {
  expect((await test.call('plans.prices', { as: learner })).body).toEqual({ prices: [], taxRate: 0 })
  const body = { prices: [monthly, once], taxRate: 1800 }
  const saved = await test.call('plans.updatePrices', { as: superadmin, body })
  expect(saved.body).toMatchObject({ taxRate: 1800, changedBy: 'Rosa Rao' })
  expect((await test.call('plans.prices', { as: learner })).body).toEqual({ prices: [once, monthly], taxRate: 1800 })
  const { entries } = (await test.call('admin.audit', { as: superadmin, query: { search: 'plans.prices' } })).body
  expect(entries[0]?.detail).toMatchObject({ taxRate: 1800 })
  await test.call('plans.updatePrices', { as: superadmin, body: { prices: [once], taxRate: 0 } })
  expect((await test.call('plans.prices', { as: learner })).body).toEqual({ prices: [once], taxRate: 0 })
})

it('tells how many clients are on each plan', async () => {
  await makeClient(test.deps, { plan: 'business' })
  await makeClient(test.deps, { plan: 'business' })
  const { plans } = (await test.call('plans.overview', { as: superadmin })).body
  expect(plans).toEqual([
    { plan: 'free', clients: 0 },
    { plan: 'educational', clients: 0 },
    { plan: 'business', clients: 2 },
    { plan: 'perpetual_business', clients: 0 },
    { plan: 'agency', clients: 2 },
    { plan: 'partner', clients: 0 },
  ])
})

it('nobody else sets them, and only whole amounts of known plans and currencies, each once', async () => {
  const admin = await test.signedIn('Admin')
  expect((await test.call('plans.updatePrices', { as: admin, body: { prices: [], taxRate: 0 } })).status).toBe(403)
  expect((await test.call('plans.overview', { as: admin })).status).toBe(403)
  expect((await test.call('plans.prices')).status).toBe(401)
  const wrong: Record<string, unknown>[] = [
    { prices: [{ ...monthly, id: 'free' }], taxRate: 0 },
    { prices: [{ ...monthly, amount: 1.5 }], taxRate: 0 },
    { prices: [{ ...monthly, amount: -1 }], taxRate: 0 },
    { prices: [{ ...monthly, currency: 'XXX' }], taxRate: 0 },
    { prices: [{ ...monthly, plan: 'business' }], taxRate: 0 },
    { prices: [monthly, monthly], taxRate: 0 },
    { prices: [], taxRate: 10_001 },
    { prices: [], taxRate: 0, currency: 'INR' },
  ]
  for (const body of wrong)
    expect((await test.call('plans.updatePrices', { as: superadmin, body })).status, JSON.stringify(body)).toBe(400)
})
