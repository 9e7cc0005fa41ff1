import { articleCategories } from '@deckle/core/category/category.ts'
import type { Category } from '@deckle/contract/categories.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeCourse, publishCourse } from '../../test/courses.ts'
import type { Person } from '../../test/factories.ts'
import { insertRows } from '../../test/rows.ts'
import { addBuiltInCategories } from './index.ts'

let test: TestApp
let admin: Person
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  admin = await test.signedIn('Admin')
})
afterAll(() => test.close())

const list = async (as = admin, kind: 'course' | 'article' = 'course') =>
  (await test.call('categories.list', { as, query: { kind } })).body.categories
const create = (name: string, parent: string | null = null, as = admin) =>
  test.call('categories.create', { as, body: { name, parent } })
const made = async (name: string, parent: string | null = null) => (await create(name, parent)).body.category.id
const update = (id: string, body: Record<string, unknown>, as = admin) =>
  test.call('categories.update', { as, params: { id }, body })
const remove = (id: string, move_to?: string) =>
  test.call('categories.delete', { as: admin, params: { id }, body: move_to ? { move_to } : {} })
const outline = async () => (await list()).map(({ name, seq, parent }) => `${parent ? '>' : ''}${name}${seq}`).join(' ')

describe('categories', () => {
  it('are a tree of three levels, in order, with names that are unique in their place whatever their case', async () => {
    const coffee = await made('  Coffee   beans ')
    const tea = await made('Tea')
    const brew = await made('Brewing', coffee)
    const filter = await made('Filter', brew)
    expect(await outline()).toBe('Coffee beans1 >Brewing1 >Filter1 Tea2')
    expect((await list())[0]).toMatchObject({ slug: 'coffee-beans', can: { edit: true, delete: true }, count: 0 })
    const twice = await create('tEA')
    expect([twice.status, twice.error.code, Object.keys(twice.error.fields ?? {})]).toEqual([
      409,
      'already_taken',
      ['name'],
    ])
    expect((await create('Tea', coffee)).body.category.slug).toBe('tea-2')
    expect((await create('Deep', filter)).error.errors).toEqual(['Categories have at most three levels.'])
    expect((await update(coffee, { parent: filter })).error.errors).toEqual(['A category cannot be below itself.'])
    expect((await update(coffee, { parent: tea })).status).toBe(422)
    expect((await create('Lost', test.deps.newId())).status).toBe(422)
    expect(
      (await update(brew.toUpperCase(), { parent: tea.toUpperCase(), name: 'Steeping' })).body.category,
    ).toMatchObject({
      parent: tea,
      seq: 1,
      slug: 'brewing',
    })
    expect(await outline()).toBe('Coffee beans1 >Tea1 Tea2 >Steeping1 >Filter1')
    expect((await update(brew, { slug: 'Tea' })).status).toBe(409)
    expect((await update(brew, { slug: ' Slow Tea! ' })).body.category.slug).toBe('slow-tea')
  })

  it('go to a place in one call, and leave no gap behind', async () => {
    const [a, , c] = [await made('A'), await made('B'), await made('C')]
    await update(c, { seq: 1 })
    expect(await outline()).toBe('C1 A2 B3')
    await update(a, { parent: c, seq: 4 })
    expect(await outline()).toBe('C1 >A1 B2')
    await update(a, { parent: null, seq: 1 })
    expect(await outline()).toBe('A1 C2 B3')
  })

  it('of many moves, creations and deletions at once none leaves a gap', async () => {
    const ids = []
    for (const name of 'ABCDEFGH') ids.push(await made(name))
    const move = (name: 'moveUp' | 'moveDown', id: string) =>
      test.call(`categories.${name}`, { as: admin, params: { id } })
    const replies = await Promise.all([
      ...ids.flatMap((id, at) => [move(at % 2 ? 'moveUp' : 'moveDown', id), move('moveUp', id)]),
      remove(ids[3] ?? ''),
      ...[1, 2, 3].map((at) => create(`New ${at}`)),
    ])
    expect(new Set(replies.map(({ status }) => (status === 404 ? 200 : status)))).toEqual(new Set([200]))
    expect((await list()).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const [first] = await list()
    expect((await move('moveUp', first?.id ?? '')).body.categories[0]?.id).toBe(first?.id)
  })

  it('of ten creations of one name at once one wins', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => create('Same')))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  it('are at most 500 of a kind', async () => {
    const { clientId: client_id } = admin
    const rows = Array.from({ length: 500 }, (_, at) => ({
      client_id,
      kind: 'course' as const,
      name: `n${at}`,
      slug: `n${at}`,
      seq: at + 1,
    }))
    await insertRows(test.deps, 'categories', rows)
    expect((await create('One more')).error.errors[0]).toContain('at most 500')
  })
})

