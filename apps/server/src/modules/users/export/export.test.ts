import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { insertRow } from '../../../test/rows.ts'

let test: TestApp
let admin: Person
let manager: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin', { first_name: 'Zoya' })
  const { clientId } = admin
  manager = await test.signedIn('Manager', { clientId, first_name: 'Mohan', email: 'mohan@meadow.example' })
  const { id } = await insertRow(test.deps, 'users', {
    client_id: clientId,
    first_name: '=Asha',
    last_name: ' ',
    email: 'asha@meadow.example',
    username: 'asha',
    license_type: 'Learner',
    manager_id: manager.userId,
    details: JSON.stringify({ City: 'पुणे', Pay: '12' }),
    created_at: '2026-01-02',
    expires_at: '2099-03-20T18:29:59.999Z',
  })
  for (const name of ['Night', 'Aid', 'Sales; North']) {
    const tag = await insertRow(test.deps, 'tags', { client_id: clientId, kind: 'user', name, slug: name })
    await insertRow(test.deps, 'user_tags', { client_id: clientId, tag_id: tag.id, user_id: id })
  }
  await insertRow(test.deps, 'user_fields', { client_id: clientId, name: 'Pay', kind: 'number', seen_by: 'Admin' })
  await insertRow(test.deps, 'user_fields', { client_id: clientId, name: 'Born', kind: 'date', seen_by: 'self' })
})
afterAll(() => test.close())

async function exported(as: Person, body: object) {
  const started = await test.call('users.export', { as, body: { people: {}, ...body } })
  expect(started.status).toBe(200)
  await test.jobsDone()
  const { id } = started.body.job
  const { body: shown } = await test.call('jobs.show', { as, params: { id } })
  const file = await test.call('jobs.file', { as, params: { id } })
  return { job: shown.job, lines: String(file.body).replace('\uFEFF', '').trimEnd().split('\r\n') }
}

it('has a line a person with the manager’s e-mail, tags and every field, inert in spreadsheets', async () => {
  const { job, lines } = await exported(admin, { people: { search: 'asha' } })
  expect(job).toMatchObject({ status: 'done', total: 1, done: 1, counts: { written: 1 } })
  expect(lines[0]).toBe(
    'id,email,username,first_name,last_name,license_type,license_end,manager,tags,details.Pay,details.Born,details.City,status,created,last_seen',
  )
  expect(lines[1]?.split(',').slice(1)).toEqual([
    'asha@meadow.example',
    'asha',
    "'=Asha",
    '',
    'Learner',
    '2099-03-20T18:29:59.999+00:00',
    'mohan@meadow.example',
    '"Aid; Night; ""Sales; North"""',
    '12',
    '',
    'पुणे',
    'active',
    '2026-01-02T00:00:00+00:00',
    '',
  ])
})

it('holds only the columns asked for, and whom the filter names', async () => {
  const { lines } = await exported(admin, { columns: ['email', 'license_type'], people: { except: [admin.userId] } })
  expect(lines).toEqual(['email,license_type', 'asha@meadow.example,Learner', 'mohan@meadow.example,Manager'])
})

it('of a Manager holds the own branch, without fields that only Admins see', async () => {
  const { lines } = await exported(manager, { columns: ['email', 'details'] })
  expect(lines).toEqual(['email,details.Born,details.City', 'asha@meadow.example,,पुणे'])
  const named = await exported(manager, { columns: ['email'], people: { ids: [admin.userId] } })
  expect(named.lines).toEqual(['email'])
})

it('is not for Creators, and its file not for others', async () => {
  const creator = await test.signedIn('Creator', { clientId: admin.clientId })
  expect((await test.call('users.export', { as: creator, body: { people: {} } })).status).toBe(403)
  const { job } = await exported(admin, {})
  for (const as of [manager, creator, await test.signedIn('Admin')])
    expect((await test.call('jobs.file', { as, params: { id: job.id } })).status).toBe(404)
})
