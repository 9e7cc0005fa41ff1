import type { Course } from '@deckle/contract/courses.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeCourse, makeCourseHouse } from '../../test/courses.ts'
import type { Person } from '../../test/factories.ts'
import { insertRow } from '../../test/rows.ts'

let test: TestApp
let owner: Person
let mate: Person
let admin: Person
let learner: Person
let outsider: Person
let decks: readonly string[]

beforeAll(async () => {
  test = await createTestApp()
  ;({ admin, owner, mate, outsider, decks } = await makeCourseHouse(test))
  learner = await test.signedIn('Learner', { clientId: admin.clientId })
})
afterAll(() => test.close())

const show = async (id: string, as: Person = owner) =>
  (await test.call('courses.show', { as, params: { id } })).body.course

describe('who reaches a course', () => {
  let course: Course
  beforeAll(async () => {
    course = await makeCourse(test, owner, { title: 'Latte art' }, decks)
  })
  beforeEach(() => share([], 'none'))
  const share = (people: { user_id: string; can: 'view' | 'edit' }[], everyone: 'none' | 'view' | 'edit' = 'none') =>
    test.call('courses.updateShares', { as: owner, params: { id: course.id }, body: { everyone, people } })
  const statuses = async (as: Person) => {
    const { revision, content } = await show(course.id)
    const params = { id: course.id }
    const replies = [
      await test.call('courses.show', { as, params }),
      await test.call('courses.decks', { as, params }),
      await test.call('courses.update', { as, params, body: { revision, content } }),
      await test.call('courses.updateTags', { as, params, body: { tags: [] } }),
      await test.call('courses.updateJoinCode', { as, params, body: { enabled: false } }),
      await test.call('courses.shares', { as, params }),
    ]
    return replies.map(({ status }) => status)
  }

  it('is asked for each person', async () => {
    expect(await statuses(owner)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await statuses(admin)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await statuses(mate)).toEqual([404, 404, 404, 404, 404, 404])
    expect(await statuses(outsider)).toEqual([404, 404, 404, 404, 404, 404])
    expect(await statuses(learner)).toEqual([403, 403, 403, 403, 403, 403])
    await share([{ user_id: mate.userId, can: 'view' }])
    expect(await statuses(mate)).toEqual([200, 200, 403, 403, 403, 403])
    await share([], 'edit')
    expect(await statuses(mate)).toEqual([200, 200, 200, 200, 200, 403])
  })

  it('tells whom it is shared with, in their language', async () => {
    await share([{ user_id: mate.userId, can: 'edit' }])
    const { body } = await test.call('notifications.list', { as: mate, params: { id: mate.userId }, query: {} })
    expect(body.notifications[0]).toMatchObject({
      title: 'The course “Latte art” is shared with you',
      link: `/courses/${course.id}/edit`,
    })
    const { people } = (await test.call('courses.shares', { as: owner, params: { id: course.id } })).body
    expect(people).toMatchObject([{ user_id: mate.userId, can: 'edit' }])
  })

  it('lists it where it is seen, by its filters and in the library', async () => {
    const ids = async (as: Person, query = {}) =>
      (await test.call('courses.list', { as, query })).body.courses.map(({ id }) => id)
    expect(await ids(owner, { search: 'latte' })).toEqual([course.id])
    expect(await ids(mate)).toEqual([])
    expect(await ids(learner)).toEqual([])
    await share([], 'view')
    expect(await ids(mate, { owner: 'shared' })).toEqual([course.id])
    expect(await ids(mate, { owner: 'me' })).toEqual([])
    expect(await ids(owner, { search: 'latte', status: 'published' })).toEqual([])
    const row = (await test.call('courses.list', { as: mate, query: {} })).body.courses[0]
    expect(row).toMatchObject({ topics: 2, decks: 4, learners: 0, can: { edit: false, delete: false } })
    const { items } = (await test.call('courses.library', { as: owner, query: { limit: 2 } })).body
    expect(items).toHaveLength(2)
    const all = (await test.call('courses.library', { as: owner, query: { limit: 100 } })).body
    expect(new Set(all.items.map(({ kind }) => kind))).toEqual(new Set(['deck', 'course']))
    const only = (await test.call('courses.library', { as: mate, query: { kind: 'course' } })).body
    expect(only.items.map(({ id }) => id)).toEqual([course.id])
    const library = (as: Person, query = {}) => test.call('courses.library', { as, query: { limit: 100, ...query } })
    const idsOf = async (as: Person, owner: string) => (await library(as, { owner })).body.items.map(({ id }) => id)
    expect(await idsOf(mate, 'shared')).toEqual([course.id])
    expect(await idsOf(mate, 'me')).toEqual([])
    expect(await idsOf(mate, 'anyone')).toEqual([course.id])
    expect(await idsOf(owner, 'shared')).toEqual([])
    expect(new Set(await idsOf(owner, 'me'))).toEqual(new Set(all.items.map(({ id }) => id)))
    expect((await library(mate, { owner: 'nobody' })).status).toBe(400)
  })

  it('is copied without learners and without what the copier does not see', async () => {
    const tag = await insertRow(test.deps, 'tags', {
      client_id: owner.clientId,
      kind: 'content',
      name: 'bar',
      slug: 'bar',
      color: '#112233',
    })
    await test.call('courses.updateTags', { as: owner, params: { id: course.id }, body: { tags: [tag.id] } })
    await share([], 'view')
    const { body } = await test.call('courses.duplicate', { as: mate, params: { id: course.id } })
    expect(body.course).toMatchObject({ status: 'draft', owner: { id: mate.userId }, tags: [{ name: 'bar' }] })
    expect([body.course.content.title, body.course.content.decks]).toEqual(['Latte art (copy)', []])
    const own = await test.call('courses.duplicate', { as: owner, params: { id: course.id } })
    expect(own.body.course.content.decks.map(({ id }) => id)).toEqual(decks)
    const topics = own.body.course.content.topics.map(({ id }) => id)
    expect(topics.some((id) => course.content.topics.some((topic) => topic.id === id))).toBe(false)
  })
})
