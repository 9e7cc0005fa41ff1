import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTasks } from '../../../jobs/tasks.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makeClient, type Person } from '../../../test/factories.ts'
import { insertRow, insertRows } from '../../../test/rows.ts'

let test: TestApp
let superadmin: Person
beforeAll(async () => {
  test = await createTestApp()
  superadmin = await test.signedIn('Superadmin')
})
afterAll(() => test.close())

const read = async (query: object = {}) => (await test.call('admin.storage', { as: superadmin, query })).body

async function creatorOf(name: string, maxSpace: number): Promise<Person> {
  const { id } = await makeClient(test.deps, { name })
  const creator = await test.signedIn('Creator', { clientId: id })
  await test.signedIn('Learner', { clientId: id })
  await test.deps.db.updateTable('users').set({ max_space: maxSpace }).where('client_id', '=', id).execute()
  return creator
}

it('tells how much space the files of each client take, largest first, of how much they may', async () => {
  expect(await read()).toMatchObject({ clients: [], sum: { files: 0, measuredAt: null } })
  const small = await creatorOf('Small', 100)
  const large = await creatorOf('Large', 1000)
  const picture = (by: Person, size: number, deleted_at: Date | null = null) => ({
    client_id: by.clientId,
    owner_id: by.userId,
    size,
    deleted_at,
  })
  await insertRows(test.deps, 'media', [
    picture(small, 40),
    picture(large, 300),
    picture(large, 500),
    picture(large, 9000, test.deps.now()),
  ])
  const deck = await insertRow(test.deps, 'decks', { client_id: small.clientId, owner_id: small.userId })
  await insertRow(test.deps, 'uploads', {
    client_id: small.clientId,
    owner_id: small.userId,
    deck_id: deck.id,
    attempt_id: test.deps.newId(),
    slide_id: 's0',
    size: 7,
  })
  await createTasks(test.deps)['admin.measure_storage']?.({}, { attempt: 1, isRetried: true, signal: undefined })
  const first = await read({ limit: 1 })
  expect(first.clients).toMatchObject([
    { name: 'Large', pictures: 800, answerFiles: 0, files: 2, used: 800, allowed: 2500 },
  ])
  expect(first.sum).toMatchObject({ pictures: 840, answerFiles: 7, files: 4 })
  const second = await read({ limit: 1, cursor: first.next ?? '' })
  expect(second.clients).toMatchObject([{ name: 'Small', pictures: 40, answerFiles: 7, used: 47, allowed: 250 }])
})

it('is measured anew when a Superadmin asks, and by nobody else', async () => {
  const admin = await test.signedIn('Admin')
  await insertRow(test.deps, 'media', { client_id: admin.clientId, owner_id: admin.userId, size: 99_999 })
  for (const as of [admin, undefined])
    expect((await test.call('admin.measureStorage', as && { as })).status).toBe(as ? 403 : 401)
  expect((await test.call('admin.storage', { as: admin })).status).toBe(403)
  expect((await test.call('admin.measureStorage', { as: superadmin })).body).toEqual({ ok: true })
  expect((await read()).clients[0]).toMatchObject({ id: admin.clientId, used: 99_999 })
})
