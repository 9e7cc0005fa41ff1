import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { importsOf } from './test/import-calls.ts'

let test: TestApp
let admin: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin', { email: 'zoya@lotus.example' })
  await test.deps.db
    .updateTable('clients')
    .set({ reporting_zone: 'Asia/Kolkata' })
    .where('id', '=', admin.clientId)
    .execute()
})
afterAll(() => test.close())

const { upload, check, run, rowsOf } = importsOf(
  () => test,
  () => admin,
)
const endOf = async (email: string) =>
  (await test.deps.db.selectFrom('users').select('expires_at').where('email', '=', email).executeTakeFirst())
    ?.expires_at
const imported = async (text: string) => {
  const { id } = await upload(text)
  const { job } = await check(id)
  await run(id)
  return { counts: job.counts, refused: (await rowsOf(id, 'refused')).map(({ reasons }) => reasons) }
}

it('an import sets when licences end, and takes the end away; an export re-imports without changes', async () => {
  const done = await imported(
    'email,Licence ends\nasha@lotus.example,20.03.2099\nravi@lotus.example,\nusha@lotus.example,2099-01-31T18:29:59.999Z\n',
  )
  expect(done.counts).toEqual({ create: 3 })
  expect((await endOf('asha@lotus.example'))?.toISOString()).toBe('2099-03-20T18:29:59.999Z')
  expect(await endOf('ravi@lotus.example')).toBeNull()
  const started = await test.call('users.export', { as: admin, body: { people: {} } })
  await test.jobsDone()
  const file = await test.call('jobs.file', { as: admin, params: { id: started.body.job.id } })
  expect((await imported(String(file.body))).counts).toEqual({ unchanged: 4 })
  await imported('email,license_end\nasha@lotus.example,none\n')
  expect(await endOf('asha@lotus.example')).toBeNull()
  expect((await endOf('usha@lotus.example'))?.toISOString()).toBe('2099-01-31T18:29:59.999Z')
})

it('a past end, no day, and an end of the last Admin are refused', async () => {
  expect(
    await imported(
      'email,license_end\np@lotus.example,2020-01-01\nq@lotus.example,soon\nzoya@lotus.example,2099-01-01\n',
    ),
  ).toEqual({
    counts: { change: 1, refused: 2 },
    refused: [
      ['Choose a day that is still to come.'],
      ['This is no day. Write it as 2027-03-31, or none for a licence without an end.'],
      ['At least one administrator must stay.'],
    ],
  })
  expect(await endOf('zoya@lotus.example')).toBeNull()
})
