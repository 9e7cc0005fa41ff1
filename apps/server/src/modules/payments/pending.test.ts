import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { buyingIn, day } from './test/buying.ts'

let test: TestApp
const { billing, buy, checkout, newClient, pay, setPrices, verify, wait } = buyingIn(() => test)
beforeAll(async () => {
  test = await createTestApp()
  await setPrices()
})
afterAll(() => test.close())

const pending = async (as: Parameters<typeof billing>[0]) => (await billing(as)).pending

it('a checkout that was left is shown until its payment is known', async () => {
  const admin = await newClient()
  expect(await pending(admin)).toBeNull()
  const { id } = await checkout(admin, 'perpetual_business')
  const shown = await pending(admin)
  expect(shown).toMatchObject({ id, plan: 'perpetual_business', amount: 11_788_200, currency: 'INR' })
  const checked = await test.call('billing.check', { as: admin })
  expect([checked.status, checked.body.billing.pending]).toEqual([200, shown])
  await pay(admin, id, 'closed')
  expect(await pending(admin)).toEqual(shown)
  await test.jobsDone()
  expect(await billing(admin)).toMatchObject({ plan: 'perpetual_business', pending: null })
})

it('is gone with the browser’s word, too, and after a purchase that is paid', async () => {
  const admin = await newClient()
  const { id } = await checkout(admin, 'business-monthly')
  await verify(admin, await pay(admin, id))
  expect(await pending(admin)).toBeNull()
  await checkout(admin, 'business-yearly')
  test.later(60_000)
  await buy(admin, 'agency-monthly')
  expect(await pending(admin)).toBeNull()
})

it('of two the one that was opened last, and none that is a day old', async () => {
  const admin = await newClient()
  const first = await checkout(admin, 'business-monthly')
  test.later(60_000)
  const second = await checkout(admin, 'agency-monthly')
  expect(await pending(admin)).toMatchObject({ id: second.id })
  test.later(60_000)
  const before = test.deps.now().toISOString()
  expect((await checkout(admin, 'business-monthly')).id).toBe(first.id)
  expect(await pending(admin)).toMatchObject({ id: first.id })
  expect(String((await pending(admin))?.at) >= before).toBe(true)
  await wait(admin, day)
  expect(await pending(admin)).toBeNull()
})

it('is not shown once it was refused, and again once it is tried again', async () => {
  const admin = await newClient()
  const { id } = await checkout(admin, 'business-monthly')
  await pay(admin, id, 'failed')
  await test.jobsDone()
  expect(await pending(admin)).toBeNull()
  test.later(60_000)
  await checkout(admin, 'business-monthly')
  expect(await pending(admin)).toMatchObject({ id })
})

it('is not shown once somebody says that it was not paid; a payment that arrives counts all the same', async () => {
  const [admin, other] = [await newClient(), await newClient()]
  const { id } = await checkout(admin, 'business-monthly')
  await checkout(other, 'business-monthly')
  const discarded = await test.call('billing.discard', { as: admin })
  expect([discarded.status, discarded.body.billing.pending]).toEqual([200, null])
  expect(await pending(other)).not.toBeNull()
  await pay(admin, id, 'closed')
  await test.jobsDone()
  expect(await billing(admin)).toMatchObject({ plan: 'business', status: 'active' })
})
