import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { fadeScores } from '../readers/fade-scores.ts'
import { type ArticleHouse, makeArticleHouse, paragraph, publishArticle, titles } from '../test/article-house.ts'

let test: TestApp
let house: ArticleHouse
let clock: Date | null = null
beforeAll(async () => {
  test = await createTestApp({ change: ({ now }) => ({ now: () => clock ?? now() }) })
})
afterAll(() => test.close())
beforeEach(async () => {
  clock = null
  house = await makeArticleHouse(test)
})

const publish = (title: string, body: object = {}) => publishArticle(test, house.author, { title, ...body })
const list = (query: object = {}) => titles(test, house.reader, query as never)
const tag = async (name: string) =>
  (await test.call('tags.bulkCreate', { as: house.author, body: { tags: [name] } })).body.tags[0]?.id ?? ''
const see = (id: string, as = house.reader) => test.call('articles.seen', { as, params: { id } })
const like = (id: string, liked = true, as = house.reader) =>
  test.call('articles.like', { as, params: { id }, body: { liked } })
const counts = async (id: string) => {
  const { likes, views, comments } = (await test.call('articles.show', { as: house.reader, params: { id } })).body
    .article
  return { likes, views, comments }
}

/** Every page of a list, of one article each. */
async function paged(query: object): Promise<string[]> {
  const found: string[] = []
  let cursor: string | undefined
  do {
    const { body, status } = await test.call('articles.publishedList', {
      as: house.reader,
      query: { ...query, limit: '1', ...(cursor && { cursor }) } as never,
    })
    expect(status).toBe(200)
    found.push(...body.articles.map(({ title }) => title), ...(body.courses ?? []).map(({ title }) => title))
    cursor = body.next ?? undefined
  } while (cursor !== undefined)
  return found
}

describe('lists of readers', () => {
  it('are by category, tag, language, author and the reading list, newest first', async () => {
    const green = await tag('Green')
    await publish('One', { category: 'news', tags: [green] })
    await publish('Two', { category: 'faq', tags: [await tag('İstanbul')] })
    const three = await publish('Three', { category: 'news', language: 'hi' })
    await publish('Four', { tags: [green, await tag('Hindi')] })
    expect(await list()).toEqual(['Four', 'Three', 'Two', 'One'])
    expect(await paged({})).toEqual(['Four', 'Three', 'Two', 'One'])
    expect(await list({ category: 'news' })).toEqual(['Three', 'One'])
    expect(await list({ category: 'nowhere' })).toEqual([])
    expect(await list({ tags: 'green' })).toEqual(['Four', 'One'])
    for (const tags of ['İstanbul', 'istanbul', 'İSTANBUL']) expect(await list({ tags })).toEqual(['Two'])
    expect(await list({ tags: 'Green', category: 'news' })).toEqual(['One'])
    expect(await paged({ tags: 'Hindi' })).toEqual(['Four', 'Three'])
    expect(await list({ tags: 'nothing' })).toEqual([])
    expect(await list({ author: house.author.userId, category: 'faq' })).toEqual(['Two'])
    expect(await list({ author: house.mate.userId })).toEqual([])
    await test.call('articles.save', { as: house.reader, params: { id: three.id }, body: { saved: true } })
    expect(await list({ saved: 'true' })).toEqual(['Three'])
    await test.call('articles.updateTags', { as: house.author, params: { id: three.id }, body: { tags: [green] } })
    expect(await list({ tags: 'Green' })).toEqual(['Four', 'Three', 'One'])
    expect(await titles(test, house.outsider)).toEqual([])
    const bad = await test.call('articles.publishedList', { as: house.reader, query: { cursor: 'x' } })
    expect([bad.status, bad.error.code]).toEqual([400, 'bad_cursor'])
  })

  it('show what begins soonest, then the newest', async () => {
    const event = (days: number) => ({
      starts_at: new Date(Date.now() + days * 86_400_000).toISOString(),
      ends_at: null,
      place: 'Here',
      url: '',
    })
    await publish('Late', { category: 'webinar', event: event(9) })
    await publish('Over', { category: 'webinar', event: event(-1) })
    await publish('Soon', { category: 'webinar', event: event(2) })
    await publish('Event', { category: 'event', event: event(1) })
    expect(await list({ upcoming: 'true', category: 'webinar' })).toEqual(['Soon', 'Late', 'Over'])
    expect(await paged({ upcoming: 'true' })).toEqual(['Event', 'Soon', 'Late', 'Over'])
  })

  it('have published courses after the articles of their category', async () => {
    await publish('About courses', { category: 'courses' })
    expect(await paged({ category: 'courses' })).toEqual(['About courses'])
    const { body } = await test.call('articles.publishedList', { as: house.reader, query: { category: 'courses' } })
    expect([body.articles.length, body.courses, body.next]).toEqual([1, [], null])
  })
})

