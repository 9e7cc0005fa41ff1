import { tagColors } from '@deckle/core/tag/tag.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { insertRow, insertRows } from '../../test/rows.ts'

let test: TestApp
let admin: Person
let manager: Person
let creator: Person
let sibling: Person
let learner: Person
let outsider: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
  const { clientId } = admin
  manager = await test.signedIn('Manager', { clientId })
  creator = await test.signedIn('Creator', { clientId, manager_id: manager.userId })
  sibling = await test.signedIn('Creator', { clientId })
  learner = await test.signedIn('Learner', { clientId, manager_id: manager.userId })
  outsider = await test.signedIn('Admin')
})
afterAll(() => test.close())

type Asked = string | { name: string; kind?: 'content' | 'user' | 'master'; color?: string }
const create = (as: Person, ...tags: Asked[]) => test.call('tags.bulkCreate', { as, body: { tags } })
const made = async (as: Person, tag: Asked): Promise<string> => {
  const { body } = await create(as, tag)
  return body.tags[0]?.id ?? ''
}
const names = async (as: Person, query: Record<string, string> = {}) =>
  (await test.call('tags.list', { as, query: { limit: 100, ...query } })).body.tags.map(({ name }) => name)
const newDeck = async (as: Person): Promise<string> =>
  (await test.call('decks.create', { as, body: { readerType: 'quiz' } })).body.deck.id
const tagDeck = (as: Person, id: string, tags: readonly string[]) =>
  test.call('decks.updateTags', { as, params: { id }, body: { tags } })

describe('creating tags', () => {
  it('takes names and objects, and answers those made and those there already in the order asked', async () => {
    const first = await create(creator, 'Safety', { name: 'Tea', color: '#c00000' })
    expect([first.status, Object.keys(first.error.fields ?? {})]).toEqual([400, ['tags.1']])
    expect((await create(creator, 'Safety')).body.created).toHaveLength(1)
    const { status, body } = await create(creator, ' New   hires ', 'sAFETY', { name: 'Tea', color: tagColors[3] })
    expect(status).toBe(200)
    expect(body.tags.map(({ name, kind, slug }) => [name, kind, slug])).toEqual([
      ['New hires', 'content', 'new-hires'],
      ['Safety', 'content', 'safety'],
      ['Tea', 'content', 'tea'],
    ])
    expect(body.tags[2]).toMatchObject({ color: tagColors[3], count: 0, can: { edit: true } })
    expect(body.created).toEqual([body.tags[0]?.id, body.tags[2]?.id])
  })

  it('makes slugs of any script, and none twice', async () => {
    const { body } = await create(creator, 'सुरक्षा नियम', 'C', 'C++', '!!!', '???', 'c#')
    expect(body.tags.map(({ slug }) => slug)).toEqual(['सुरक्षा-नियम', 'c', 'c-2', 'tag', 'tag-2', 'c-3'])
  })

  it('two at once make one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => create(at % 2 ? creator : sibling, at % 2 ? 'Crossing' : 'CROSSING')),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    expect(new Set(answers.flatMap(({ body }) => body.tags.map(({ id }) => id))).size).toBe(1)
    expect(answers.flatMap(({ body }) => body.created)).toHaveLength(1)
  })

  it('content tags by Creators, tags of people and of outcomes by Admins; each kind has its own names', async () => {
    expect((await create(learner, 'Mine')).status).toBe(403)
    for (const kind of ['user', 'master'] as const) {
      for (const as of [creator, manager]) {
        const { status, error } = await create(as, 'Fine', { name: 'Night shift', kind })
        expect([status, error.errors]).toEqual([403, ['Only administrators make tags for people and for outcomes.']])
      }
      expect((await create(admin, { name: 'Night shift', kind })).status).toBe(200)
    }
    expect(await names(creator, { search: 'fine' })).toEqual([])
    expect((await create(creator, 'night SHIFT')).body.created).toHaveLength(1)
    expect((await create(creator, ...Array.from({ length: 101 }, (_, n) => `t${n}`))).status).toBe(400)
    expect((await create(creator, 'x'.repeat(41))).status).toBe(400)
  })

  it('a client has at most 2,000 of a kind', async () => {
    const client_id = (await test.signedIn('Admin')).clientId
    const owner = await test.signedIn('Admin', { clientId: client_id })
    await insertRows(
      test.deps,
      'tags',
      Array.from({ length: 1999 }, (_, n) => ({ client_id, kind: 'content' as const, name: `n${n}`, slug: `n${n}` })),
    )
    expect((await create(owner, 'last', 'beyond')).error.code).toBe('rule_broken')
    expect((await create(owner, 'last')).status).toBe(200)
    expect((await create(owner, 'beyond')).status).toBe(422)
    expect((await create(owner, 'LAST', { name: 'beyond', kind: 'user' })).status).toBe(200)
  })
})

