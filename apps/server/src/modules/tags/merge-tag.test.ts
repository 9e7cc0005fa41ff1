import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeCourse } from '../../test/courses.ts'
import type { Person } from '../../test/factories.ts'
import { insertRow } from '../../test/rows.ts'

let test: TestApp
let admin: Person
let creator: Person
let outsider: Person

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  admin = await test.signedIn('Admin')
  creator = await test.signedIn('Creator', { clientId: admin.clientId })
  outsider = await test.signedIn('Admin')
})

type Kind = 'content' | 'user' | 'master'
const made = async (as: Person, name: string, kind: Kind = 'content') =>
  (await test.call('tags.bulkCreate', { as, body: { tags: [{ name, kind }] } })).body.tags[0]?.id ?? ''
const merge = (as: Person, id: string, into: string, dry_run = false) =>
  test.call('tags.merge', { as, params: { id }, body: { into, dry_run } })
const newDeck = async (as: Person) =>
  (await test.call('decks.create', { as, body: { readerType: 'story' } })).body.deck.id
const tagDeck = (as: Person, id: string, tags: readonly string[]) =>
  test.call('decks.updateTags', { as, params: { id }, body: { tags: [...tags] } })
const tagsOfDeck = async (id: string) =>
  (await test.call('decks.list', { as: admin })).body.decks.find((deck) => deck.id === id)?.tags.map(({ name }) => name)
const list = async (query: object = {}, as: Person = admin) => (await test.call('tags.list', { as, query })).body.tags
const names = async (query: object = {}, as: Person = admin) => (await list(query, as)).map(({ name }) => name)

describe('merging', () => {
  it('says first what changes, then puts the other tag on all of it', async () => {
    const [from, into] = [await made(creator, 'Cofee'), await made(admin, 'Coffee')]
    const [one, both, binned] = [await newDeck(creator), await newDeck(creator), await newDeck(creator)]
    await tagDeck(creator, one, [from])
    await tagDeck(creator, both, [from, into])
    await tagDeck(creator, binned, [from])
    await test.call('decks.delete', { as: creator, params: { id: binned } })
    const course = await makeCourse(test, creator, {}, [])
    await test.call('courses.updateTags', { as: creator, params: { id: course.id }, body: { tags: [from] } })
    const uses = [
      { of: 'deck', count: 3 },
      { of: 'course', count: 1 },
      { of: 'article', count: 0 },
      { of: 'lead', count: 0 },
      { of: 'rule', count: 0 },
      { of: 'job', count: 0 },
    ]
    expect((await test.call('tags.uses', { as: creator, params: { id: from } })).body.uses).toEqual(uses)
    const dry = await merge(creator, from, into, true)
    expect(dry.body).toMatchObject({ tag: { id: into, count: 1 }, uses, both: 1 })
    expect(await tagsOfDeck(one)).toEqual(['Cofee'])
    const { status, body } = await merge(creator, from, into)
    expect([status, body.uses, body.both]).toEqual([200, uses, 1])
    expect(body.tag.uses).toEqual([
      { of: 'deck', count: 2 },
      { of: 'course', count: 1 },
      { of: 'article', count: 0 },
      { of: 'lead', count: 0 },
    ])
    expect([await tagsOfDeck(one), await tagsOfDeck(both)]).toEqual([['Coffee'], ['Coffee']])
    await test.call('decks.restore', { as: creator, params: { id: binned } })
    expect(await tagsOfDeck(binned)).toEqual(['Coffee'])
    expect((await merge(creator, from, into)).status).toBe(404)
    const superadmin = await test.signedIn('Superadmin')
    const { body: log } = await test.call('admin.audit', { as: superadmin, query: { search: 'tag.merge' } })
    expect(log.entries[0]).toMatchObject({ action: 'tag.merge', detail: { from: 'Cofee', into: 'Coffee' } })
  })

  it('is for who may change the one that goes, and for tags of one kind', async () => {
    const sibling = await test.signedIn('Creator', { clientId: admin.clientId })
    const learner = await test.signedIn('Learner', { clientId: admin.clientId })
    const [from, into] = [await made(creator, 'One'), await made(creator, 'Two')]
    const people = await made(admin, 'Three', 'user')
    const foreign = await made(outsider, 'Four')
    expect((await merge(sibling, from, into)).status).toBe(403)
    expect((await merge(learner, from, into)).status).toBe(403)
    expect((await merge(outsider, from, into)).status).toBe(404)
    expect((await merge(creator, people, into)).status).toBe(404)
    for (const target of [from, foreign, test.deps.newId()]) {
      const { status, error } = await merge(creator, from, target)
      expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['into']])
    }
    expect((await merge(admin, people, into)).status).toBe(422)
    for (const as of [sibling, learner, outsider])
      expect((await test.call('tags.uses', { as, params: { id: from } })).status).toBeGreaterThanOrEqual(403)
    expect(await names()).toEqual(['One', 'Three', 'Two'])
  })

  it('changes the conditions of rules, which then look at the people of both', async () => {
    const { clientId } = admin
    const [from, into, other] = [
      await made(admin, 'Nights', 'user'),
      await made(admin, 'Night shift', 'user'),
      await made(admin, 'Days', 'user'),
    ]
    const person = async (tag: string) => {
      const { id } = await insertRow(test.deps, 'users', { client_id: clientId, license_type: 'Learner' })
      await insertRow(test.deps, 'user_tags', { client_id: clientId, tag_id: tag, user_id: id })
      return id
    }
    const [night, shift] = [await person(from), await person(into)]
    await person(other)
    const { id } = await makeCourse(test, creator, {}, [])
    const body = { name: 'Nights', conditions: [{ field: 'tags', op: 'in', value: [from] }] } as const
    await test.call('rules.add', { as: admin, params: { id }, body: { ...body, conditions: [...body.conditions] } })
    const dry = (await merge(admin, from, into, true)).body
    expect(dry.uses.filter(({ count }) => count > 0)).toEqual([
      { of: 'user', count: 1 },
      { of: 'rule', count: 1 },
    ])
    await merge(admin, from, into)
    const { rules } = (await test.call('rules.list', { as: admin, params: { id } })).body
    expect(rules[0]?.conditions).toEqual([{ field: 'tags', op: 'in', value: [into] }])
    await test.jobsDone()
    const { learners } = (await test.call('learners.list', { as: admin, params: { id } })).body
    expect(learners.map(({ user }) => user.id).toSorted()).toEqual([night, shift].toSorted())
  })

  it('while others put it on decks and people loses none, and leaves no half', async () => {
    const { clientId } = admin
    const [from, into] = [await made(admin, 'Old'), await made(admin, 'New')]
    const [group, team] = [await made(admin, 'Group', 'user'), await made(admin, 'Team', 'user')]
    const decks = await Promise.all(Array.from({ length: 8 }, () => newDeck(creator)))
    const people = await Promise.all(
      decks.map(async () => (await insertRow(test.deps, 'users', { client_id: clientId })).id),
    )
    const tagging = decks.map(async (id) => ({ id, status: (await tagDeck(creator, id, [from])).status }))
    const details = people.map(async (id) => ({
      id,
      status: (
        await test.call('users.updateDetails', { as: admin, params: { id }, body: { details: {}, tags: [group] } })
      ).status,
    }))
    const merged = [merge(admin, from, into), merge(admin, group, team)]
    const [tagged, detailed] = [await Promise.all(tagging), await Promise.all(details)]
    expect((await Promise.all(merged)).map(({ status }) => status)).toEqual([200, 200])
    for (const { id, status } of tagged) {
      expect([200, 422]).toContain(status)
      expect(await tagsOfDeck(id)).toEqual(status === 200 ? ['New'] : [])
    }
    const taken = detailed.filter(({ status }) => status === 200)
    expect(detailed.every(({ status }) => [200, 422].includes(status))).toBe(true)
    expect((await list({ kind: 'user' }))[0]).toMatchObject({ name: 'Team', count: taken.length })
  })

  it('each into the other at the same moment leaves one', async () => {
    const [one, two] = [await made(admin, 'One'), await made(admin, 'Two')]
    const deck = await newDeck(creator)
    await tagDeck(creator, deck, [one, two])
    const results = await Promise.all([merge(admin, one, two), merge(admin, two, one)])
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await tagsOfDeck(deck)).toHaveLength(1)
  })

  it('a master tag leaves the results of decks as they are, and says which name it', async () => {
    const [from, into] = [await made(admin, 'Espresso', 'master'), await made(admin, 'Filter', 'master')]
    const id = await newDeck(creator)
    const { deck } = (await test.call('decks.show', { as: creator, params: { id } })).body
    const content = { ...deck.content, resultRange: { ...deck.content.resultRange, masterTags: ['Espresso'] } }
    const saved = await test.call('decks.update', {
      as: creator,
      params: { id },
      body: { content, revision: deck.revision },
    })
    expect(saved.status).toBe(200)
    expect((await merge(admin, from, into, true)).body.uses).toContainEqual({ of: 'result', count: 1 })
    await merge(admin, from, into)
    const after = (await test.call('decks.show', { as: creator, params: { id } })).body.deck
    expect(after.content.resultRange.masterTags).toEqual(['Espresso'])
    expect(after.revision).toBe(saved.body.deck?.revision)
  })
})