describe('search', () => {
  it('finds words in any form, beginnings, misspelt ones and Hindi, the title before tags before the text', async () => {
    await publish('Text', { body: [paragraph('We watered the gardens.')] })
    await publish('Tagged', { tags: [await tag('Garden')] })
    await publish('Gardening for beginners')
    await publish('Below', { subtitle: 'A garden on the roof' })
    await publish('हरी चाय', { language: 'hi', body: [paragraph('लड़कियाँ चाय पीती हैं।')] })
    expect(await list({ search: 'garden' })).toEqual(['Gardening for beginners', 'Below', 'Tagged', 'Text'])
    expect(await paged({ search: 'garden' })).toEqual(['Gardening for beginners', 'Below', 'Tagged', 'Text'])
    expect(await list({ search: 'gardens' })).toContain('Gardening for beginners')
    expect(await list({ search: 'watering' })).toEqual(['Text'])
    expect(await list({ search: 'beginners gardeni' })).toEqual(['Gardening for beginners'])
    expect(await list({ search: 'beg' })).toEqual(['Gardening for beginners'])
    expect(await list({ search: 'gardning' })).toEqual(expect.arrayContaining(['Gardening for beginners']))
    expect(await paged({ search: 'wattered' })).toEqual(['Text'])
    expect(await list({ search: 'लड़की' })).toEqual(['हरी चाय'])
    expect(await list({ search: 'चाय' })).toEqual(['हरी चाय'])
    expect(await list({ search: 'zzzzzz' })).toEqual([])
    expect(await list({ search: `' | ! & : \\ % (` })).toEqual([])
    for (const sort of ['newest', 'popular']) expect(await list({ search: 'garden', sort })).toHaveLength(4)
    expect(await list({ search: 'garden', category: 'news' })).toEqual([])
  })
})

describe('what readers do', () => {
  it('a like is a state: twice, at once and taken back', async () => {
    const { id } = await publish('Liked')
    const replies = await Promise.all(Array.from({ length: 5 }, () => like(id)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await like(id, true, house.mate)
    expect((await like(id)).body).toEqual({ liked: true, likes: 2 })
    expect((await like(id, false)).body).toEqual({ liked: false, likes: 1 })
    expect((await like(id, false)).body).toEqual({ liked: false, likes: 1 })
    expect((await counts(id)).likes).toBe(1)
    expect((await like(test.deps.newId())).status).toBe(404)
    expect((await like(id, true, house.outsider)).status).toBe(404)
  })

  it('a view counts once a person and hour', async () => {
    const { id } = await publish('Seen')
    await Promise.all([see(id), see(id), see(id, house.mate), see(id)])
    expect((await counts(id)).views).toBe(2)
    clock = new Date(Date.now() + 61 * 60_000)
    await see(id)
    expect((await counts(id)).views).toBe(3)
  })

  it('Popular has what was read, liked and talked about, and forgets it after thirty days', async () => {
    const [seen, liked, talked] = [await publish('Seen'), await publish('Liked'), await publish('Talked about')]
    await publish('Untouched')
    await publish('Marked', { tags: [await tag('Popular')] })
    await see(seen.id)
    await like(liked.id)
    const comment = { as: house.mate, params: { id: talked.id }, body: { text: 'Well said' } }
    expect((await test.call('comments.createOnArticle', comment)).status).toBe(200)
    expect(await list({ tags: 'Popular' })).toEqual(['Liked', 'Talked about', 'Seen', 'Marked'])
    expect(await paged({ tags: 'Popular' })).toEqual(['Liked', 'Talked about', 'Seen', 'Marked'])
    expect((await list({ sort: 'popular' })).slice(0, 3)).toEqual(['Liked', 'Talked about', 'Seen'])
    expect((await counts(talked.id)).comments).toBe(1)
    await fadeScores({ db: test.deps.db, now: () => new Date(Date.now() + 31 * 86_400_000) })
    expect(await list({ tags: 'Popular' })).toEqual(['Marked'])
  })

  it('an article shows related ones and its neighbours', async () => {
    const green = await tag('Green')
    const before = await publish('Before', { category: 'news' })
    const here = await publish('Here', { category: 'news', tags: [green] })
    const after = await publish('After', { category: 'news' })
    await publish('Elsewhere', { category: 'faq', tags: [green] })
    await publish('Unlike')
    const { article } = (await test.call('articles.show', { as: house.reader, params: { id: here.id } })).body
    expect(article.related.map(({ title }) => title)).toEqual(['Elsewhere', 'After', 'Before'])
    expect([article.next?.id, article.previous?.id]).toEqual([after.id, before.id])
    expect(article.can).toEqual({ edit: false, delete: false, publish: false, share: false })
    const own = (await test.call('articles.show', { as: house.author, params: { id: here.id } })).body.article
    expect(own.can.edit).toBe(true)
  })
})