describe('tags', () => {
  it('are listed by name in pages, by kind and search; those of people for who lists people', async () => {
    const own = await test.signedIn('Admin')
    const { clientId } = own
    const writer = await test.signedIn('Creator', { clientId })
    const leader = await test.signedIn('Manager', { clientId })
    await create(own, 'beta', 'Alpha', { name: 'Team', kind: 'user' }, { name: 'Result', kind: 'master' })
    expect(await names(own)).toEqual(['Alpha', 'beta', 'Result', 'Team'])
    expect(await names(leader)).toEqual(['Alpha', 'beta', 'Result', 'Team'])
    expect(await names(writer)).toEqual(['Alpha', 'beta', 'Result'])
    expect(await names(writer, { kind: 'user' })).toEqual([])
    expect(await names(own, { kind: 'content', search: 'ET' })).toEqual(['beta'])
    const first = (await test.call('tags.list', { as: own, query: { limit: 3 } })).body
    expect(first.tags.map(({ name }) => name)).toEqual(['Alpha', 'beta', 'Result'])
    const rest = await test.call('tags.list', { as: own, query: { limit: 3, cursor: first.next ?? '' } })
    expect([rest.body.tags.map(({ name }) => name), rest.body.next]).toEqual([['Team'], null])
    const lists = (await test.call('tags.lists', { as: writer })).body.tag_lists
    expect(lists.map(({ kind, tags }) => [kind, tags.map(({ name }) => name)])).toEqual([
      ['content', ['Alpha', 'beta']],
      ['master', ['Result']],
    ])
    expect(Object.keys(lists[0]?.tags[0] ?? {})).toEqual(['id', 'name', 'slug', 'color', 'count'])
    expect((await test.call('tags.lists', { as: own })).body.tag_lists).toHaveLength(3)
    expect(await names(outsider)).toEqual([])
  })

  it('are changed by who made them and by Admins; those of people and outcomes by Admins alone', async () => {
    const update = (as: Person, id: string, body: object) => test.call('tags.update', { as, params: { id }, body })
    const id = await made(creator, 'Draught')
    const people = await made(admin, { name: 'Leavers', kind: 'user' })
    expect((await update(sibling, id, { name: 'x' })).status).toBe(403)
    expect((await update(outsider, id, { name: 'x' })).status).toBe(404)
    expect((await update(creator, people, { name: 'x' })).status).toBe(404)
    expect((await update(manager, people, { name: 'x' })).status).toBe(403)
    expect((await update(learner, id, { name: 'x' })).status).toBe(403)
    const changed = await update(creator, id, { name: 'Draughts', color: tagColors[1] })
    expect(changed.body.tag).toMatchObject({ id, name: 'Draughts', slug: 'draughts', color: tagColors[1] })
    expect((await update(creator, id, { name: 'DRAUGHTS' })).body.tag).toMatchObject({ slug: 'draughts' })
    await create(sibling, 'Dominoes')
    const taken = await update(admin, id, { name: 'dominoes' })
    expect([taken.status, Object.keys(taken.error.fields ?? {})]).toEqual([409, ['name']])
    const extra = await update(admin, id, { kind: 'user', client_id: outsider.clientId })
    expect([extra.status, Object.keys(extra.error.fields ?? {}).toSorted()]).toEqual([400, ['client_id', 'kind']])
    const listed = (await test.call('tags.list', { as: sibling, query: { search: 'draughts' } })).body.tags
    expect(listed.map(({ can }) => can.edit)).toEqual([false])
  })

  it('deleting one takes it off everything', async () => {
    const tag = await made(creator, 'Fleeting')
    const keep = await made(creator, 'Lasting')
    const deck = await newDeck(creator)
    await tagDeck(creator, deck, [tag, keep])
    const remove = (as: Person) => test.call('tags.delete', { as, params: { id: tag } })
    expect([(await remove(sibling)).status, (await remove(outsider)).status]).toEqual([403, 404])
    expect((await remove(creator)).status).toBe(200)
    expect((await remove(creator)).status).toBe(404)
    const row = (await test.call('decks.list', { as: creator })).body.decks.find(({ id }) => id === deck)
    expect(row?.tags.map(({ name }) => name)).toEqual(['Lasting'])
  })

  it('are counted by the decks and people that the caller may see', async () => {
    const topic = await made(creator, 'Counted')
    const group = await made(admin, { name: 'Counted', kind: 'user' })
    const [one, other] = [await newDeck(creator), await newDeck(sibling)]
    await tagDeck(creator, one, [topic])
    await tagDeck(sibling, other, [topic])
    for (const { userId } of [creator, sibling, learner])
      await insertRow(test.deps, 'user_tags', { client_id: admin.clientId, tag_id: group, user_id: userId })
    const counts = async (as: Person) =>
      (await test.call('tags.list', { as, query: { search: 'counted' } })).body.tags.map(({ kind, count }) => [
        kind,
        count,
      ])
    const sorted = async (as: Person) => (await counts(as)).toSorted()
    expect(await sorted(admin)).toEqual([
      ['content', 2],
      ['user', 3],
    ])
    expect(await sorted(manager)).toEqual([
      ['content', 1],
      ['user', 2],
    ])
    expect(await sorted(sibling)).toEqual([['content', 1]])
    await test.call('decks.delete', { as: creator, params: { id: one } })
    expect(await sorted(admin)).toEqual([
      ['content', 1],
      ['user', 3],
    ])
  })
})