describe('deleting a category', () => {
  it('is refused while it is used, unless it is said where all of it goes', async () => {
    await test.deps.db.updateTable('clients').set({ plan: 'agency' }).where('id', '=', admin.clientId).execute()
    const [from, to] = [await made('From'), await made('To')]
    const child = await made('Child', from)
    const course = await makeCourse(test, admin, { category: from })
    const courseCounts = async () => (await list()).map(({ name, count }: Category) => `${name}${count}`)
    expect(await courseCounts()).toEqual(['From1', 'Child0', 'To0'])
    expect((await remove(from)).error.errors).toEqual([
      'Something is in this category or below it. Choose where it goes.',
    ])
    for (const target of [from, child, test.deps.newId()]) expect((await remove(from, target)).status).toBe(422)
    await made('CHILD', to)
    expect((await remove(from, to)).status).toBe(409)
    await update(child, { name: 'Own child' })
    expect((await remove(from, to.toUpperCase())).status).toBe(200)
    expect(await outline()).toBe('To1 >CHILD1 >Own child2')
    expect(await courseCounts()).toEqual(['To1', 'CHILD0', 'Own child0'])
    const shown = (await test.call('courses.show', { as: admin, params: { id: course.id } })).body.course
    expect([shown.content.category, shown.revision]).toEqual([to, course.revision + 1])
    await test.call('courses.delete', { as: admin, params: { id: course.id } })
    expect((await remove(to, child)).status).toBe(422)
    expect((await remove(from)).status).toBe(404)
  })

  it('lifts what is below it to its parent', async () => {
    const top = await made('Top')
    const [middle, other] = [await made('Middle', top), await made('Other', top)]
    await made('Leaf', middle)
    expect((await remove(middle, top)).status).toBe(200)
    expect(await outline()).toBe('Top1 >Other1 >Leaf2')
    expect((await remove(other)).status).toBe(200)
    expect(await outline()).toBe('Top1 >Leaf1')
  })

  it('a course is not saved with a category that is gone, of articles or of another client', async () => {
    await test.deps.db.updateTable('clients').set({ plan: 'agency' }).where('id', '=', admin.clientId).execute()
    const { body } = await test.call('categories.create', { as: admin, body: { name: 'Texts', kind: 'article' } })
    const outsider = await test.signedIn('Admin')
    const theirs = (await create('Theirs', null, outsider)).body.category.id
    const course = await makeCourse(test, admin)
    for (const category of [test.deps.newId(), body.category.id, theirs]) {
      const content = { ...course.content, category }
      const replies = [
        await test.call('courses.create', { as: admin, body: { title: 'Coffee', content } }),
        await test.call('courses.update', { as: admin, params: { id: course.id }, body: { revision: 1, content } }),
      ]
      for (const { status, error } of replies)
        expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['content.category']])
    }
  })

  it('while courses are saved into it none is left without a category', async () => {
    await test.deps.db.updateTable('clients').set({ plan: 'agency' }).where('id', '=', admin.clientId).execute()
    const [from, to] = [await made('From'), await made('To')]
    const courses = []
    for (let at = 0; at < 5; at++) courses.push(await makeCourse(test, admin, {}, []))
    const replies = await Promise.all([
      ...courses.map(({ id, content }) =>
        test.call('courses.update', {
          as: admin,
          params: { id },
          body: { revision: 1, content: { ...content, category: from } },
        }),
      ),
      remove(from, to),
    ])
    for (const { status } of replies) expect([200, 409, 422]).toContain(status)
    const left = new Set((await list()).map(({ id }) => id))
    for (const { id } of courses) {
      const { content } = (await test.call('courses.show', { as: admin, params: { id } })).body.course
      if (content.category !== null) expect(left).toContain(content.category)
    }
  })
})

