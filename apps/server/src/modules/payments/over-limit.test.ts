import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makePublishedDeck, type PublishedDeck } from '../../test/decks.ts'
import { sampleContent } from '../../test/sample-content.ts'
import { buyingIn, day } from './test/buying.ts'

let test: TestApp
const { billing, buy, newClient, runTask, setPrices, wait } = buyingIn(() => test)
beforeAll(async () => {
  test = await createTestApp()
  await setPrices()
})
afterAll(() => test.close())

it('decks beyond the limit are named beforehand, and the newest are paused after 14 days, until a larger plan is bought', async () => {
  const admin = await newClient()
  await buy(admin, 'business-monthly')
  const decks: PublishedDeck[] = []
  for (const name of ['First', 'Second', 'Third'])
    decks.push(await makePublishedDeck(test, admin, { ...sampleContent(), name }))
  const { preview } = (await test.call('billing.preview', { as: admin, query: { plan: 'free' } })).body
  expect(preview).toMatchObject({
    kind: 'downgrade',
    total: 2,
    exceeds: [{ name: 'activeCampaigns', used: 3, limit: 1 }],
  })
  expect(preview.decks.map(({ name }) => name)).toEqual(['Third', 'Second'])
  expect(preview.loses).toEqual(['customLogo', 'privateCampaigns'])
  await test.call('billing.cancel', { as: admin })
  await wait(admin, 32 * day)
  await runTask('payments.periods')
  await runTask('payments.periods')
  expect(await billing(admin)).toMatchObject({ plan: 'free', over: { decks: 2 } })
  const statuses = () =>
    Promise.all(decks.map(async ({ shortid }) => (await test.app.inject(`/play/${shortid}`)).statusCode))
  expect(await statuses()).toEqual([200, 200, 200])
  await wait(admin, 12 * day)
  await runTask('payments.over')
  expect(await statuses()).toEqual([200, 200, 200])
  await wait(admin, 3 * day)
  await runTask('payments.over')
  expect(await statuses()).toEqual([200, 410, 410])
  const query = { limit: 100 }
  const { notifications } = (await test.call('notifications.list', { as: admin, params: { id: admin.userId }, query }))
    .body
  const over = notifications.filter(({ title }) => /paused|room for/.test(title))
  expect(over).toHaveLength(3)
  // Nothing is deleted. A larger plan reopens the decks immediately.
  await buy(admin, 'educational-monthly')
  expect(await statuses()).toEqual([200, 200, 200])
  expect((await billing(admin)).over).toBeNull()
})