describe('tags of a deck', () => {
  it('are set by who may edit it, from the tags of the client that are not of people', async () => {
    const deck = await newDeck(creator)
    const [b, a] = [await made(creator, 'Brewing'), await made(sibling, 'aroma')]
    const { status, body } = await tagDeck(creator, deck, [b, a, b.toUpperCase()])
    expect([status, body.tags.map(({ name }) => name)]).toEqual([200, ['aroma', 'Brewing']])
    const group = await made(admin, { name: 'Group', kind: 'user' })
    const foreign = await made(outsider, 'Foreign')
    for (const id of [group, foreign, test.deps.newId()]) {
      const { status: refused, error } = await tagDeck(creator, deck, [a, id])
      expect([refused, Object.keys(error.fields ?? {})]).toEqual([422, ['tags']])
    }
    expect([(await tagDeck(sibling, deck, [])).status, (await tagDeck(outsider, deck, [])).status]).toEqual([404, 404])
    await test.call('sharing.update', {
      as: creator,
      params: { id: deck },
      body: { everyone: 'none', people: [{ user_id: sibling.userId, can: 'view' }] },
    })
    expect((await tagDeck(sibling, deck, [])).status).toBe(403)
    expect((await tagDeck(manager, deck, [a])).status).toBe(200)
    expect((await tagDeck(learner, deck, [a])).status).toBe(403)
    expect((await tagDeck(creator, deck, [])).body.tags).toEqual([])
    const copied = await newDeck(creator)
    await tagDeck(creator, copied, [a])
    const copy = (await test.call('decks.duplicate', { as: creator, params: { id: copied } })).body.deck.id
    const row = (await test.call('decks.list', { as: creator })).body.decks.find(({ id }) => id === copy)
    expect(row?.tags).toMatchObject([{ id: a, name: 'aroma' }])
  })

  it('filter the library, with every order and by pages', async () => {
    const tag = await made(creator, 'Found')
    const decks = [await newDeck(creator), await newDeck(creator), await newDeck(creator)]
    for (const id of decks) await tagDeck(creator, id, [tag])
    for (const as of [creator, manager, admin])
      for (const sort of ['updated', 'created', 'name', 'attempts'] as const) {
        const first = await test.call('decks.list', { as, query: { tag, sort, limit: 2 } })
        const rest = await test.call('decks.list', {
          as,
          query: { tag, sort, limit: 2, cursor: first.body.next ?? '' },
        })
        const found = [...first.body.decks, ...rest.body.decks]
        expect(found.map(({ id }) => id).toSorted()).toEqual(decks.toSorted())
        expect(found.every(({ tags }) => tags[0]?.name === 'Found')).toBe(true)
      }
    expect((await test.call('decks.list', { as: sibling, query: { tag } })).body.decks).toEqual([])
    expect((await test.call('decks.list', { as: creator, query: { tag: test.deps.newId() } })).body.decks).toEqual([])
  })
})
