import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTasks } from '../../../jobs/tasks.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'

let test: TestApp
let author: Person
beforeAll(async () => {
  test = await createTestApp()
  author = await test.signedIn('Manager', { first_name: 'Mohan' })
  const modes = { like: 'at_once' }
  await test.call('notifications.updateSettings', { as: author, params: { id: author.userId }, body: { modes } })
})
afterAll(() => test.close())

const hour = 3_600_000
const reader = (first_name: string) => test.signedIn('Learner', { clientId: author.clientId, first_name })
async function written(): Promise<string> {
  const { body } = await test.call('posts.create', { as: author, body: { text: 'Tea' } })
  return body.post.id
}
const like = (as: Person, id: string) => test.call('social.like', { as, body: { target: 'post', id, liked: true } })
async function mailed(): Promise<readonly string[]> {
  await createTasks(test.deps)['notifications.mail']?.({}, { attempt: 1, isRetried: true, signal: undefined })
  await test.jobsDone()
  const mails = await test.deps.db
    .selectFrom('mail_outbox')
    .select('subject')
    .where('to_address', '=', author.email)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return mails.map(({ subject }) => subject)
}
const titlesOf = async (as: Person) =>
  (await test.call('notifications.list', { as, params: { id: as.userId } })).body.notifications.map(
    ({ title }) => title,
  )

it('what many do about one thing is mailed once an hour, with what it has come to', async () => {
  const id = await written()
  await like(await reader('Asha'), id)
  const first = await mailed()
  expect(first).toEqual([expect.stringMatching(/^Asha Rao /)])
  for (const name of ['Bela', 'Chitra', 'Devi']) {
    await like(await reader(name), id)
    expect(await mailed()).toEqual(first)
  }
  test.later(hour + 1000)
  expect(await mailed()).toEqual([...first, expect.stringMatching(/^Devi Rao and 3 /)])
  test.later(hour + 1000)
  expect(await mailed()).toHaveLength(2)
})

it('what is told of several people goes on without one who is erased, and of nobody it goes', async () => {
  const [both, alone] = [await written(), await written()]
  const [kept, erased] = [await reader('Kavya'), await reader('Esha')]
  for (const person of [kept, erased]) await like(person, both)
  await like(erased, alone)
  const before = await titlesOf(author)
  expect(before.slice(0, 2)).toEqual([
    expect.stringMatching(/^Esha Rao (?!and)/),
    expect.stringMatching(/^Esha Rao and /),
  ])
  await eraseNow(erased)
  const after = await titlesOf(author)
  expect(after).toHaveLength(before.length - 1)
  expect(after[0]).toMatch(/^Kavya Rao (?!and)/)
  expect(after.join()).not.toContain('Esha')
})

async function eraseNow({ userId }: Person): Promise<void> {
  const admin = await test.signedIn('Admin', { clientId: author.clientId })
  expect((await test.call('users.delete', { as: admin, params: { id: userId } })).status).toBe(200)
  const deleted_at = new Date(test.deps.now().getTime() - 40 * 24 * hour)
  await test.deps.db.updateTable('users').set({ deleted_at }).where('id', '=', userId).execute()
  await createTasks(test.deps)['users.purge']?.({}, { attempt: 1, isRetried: true, signal: undefined })
}
