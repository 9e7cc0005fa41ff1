import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeUser, type Person } from '../../test/factories.ts'
import { importsOf } from './test/import-calls.ts'

let test: TestApp
let admin: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
})
afterAll(() => test.close())

const { upload, show, check, rowsOf } = importsOf(
  () => test,
  () => admin,
)
const addressOf = (local: string) => `${local}-${randomBytes(4).toString('hex')}@import.example`

describe('who may', () => {
  it('no Creator, Manager, other client, nor its Superadmin', async () => {
    const { id } = await upload(`email\n${addressOf('p')}\n`)
    await check(id)
    for (const type of ['Creator', 'Manager'] as const) {
      const person = await test.signedIn(type, { clientId: admin.clientId })
      expect((await upload('email\na@b.example', person)).status).toBe(403)
      for (const call of ['imports.show', 'imports.rows', 'imports.refused', 'imports.run'] as const)
        expect((await test.call(call, { as: person, params: { id } })).status).toBe(403)
    }
    for (const type of ['Admin', 'Superadmin'] as const) {
      const visitor = await test.signedIn(type)
      for (const call of ['imports.show', 'imports.rows', 'imports.refused', 'imports.run'] as const)
        expect((await test.call(call, { as: visitor, params: { id } })).status).toBe(404)
      const body = { mapping: ['email'] }
      expect((await test.call('imports.check', { as: visitor, params: { id }, body })).status).toBe(404)
    }
  })

  it('no field that the call does not know', async () => {
    const { id } = await upload(`email\n${addressOf('p')}\n`)
    const reply = await test.call('imports.check', {
      as: admin,
      params: { id },
      body: { mapping: ['email'], options: { password: 'x' } },
    })
    expect([reply.status, Object.keys(reply.error.fields ?? {})]).toEqual([400, ['options.password']])
    const twice = (await upload('email,mail\na@b.example,\n')).id
    const bad = await test.call('imports.check', {
      as: admin,
      params: { id: twice },
      body: { mapping: ['email', 'email'] },
    })
    expect(bad.status).toBe(422)
  })
})

it('no Admin changes the licence of the owner, who is imported like anyone otherwise', async () => {
  const owner = await makeUser(test.deps, { clientId: admin.clientId, license_type: 'Creator', owns_client: true })
  const rowFor = async (license: string, as = admin) => {
    const { id } = await upload(`email,first_name,license\n${owner.email},Olivia,${license}\n`, as)
    await check(id, {}, as)
    return (await rowsOf(id, undefined, as))[0]
  }
  const refused = await rowFor('Learner')
  expect(refused).toMatchObject({ outcome: 'refused', reasons: [expect.stringContaining('Only the owner')] })
  expect((await rowFor('Creator'))?.outcome).toBe('change')
})

it('the file of refused rows is inert, and comes back as it was', async () => {
  const own = await test.signedIn('Admin')
  const { id } = await upload('email,name\nbad,"=cmd|\'/C calc\'!A0"\nworse,"+91 ""98"", a\nb"\n', own)
  await check(id, {}, own)
  const text = String((await test.call('imports.refused', { as: own, params: { id } })).body)
  expect(text).toContain(`"'=cmd|`.slice(1))
  expect(text).not.toMatch(/[,"\n][=+]/)
  const again = (await upload(text, own)).id
  expect((await show(again, own)).mapping).toEqual(['email', 'name', null])
  await check(again, {}, own)
  const second = String((await test.call('imports.refused', { as: own, params: { id: again } })).body)
  expect(second.split('\n')[1]?.split(',').slice(0, 2)).toEqual(text.split('\n')[1]?.split(',').slice(0, 2))
})
