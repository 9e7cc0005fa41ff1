import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { insertRow } from '../../test/rows.ts'
import { importsOf } from './test/import-calls.ts'

let test: TestApp
let admin: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
})
afterAll(() => test.close())

const { upload, check, run, rowsOf } = importsOf(
  () => test,
  () => admin,
)

const address = () => `${randomBytes(4).toString('hex')}@import.example`
const personOf = async (own: Person, search: string) =>
  (await test.call('users.listQuery', { as: own, body: { search } })).body.users[0]
const fieldOf = (own: Person, more: object) =>
  insertRow(test.deps, 'user_fields', {
    client_id: own.clientId,
    seen_by: 'Manager',
    changed_by: 'Admin',
    seq: 1,
    ...more,
  })
const fieldsOf = async (own: Person) => (await test.call('user_fields.list', { as: own })).body.fields

describe('a user name that the database takes for another person’s', () => {
  it('is refused in the check, whatever letters differ in case alone', async () => {
    const own = await test.signedIn('Admin')
    await insertRow(test.deps, 'users', { client_id: own.clientId, username: 'İbrahim' })
    const rows = ['ibrahim', 'İBRAHİM', 'İsmet', 'ismet'].map((name) => `${address()},${name}`)
    const { id } = await upload(`email,user name\n${rows.join('\n')}\n`, own)
    expect((await check(id, {}, own, ['email', 'username'])).job.counts).toEqual({ create: 1, refused: 3 })
    const refused = await rowsOf(id, 'refused', own)
    expect(refused.map(({ row, reasons }) => [row, ...reasons])).toEqual(
      [2, 3, 5].map((row) => [row, 'This user name is already in use.']),
    )
    expect((await run(id, own)).job).toMatchObject({ status: 'done', counts: { created: 1, refused: 3 } })
  })
})

describe('a tag', () => {
  const tagged = async (own: Person, email: string) => (await personOf(own, email))?.tags.map(({ name }) => name)

  it.each([
    ['İstanbul', 'istanbul'],
    ['istanbul', 'İSTANBUL'],
    ['Children’s ward', "children's ward"],
    ['North – East', 'north - east\u200b'],
  ])('%j is found by %j', async (name, typed) => {
    const own = await test.signedIn('Admin')
    await test.call('tags.bulkCreate', { as: own, body: { tags: [{ name, kind: 'user' }] } })
    const email = address()
    const { id } = await upload(`email,tags\n${email},${typed}\n`, own)
    expect((await check(id, {}, own)).job.counts).toEqual({ create: 1 })
    expect((await check(id, { create_tags: true }, own)).job.counts).toEqual({ create: 1 })
    expect((await run(id, own)).job.counts).toEqual({ created: 1 })
    expect(await tagged(own, email)).toEqual([name])
    const again = await upload(`email,tags\n${email},${typed}\n`, own)
    expect((await check(again.id, { update_existing: true }, own)).job.counts).toEqual({ unchanged: 1 })
  })

  it('that two rows write differently is created once', async () => {
    const own = await test.signedIn('Admin')
    const emails = [address(), address()]
    const { id } = await upload(`email,tags\n${emails[0]},İzmir\n${emails[1]},izmir\n`, own)
    await check(id, { create_tags: true }, own)
    await run(id, own)
    const names = await Promise.all(emails.map((email) => tagged(own, email)))
    expect(names[0]).toHaveLength(1)
    expect(names[0]).toEqual(names[1])
  })

  it('of exactly the name comes before one that only looks the same', async () => {
    const own = await test.signedIn('Admin')
    const tags = ["Children's ward", 'Children’s ward'].map((name) => ({ name, kind: 'user' as const }))
    await test.call('tags.bulkCreate', { as: own, body: { tags } })
    const email = address()
    const { id } = await upload(`email,tags\n${email},children’s ward\n`, own)
    await check(id, {}, own)
    await run(id, own)
    expect(await tagged(own, email)).toEqual(['Children’s ward'])
  })
})

describe('a field', () => {
  it.each([
    ['İl', 'il'],
    ['Children’s ward', "Children's ward"],
  ])('%j is found by %j', async (name, typed) => {
    const own = await test.signedIn('Admin')
    await fieldOf(own, { name, kind: 'text' })
    const email = address()
    const { id } = await upload(`email,x\n${email},One\n`, own)
    await check(id, { create_fields: true }, own, ['email', `details.${typed}`])
    await run(id, own)
    expect((await fieldsOf(own)).map((field) => field.name)).toEqual([name])
    expect((await personOf(own, email))?.details).toEqual({ [name]: 'One' })
  })

  it('is not mapped to two columns by two ways of writing it', async () => {
    const { id } = await upload(`email,x,y\n${address()},One,Two\n`)
    const mapping = ['email', 'details.Ward – A', 'details.ward - a']
    expect((await check(id, { create_fields: true }, admin, mapping)).status).toBe(422)
  })
})

describe('a choice', () => {
  it.each([
    ["Children's ward", 'children’s ward'],
    ['Ward 3–4', 'Ward 3-4'],
    ['Sales', '\u200bSALES'],
  ])('%j is found by %j, and not added again', async (choice, typed) => {
    const own = await test.signedIn('Admin')
    await fieldOf(own, { name: 'Team', kind: 'choice', choices: ['Other', choice] })
    const email = address()
    const { id } = await upload(`email,team\n${email},${typed}\n`, own)
    expect((await check(id, {}, own)).job.counts).toEqual({ create: 1 })
    expect((await check(id, { add_choices: true }, own)).job.counts).toEqual({ create: 1 })
    await run(id, own)
    expect((await fieldsOf(own))[0]?.choices).toEqual(['Other', choice])
    expect((await personOf(own, email))?.details).toEqual({ Team: choice })
  })

  it('that is missing is named and added once, however often it is written differently', async () => {
    const own = await test.signedIn('Admin')
    await fieldOf(own, { name: 'Team', kind: 'choice', choices: ['Other'] })
    const rows = ['Children’s ward', "Children's ward", '\u200bchildren’s ward'].map((team) => `${address()},${team}`)
    const { id } = await upload(`email,team\n${rows.join('\n')}\n`, own)
    await check(id, {}, own)
    const draft = (await test.call('imports.show', { as: own, params: { id } })).body
    expect(draft.missingChoices).toEqual([{ field: 'Team', values: ['Children’s ward'] }])
    expect((await check(id, { add_choices: true }, own)).job.counts).toEqual({ create: 3 })
    await run(id, own)
    expect((await fieldsOf(own))[0]?.choices).toEqual(['Other', 'Children’s ward'])
  })
})
