import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import {
  type ArticleHouse,
  makeArticle,
  makeArticleHouse,
  publishArticle,
  titles,
} from '../../articles/test/article-house.ts'

let test: TestApp
let house: ArticleHouse
let [from, into] = ['', '']

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  house = await makeArticleHouse(test)
  ;[from, into] = [await made('Cofee'), await made('Coffee')]
})

const made = async (name: string) =>
  (await test.call('tags.bulkCreate', { as: house.author, body: { tags: [name] } })).body.tags[0]?.id ?? ''
const merge = (dry_run = false) =>
  test.call('tags.merge', { as: house.author, params: { id: from }, body: { into, dry_run } })
const usesOf = async (id: string) =>
  (await test.call('tags.uses', { as: house.author, params: { id } })).body.uses.filter(({ count }) => count > 0)
const bin = (id: string) => test.call('articles.delete', { as: house.author, params: { id } })
const listed = async (as: Person, only: string) =>
  (await test.call('tags.list', { as, query: { only } })).body.tags[0]?.uses.find(({ of }) => of === 'article')
const tagsOf = async (id: string) => {
  const { article } = (await test.call('articles.showAdmin', { as: house.author, params: { id } })).body
  return article.tags.map(({ name }) => name)
}
const unused = async () =>
  (await test.call('tags.list', { as: house.author, query: { unused: 'true' } })).body.tags.map(({ name }) => name)

/** One of each: published and older, a draft, in the bin, and one that has both tags. */
async function makeArticles() {
  const as = house.author
  const published = await publishArticle(test, as, { title: 'Published', tags: [from] })
  test.later(60_000)
  const both = await publishArticle(test, as, { title: 'Both', tags: [from, into] })
  test.later(60_000)
  const binned = await publishArticle(test, as, { title: 'Binned', tags: [from] })
  const draft = await makeArticle(test, as, { title: 'Draft', tags: [from] })
  await bin(binned.id)
  return { published, both, binned, draft }
}

describe('a tag on articles', () => {
  it('is counted, of what one may see, and found by how often it is used', async () => {
    await makeArticles()
    expect(await usesOf(from)).toEqual([{ of: 'article', count: 4 }])
    expect([await listed(house.author, from), await listed(house.mate, from)]).toEqual([
      { of: 'article', count: 3 },
      { of: 'article', count: 0 },
    ])
    const { tags } = (await test.call('tags.list', { as: house.author, query: { sort: 'used' } })).body
    expect(tags.map(({ name }) => name)).toEqual(['Cofee', 'Coffee'])
    expect(await unused()).toEqual([])
  })

  it('that is merged leaves every article in its place under the other', async () => {
    const { published, both, binned, draft } = await makeArticles()
    expect((await merge(true)).body).toMatchObject({ both: 1 })
    expect(await titles(test, house.reader, { tags: 'Coffee' })).toEqual(['Both'])
    expect((await merge()).body.uses).toContainEqual({ of: 'article', count: 4 })
    expect(await titles(test, house.reader, { tags: 'Coffee' })).toEqual(['Both', 'Published'])
    expect(await titles(test, house.reader, { tags: 'Cofee' })).toEqual([])
    for (const { id } of [published, both, draft]) expect(await tagsOf(id)).toEqual(['Coffee'])
    await test.call('articles.restore', { as: house.author, params: { id: binned.id } })
    expect(await tagsOf(binned.id)).toEqual(['Coffee'])
    const query = { tags: 'Coffee', limit: 2 }
    const first = (await test.call('articles.publishedList', { as: house.reader, query })).body
    const rest = (
      await test.call('articles.publishedList', {
        as: house.reader,
        query: { ...query, cursor: first.next ?? undefined },
      })
    ).body
    expect([...first.articles, ...rest.articles].map(({ title }) => title)).toEqual(['Binned', 'Both', 'Published'])
  })

  it('that is merged while articles come and go is right in the lists of readers', async () => {
    const drafts = await Promise.all(
      Array.from({ length: 6 }, (_, at) => makeArticle(test, house.author, { title: `Draft ${at}`, tags: [from] })),
    )
    const publishing = drafts.map(({ id, revision }) =>
      test.call('articles.update', { as: house.author, params: { id }, body: { revision, status: 'published' } }),
    )
    const [merged, ...replies] = await Promise.all([merge(), ...publishing])
    expect([merged.status, ...replies.map(({ status }) => status)]).toEqual(Array.from({ length: 7 }, () => 200))
    expect((await titles(test, house.reader, { tags: 'Coffee' })).toSorted()).toEqual(
      drafts.map((_, at) => `Draft ${at}`),
    )
  })

  it('that only articles bear is not unused, in the bin neither', async () => {
    const { published } = await makeArticles()
    const alone = await made('Alone')
    const binned = await makeArticle(test, house.author, { tags: [alone] })
    await bin(binned.id)
    const nothing = await made('Nothing')
    expect(await unused()).toEqual(['Nothing'])
    const { body } = await test.call('tags.bulkDelete', {
      as: house.author,
      body: { ids: [from, into, alone, nothing] },
    })
    expect(body).toEqual({ deleted: [nothing], kept: [from, into, alone] })
    expect(await tagsOf(published.id)).toEqual(['Cofee'])
  })

  it('that is deleted leaves them as they are', async () => {
    const { published, both } = await makeArticles()
    expect((await test.call('tags.delete', { as: house.author, params: { id: from } })).status).toBe(200)
    expect([await tagsOf(published.id), await tagsOf(both.id)]).toEqual([[], ['Coffee']])
    expect(await titles(test, house.reader)).toEqual(['Both', 'Published'])
    expect(await titles(test, house.reader, { tags: 'Coffee' })).toEqual(['Both'])
  })
})