it('courses are found by a category and by those above it', async () => {
  await test.deps.db.updateTable('clients').set({ plan: 'agency' }).where('id', '=', admin.clientId).execute()
  const top = await made('Top')
  const middle = await made('Middle', top)
  const leaf = await made('Leaf', middle)
  const other = await made('Other')
  for (const category of [top, middle, leaf, other]) await makeCourse(test, admin, { category }, [])
  const found = async (category: string) =>
    (await test.call('courses.list', { as: admin, query: { category } })).body.courses.map((one) => one.category)
  expect((await found(top)).toSorted()).toEqual([top, middle, leaf].toSorted())
  expect((await found(middle)).toSorted()).toEqual([middle, leaf].toSorted())
  expect(await found(leaf)).toEqual([leaf])
  expect(await found(test.deps.newId())).toEqual([])
})

it('a published course that is moved to another category is published there, and no newer draft appears', async () => {
  await test.deps.db.updateTable('clients').set({ plan: 'agency' }).where('id', '=', admin.clientId).execute()
  const [from, to] = [await made('From'), await made('To')]
  const { id } = await publishCourse(test, admin, await makeCourse(test, admin, { category: from }))
  await remove(from, to)
  const { publication, content } = (await test.call('courses.show', { as: admin, params: { id } })).body.course
  expect([content.category, publication?.outdated]).toEqual([to, false])
  const { published } = await test.deps.db
    .selectFrom('courses')
    .select('published')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(published?.category).toBe(to)
})

describe('the categories of articles that every client has', () => {
  it('come with the client, keep slug and level, and change name and place', async () => {
    await addBuiltInCategories(test.deps.db, test.deps, admin.clientId)
    const articles = await list(admin, 'article')
    expect(articles.map(({ slug }) => slug)).toEqual(Object.keys(articleCategories))
    const [first, second] = articles
    expect(first).toMatchObject({ built_in: true, can: { edit: true, delete: false } })
    expect((await update(first?.id ?? '', { name: 'Stories' })).body.category).toMatchObject({
      name: 'Stories',
      slug: 'article',
    })
    for (const change of [{ slug: 'other' }, { parent: second?.id ?? '' }])
      expect((await update(first?.id ?? '', change)).status).toBe(422)
    expect((await remove(first?.id ?? '')).status).toBe(422)
    await update(first?.id ?? '', { seq: 2 })
    expect((await list(admin, 'article'))[0]?.id).toBe(second?.id)
    expect(await list()).toEqual([])
  })

  it('are there for a client that is opened', async () => {
    const root = await test.signedIn('Superadmin')
    const slug = `opened-${test.deps.newId().slice(-8)}`
    const owner = { email: `${slug}@meadow.example`, name: 'Asha Rao' }
    const { body } = await test.call('operators.createClient', {
      as: root,
      body: { name: 'Opened', slug, owner },
    })
    const rows = await test.deps.db
      .selectFrom('categories')
      .select('slug')
      .where('client_id', '=', body.client.id)
      .execute()
    expect(rows).toHaveLength(8)
  })
})

it('everybody of the client reads them, and Admins alone change them', async () => {
  const id = await made('Coffee')
  const { clientId } = admin
  for (const type of ['Learner', 'Creator', 'Manager'] as const) {
    const person = await test.signedIn(type, { clientId })
    expect((await list(person)).map(({ can }) => can)).toEqual([{ edit: false, delete: false }])
    expect([(await create('x', null, person)).status, (await update(id, { name: 'x' }, person)).status]).toEqual([
      403, 403,
    ])
  }
  const outsider = await test.signedIn('Admin')
  expect(await list(outsider)).toEqual([])
  expect([(await update(id, { name: 'x' }, outsider)).status, (await create('x', id, outsider)).status]).toEqual([
    404, 422,
  ])
})

it('lists both kinds where none is asked for', async () => {
  const { status, body } = await test.call('categories.list', { as: admin, query: {} })
  expect(status).toBe(200)
  expect(body.categories).toEqual([...(await list(admin, 'course')), ...(await list(admin, 'article'))])
})
