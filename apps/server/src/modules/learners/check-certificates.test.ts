import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeCourse, publishCourse } from '../../test/courses.ts'
import { makeUser, type MadeUser, type Person } from '../../test/factories.ts'

let test: TestApp
let owner: Person
let mate: Person
let outsider: Person
let inBranch: MadeUser
let elsewhere: MadeUser
let id: string

beforeAll(async () => {
  test = await createTestApp()
  owner = await test.signedIn('Creator')
  const { clientId } = owner
  mate = await test.signedIn('Creator', { clientId })
  outsider = await test.signedIn('Admin')
  inBranch = await makeUser(test.deps, { clientId, license_type: 'Learner', first_name: 'Bela' })
  elsewhere = await makeUser(test.deps, { clientId, license_type: 'Learner', first_name: 'Chand' })
})
afterAll(() => test.close())
beforeEach(async () => {
  id = (await publishCourse(test, owner, await makeCourse(test, owner))).id
})

const add = (user_ids: readonly string[]) =>
  test.call('learners.add', { as: owner, params: { id }, body: { user_ids } })
const modify = (body: Record<string, unknown>) => test.call('learners.modify', { as: owner, params: { id }, body })
const both = () => [inBranch.userId, elsewhere.userId]

describe('certificates that would print boxes', () => {
  const certified = async (title: string) => {
    const course = await makeCourse(test, owner, { title, certificate: { template: 'classic', valid_days: null } })
    id = (await publishCourse(test, owner, course)).id
  }
  const cherokee = (first_name: string) =>
    makeUser(test.deps, { clientId: owner.clientId, license_type: 'Learner', first_name, last_name: 'Rao' })
  const check = (people: object, as: Person = owner) =>
    test.call('learners.checkCertificates', { as, params: { id }, body: { people } })

  it('are told by name, however many are selected', async () => {
    await certified('Tea 🍵')
    const { userId } = await cherokee('ᏣᎳᎩ 🍵')
    await add([...both(), userId])
    const texts = [{ kind: 'course', characters: ['🍵'] }]
    const people = [{ id: userId, name: 'ᏣᎳᎩ 🍵 Rao', characters: ['Ꮳ', 'Ꮃ', 'Ꭹ'] }]
    for (const selected of [{ user_ids: [...both(), userId] }, { all: true }])
      expect((await check(selected)).body).toMatchObject({ texts, people, count: 1 })
    expect((await check({ user_ids: both() })).body).toMatchObject({ texts, people: [], count: 0 })
    for (const as of [mate, outsider]) expect((await check({ all: true }, as)).status).toBe(404)
    const more = await Promise.all(Array.from({ length: 21 }, (_, at) => cherokee(`Ꭰ${at}`)))
    await add(more.map((one) => one.userId))
    const many = (await check({ all: true })).body
    expect([many.people.length, many.count]).toEqual([20, 22])
  })

  it('are none of a course that gives none', async () => {
    await add([(await cherokee('Ꭰ')).userId])
    expect((await check({ all: true })).body).toEqual({ texts: [], people: [], count: 0 })
  })

  it('are issued all the same, and the owner gets one notice of a course', async () => {
    await certified('Tea')
    const made = [await cherokee('ᏣᎳᎩ'), await cherokee('Ꭰ'), inBranch]
    const notices = async () =>
      (await test.call('notifications.list', { as: owner, params: { id: owner.userId } })).body.notifications.filter(
        ({ link }) => link === `/courses/${id}/learners?tab=certificates`,
      )
    await add(made.map(({ userId }) => userId))
    await modify({ user_id: made[2]!.userId, status: 'passed', reason: 'x' })
    expect(await notices()).toEqual([])
    await modify({ user_id: made[0]!.userId, status: 'passed', reason: 'x' })
    expect(await notices()).toMatchObject([
      {
        title: 'The certificate of ᏣᎳᎩ Rao has characters that can’t be printed',
        text: expect.stringContaining('“Tea” shows boxes in place of Ꮳ Ꮃ Ꭹ.'),
      },
    ])
    await modify({ user_id: made[1]!.userId, status: 'passed', reason: 'x' })
    expect((await notices()).map(({ title }) => title)).toEqual([
      'The certificates of Ꭰ Rao and one other person have characters that can’t be printed',
    ])
  })
})
