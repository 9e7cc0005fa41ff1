import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Deps } from '../../deps.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeClient, type Person } from '../../test/factories.ts'
import { bulkCalls } from '../../test/bulk-calls.ts'
import { notifyAdmins, notifyPeople } from './licence-ends.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** The tasks as they run at a moment, on two servers at once. */
const at = (moment: string): Deps => ({ ...test.deps, now: () => new Date(moment) })
const notify = (moment: string) => Promise.all([notifyPeople(at(moment)), notifyPeople(at(moment))])
const digest = (moment: string) => Promise.all([notifyAdmins(at(moment)), notifyAdmins(at(moment))])

async function house() {
  const clientId = (await makeClient(test.deps)).id
  const admin = await test.signedIn('Admin', { clientId })
  const ends = async (expires_at: string, more: Partial<Parameters<TestApp['signedIn']>[1]> = {}) => {
    const person = await test.signedIn('Learner', { clientId, ...more })
    await setEnd(person, expires_at)
    return person
  }
  return { clientId, admin, ends }
}
const setEnd = (person: Person, expires_at: string | null, time_zone: string | null = 'Asia/Kolkata') =>
  test.deps.db.updateTable('users').set({ expires_at, time_zone }).where('id', '=', person.userId).execute()

const titles = async ({ userId }: Person) =>
  (
    await test.deps.db
      .selectFrom('notifications')
      .select(['words', 'link'])
      .where('user_id', '=', userId)
      .where('type', '=', 'licence_end')
      .orderBy('created_at')
      .execute()
  ).map(({ words, link }) => ({ key: words?.key, ...words?.values, link }))

// 20 March 2027, 18:29:59 UTC is the end of the day in India.
const END = '2027-03-20T18:29:59.999Z'

it('a person is told 14 and 3 days before and on the day, once each, in the morning of the own time zone', async () => {
  const { ends } = await house()
  const asha = await ends(END)
  const date = '2027-03-20'
  const link = '/account?tab=plan'
  await notify('2027-03-05T03:00:00Z')
  // Half past six in India.
  await notify('2027-03-06T01:00:00Z')
  expect(await titles(asha)).toEqual([])
  await notify('2027-03-06T02:00:00Z')
  await notify('2027-03-06T03:00:00Z')
  await notify('2027-03-09T03:00:00Z')
  expect(await titles(asha)).toEqual([{ key: 'licence_ends', date, link }])
  await notify('2027-03-17T01:00:00Z')
  expect(await titles(asha)).toHaveLength(1)
  await notify('2027-03-17T02:00:00Z')
  await notify('2027-03-19T02:00:00Z')
  expect(await titles(asha)).toHaveLength(2)
  await notify('2027-03-20T02:00:00Z')
  await notify('2027-03-20T20:00:00Z')
  expect((await titles(asha))[2]).toEqual({ key: 'licence_ends_today', link })
  await notify('2027-03-21T05:00:00Z')
  expect(await titles(asha)).toHaveLength(3)
})

it('another end is told again, and none of who is deactivated or whose licence has no end', async () => {
  const { ends } = await house()
  const [moved, off, free] = [await ends(END), await ends(END), await ends(END)]
  await test.deps.db.updateTable('users').set({ active: false }).where('id', '=', off.userId).execute()
  await setEnd(free, null)
  await notify('2027-03-18T04:00:00Z')
  await setEnd(moved, '2027-03-30T18:29:59.999Z')
  await notify('2027-03-19T04:00:00Z')
  expect((await titles(moved)).map((one) => ('date' in one ? one.date : null))).toEqual(['2027-03-20', '2027-03-30'])
  for (const one of [off, free]) expect(await titles(one)).toEqual([])
})

it('Admins and the owner get one line a day, with how many end until when and a link to them', async () => {
  const { clientId, admin, ends } = await house()
  const first = await ends(END)
  const owner = await test.signedIn('Creator', { clientId })
  await test.deps.db.updateTable('users').set({ owns_client: true }).where('id', '=', owner.userId).execute()
  await digest('2027-03-06T04:20:00Z')
  await digest('2027-03-07T04:20:00Z')
  const link = '/people?ends=soon'
  for (const one of [admin, owner])
    expect(await titles(one)).toEqual([{ key: 'licences_end_one', count: 1, date: '2027-03-20', link }])
  expect(await titles(first)).toEqual([])
  await Promise.all(['2027-03-21', '2027-03-22'].map((day) => ends(`${day}T12:00:00Z`)))
  await digest('2027-03-18T04:20:00Z')
  expect((await titles(admin))[1]).toEqual({ key: 'licences_end', count: 3, date: '2027-03-22', link })
})

it('whose licences end together are told in batches, each once', async () => {
  const { clientId, admin } = await house()
  const { person } = bulkCalls(
    () => test,
    () => admin,
  )
  for (let made = 0; made < 520; made += 40)
    await Promise.all(Array.from({ length: 40 }, () => person({ expires_at: new Date(END) })))
  await notify('2027-03-18T08:00:00Z')
  const { rows } = await test.deps.pool.query<{ count: number; people: number }>(
    `select count(*)::integer as count, count(distinct user_id)::integer as people from notifications where client_id = $1`,
    [clientId],
  )
  expect(rows).toEqual([{ count: 520, people: 520 }])
})