describe('unused ones', () => {
  it('are found, and deleted many at once but for those that are used by then', async () => {
    const ids = [await made(creator, 'A'), await made(creator, 'B'), await made(admin, 'C')]
    const named = await made(admin, 'Named', 'user')
    const deck = await newDeck(creator)
    await tagDeck(creator, deck, [ids[1] ?? ''])
    const { id } = await makeCourse(test, creator, {}, [])
    const conditions = [{ field: 'tags', op: 'is', value: named } as const]
    await test.call('rules.add', { as: admin, params: { id }, body: { name: 'Named', conditions } })
    expect(await names({ unused: 'true' })).toEqual(['A', 'C'])
    const foreign = await made(outsider, 'Foreign')
    const { body } = await test.call('tags.bulkDelete', { as: creator, body: { ids: [...ids, foreign] } })
    expect(body).toEqual({ deleted: [ids[0]], kept: [ids[1], ids[2], foreign] })
    expect(await names({ kind: 'content' })).toEqual(['B', 'C'])
    expect((await list({}, outsider)).map((tag) => tag.id)).toEqual([foreign])
  })
})

describe('the list', () => {
  it('is ordered by name, by how often they are used and by when they were made, in pages', async () => {
    const [a, b] = [await made(creator, 'Ant'), await made(creator, 'Bee')]
    await made(creator, 'Cow')
    await tagDeck(creator, await newDeck(creator), [b])
    await tagDeck(creator, await newDeck(creator), [a, b])
    const inPages = async (sort: string) => {
      const first = (await test.call('tags.list', { as: admin, query: { sort, limit: 2 } as never })).body
      const rest = (await test.call('tags.list', { as: admin, query: { sort, limit: 2, cursor: first.next } as never }))
        .body
      return [...first.tags, ...rest.tags].map(({ name }) => name)
    }
    expect(await inPages('name')).toEqual(['Ant', 'Bee', 'Cow'])
    expect(await inPages('used')).toEqual(['Bee', 'Ant', 'Cow'])
    expect(await inPages('newest')).toEqual(['Cow', 'Bee', 'Ant'])
  })
})
