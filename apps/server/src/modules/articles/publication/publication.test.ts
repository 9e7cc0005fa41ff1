import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { insertRow } from '../../../test/rows.ts'
import { findPublishedBySlug } from './queries.ts'
import { runSchedule } from './run-schedule.ts'
import {
  type ArticleHouse,
  makeArticle,
  makeArticleHouse,
  paragraph,
  publishArticle,
  titles,
} from '../test/article-house.ts'

let test: TestApp
let house: ArticleHouse
beforeAll(async () => {
  test = await createTestApp()
  house = await makeArticleHouse(test)
})
afterAll(() => test.close())

const status = (id: string, body: object, as = house.author) =>
  test.call('articles.updateStatus', { as, params: { id }, body: body as never })
const shown = async (id: string) =>
  (await test.call('articles.show', { as: house.reader, params: { id } })).body.article
const admin = async (id: string) =>
  (await test.call('articles.showAdmin', { as: house.author, params: { id } })).body.article
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const runAt = (now: Date) => runSchedule({ ...test.deps, now: () => now })

describe('the last part of the address', () => {
  it('is none of the blog’s own', async () => {
    const { publication } = await publishArticle(test, house.author, { title: 'Search' })
    expect(publication?.slug).toBe('search-2')
    const { id } = await makeArticle(test, house.author, { title: 'Seek', slug: 'Search' })
    const refused = await status(id, { status: 'published' })
    expect(refused.body).toMatchObject({ data: { problems: [{ code: 'slug_reserved', blockId: null }] } })
  })
})

describe('publishing', () => {
  it('shows readers a snapshot: later changes of the draft wait until it is published again', async () => {
    const { id } = await makeArticle(test, house.author, { title: 'Snapshot' })
    expect((await test.call('articles.show', { as: house.reader, params: { id } })).status).toBe(404)
    const published = (await status(id, { status: 'published', revision: 1 })).body.article
    expect(published).toMatchObject({ status: 'published', publication: { slug: 'snapshot', outdated: false } })
    expect(await shown(id)).toMatchObject({ title: 'Snapshot', status: 'published', html: '<p>About tea.</p>' })
    await test.call('articles.update', { as: house.author, params: { id }, body: { body: [paragraph('New')] } })
    expect((await admin(id)).publication).toMatchObject({ outdated: true })
    expect((await shown(id)).html).toBe('<p>About tea.</p>')
    expect((await status(id, { status: 'published', revision: 1 })).status).toBe(409)
    await status(id, { status: 'published' })
    expect(await shown(id)).toMatchObject({ html: '<p>New</p>', publish_at: published.publish_at })
    const { versions } = (await test.call('articles.versions', { as: house.author, params: { id } })).body
    expect(versions.map(({ kind }) => kind)).toEqual(['published', 'published'])
    await status(id, { status: 'published' })
    expect((await test.call('articles.versions', { as: house.author, params: { id } })).body.versions).toHaveLength(2)
  })

  it('is not part of changing only when it goes', async () => {
    const { id } = await publishArticle(test, house.author, { title: 'Only the time' })
    const change = (body: object) => test.call('articles.update', { as: house.author, params: { id }, body })
    await change({ body: [paragraph('Unfinished')] })
    const unpublish_at = inDays(3).toISOString()
    expect((await change({ unpublish_at })).body.article).toMatchObject({
      status: 'published',
      unpublish_at,
      publication: { outdated: true },
    })
    expect((await shown(id)).html).toBe('<p>About tea.</p>')
  })

  it('while editing is over exactly what the reply says', async () => {
    const { id } = await makeArticle(test, house.author, { title: 'Race' })
    const [published, saved] = await Promise.all([
      status(id, { status: 'published', revision: 1 }),
      test.call('articles.update', { as: house.author, params: { id }, body: { revision: 1, title: 'Race won' } }),
    ])
    expect(saved.status).toBe(200)
    expect([200, 409]).toContain(published.status)
    if (published.status === 200) expect((await shown(id)).title).toBe('Race')
  })

  it('is refused with what is missing', async () => {
    const { id } = await makeArticle(test, house.author, {
      body: [{ id: 'd1', type: 'deck', attrs: { deck_id: test.deps.newId(), display: 'card' } }],
      category: 'event',
    })
    const refused = await status(id, { status: 'published' })
    expect([refused.status, refused.error.code]).toEqual([422, 'not_publishable'])
    expect(refused.error.data).toMatchObject({
      problems: [
        { code: 'event_missing', blockId: null },
        { code: 'deck_unavailable', blockId: 'd1' },
      ],
    })
    const { id: picture } = await insertRow(test.deps, 'media', {
      client_id: house.clientId,
      owner_id: house.author.userId,
      deleted_at: test.deps.now(),
    })
    const other = await makeArticle(test, house.author, { cover: { id: picture, alt: 'x' } })
    expect((await status(other.id, { status: 'published' })).error.data).toMatchObject({
      problems: [{ code: 'media_unavailable', blockId: null }],
    })
  })

  it('is taken back to a draft, or archived, and readers see it at once', async () => {
    const { id } = await publishArticle(test, house.author, { title: 'Withdrawn words' })
    expect(await titles(test, house.reader, { search: 'withdrawn' })).toEqual(['Withdrawn words'])
    expect((await status(id, { status: 'archived' })).body.article).toMatchObject({
      status: 'archived',
      publication: null,
    })
    expect((await test.call('articles.show', { as: house.reader, params: { id } })).status).toBe(404)
    expect(await titles(test, house.reader, { search: 'withdrawn' })).toEqual([])
    const left = await test.deps.pool.query("select 1 from article_words where word = 'withdrawn'")
    expect(left.rowCount).toBe(0)
    await status(id, { status: 'published' })
    expect(await titles(test, house.reader, { search: 'withdrawn' })).toEqual(['Withdrawn words'])
  })
})

describe('addresses', () => {
  it('are made of the title in any script, and are each one article’s', async () => {
    const slugs = await Promise.all(
      ['हरी चाय', 'Same Title', 'Same Title', 'Same Title', '!!!'].map(async (title) => {
        const { publication } = await publishArticle(test, house.author, { title })
        return publication?.slug
      }),
    )
    expect(slugs.toSorted()).toEqual(['article', 'same-title', 'same-title-2', 'same-title-3', 'हरी-चाय'].toSorted())
  })

  it('stay when the title changes; a former one leads to the article, and a taken one is refused', async () => {
    const find = async (slug: string) => findPublishedBySlug(test.deps.db, house.clientId, slug)
    const { id } = await publishArticle(test, house.author, { title: 'First name' })
    const change = (body: object) =>
      test.call('articles.update', {
        as: house.author,
        params: { id },
        body: { ...body, status: 'published' } as never,
      })
    expect((await change({ title: 'Second name' })).body.article.publication?.slug).toBe('first-name')
    expect((await change({ slug: 'Chosen Name' })).body.article.publication?.slug).toBe('chosen-name')
    expect(await find('first-name')).toMatchObject({ id, slug: 'chosen-name' })
    expect(await find('chosen-name')).toMatchObject({ id, slug: 'chosen-name' })
    const other = await makeArticle(test, house.author, { title: 'Other', slug: 'chosen-name' })
    expect((await status(other.id, { status: 'published' })).error.data).toMatchObject({
      problems: [{ code: 'slug_taken', blockId: null }],
    })
    await status(id, { status: 'draft' })
    expect(await find('chosen-name')).toBeUndefined()
    expect((await status(other.id, { status: 'published' })).status).toBe(200)
  })
})

describe('the schedule', () => {
  const scheduled = (days: number, body: object = {}) =>
    makeArticle(test, house.author, { status: 'scheduled', publish_at: inDays(days).toISOString(), ...body })

  it('checks times, and publishes now what is scheduled for the past', async () => {
    const { id } = await makeArticle(test, house.author)
    const fields = async (body: object) => Object.keys((await status(id, body)).error.fields ?? {})
    expect(await fields({ status: 'scheduled' })).toEqual(['publish_at'])
    const [soon, later] = [inDays(1).toISOString(), inDays(2).toISOString()]
    expect(await fields({ status: 'scheduled', publish_at: later, unpublish_at: soon })).toEqual(['unpublish_at'])
    const plan = { status: 'scheduled', publish_at: soon, unpublish_at: later }
    expect((await status(id, plan)).body.article).toMatchObject(plan)
    expect((await status(id, { status: 'scheduled', publish_at: inDays(-1).toISOString() })).body.article.status).toBe(
      'published',
    )
  })

  it('publishes and takes back each once, however many servers run', async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, at) => scheduled(1, { title: `Due ${at}`, unpublish_at: inDays(3).toISOString() })),
    )
    const { id: later } = await scheduled(2)
    const received: string[] = []
    await test.deps.articles.watch({
      changed: ({ articleId }) => void received.push(articleId),
      missed: () => undefined,
    })
    await Promise.all(Array.from({ length: 3 }, () => runAt(inDays(1.1))))
    for (const { id } of made) {
      expect((await shown(id)).status).toBe('published')
      expect((await test.call('articles.versions', { as: house.author, params: { id } })).body.versions).toHaveLength(1)
      expect(received).toContain(id)
    }
    expect((await admin(later)).status).toBe('scheduled')
    await Promise.all(Array.from({ length: 3 }, () => runAt(inDays(3.1))))
    for (const { id } of made) expect((await admin(id)).status).toBe('archived')
    expect((await admin(later)).status).toBe('published')
  })

  it('publishes the draft of that moment, or gives it back to its author in words', async () => {
    const good = await scheduled(1, { title: 'Good' })
    const bad = await scheduled(1, { title: 'Bad' })
    await test.call('articles.update', {
      as: house.author,
      params: { id: good.id },
      body: { body: [paragraph('Newer')] },
    })
    await test.call('articles.update', { as: house.author, params: { id: bad.id }, body: { body: [] } })
    await runAt(inDays(1.1))
    expect((await shown(good.id)).html).toBe('<p>Newer</p>')
    expect(await admin(bad.id)).toMatchObject({ status: 'draft', publish_at: null })
    const params = { id: house.author.userId }
    const { notifications } = (await test.call('notifications.list', { as: house.author, params })).body
    expect(notifications[0]).toMatchObject({
      title: 'The article “Bad” was not published',
      link: `/articles/${bad.id}/edit`,
    })
  })

  it('goes on past those that fail, however many they are', async () => {
    const broken = await Promise.all(Array.from({ length: 5 }, () => scheduled(1)))
    const { id } = await scheduled(2, { title: 'After broken ones' })
    const ids = broken.map((one) => one.id)
    await test.deps.pool.query("update articles set content = '{}' where id = any ($1)", [ids])
    await runSchedule({ ...test.deps, now: () => inDays(2.1) }, 2)
    expect((await shown(id)).status).toBe('published')
    const { rows } = await test.deps.pool.query('select status from articles where id = any ($1)', [ids])
    expect(rows.map(({ status: now }) => now)).toEqual(ids.map(() => 'scheduled'))
    await test.deps.pool.query('delete from articles where id = any ($1)', [ids])
  })

  it('is refused where publishing would be', async () => {
    const { id } = await makeArticle(test, house.author, { title: 'Without a text', body: [] })
    const plan = { status: 'scheduled', publish_at: inDays(1).toISOString() }
    const now = await status(id, { status: 'published' })
    const later = await status(id, plan)
    expect(later.status).toBe(422)
    expect(later.body).toEqual(now.body)
    expect((await admin(id)).status).toBe('draft')
    await test.call('articles.update', { as: house.author, params: { id }, body: { body: [paragraph('Now')] } })
    expect((await status(id, plan)).body.article.status).toBe('scheduled')
  })

  it('leaves what is in the bin', async () => {
    const { id } = await scheduled(1)
    await test.call('articles.delete', { as: house.author, params: { id } })
    await runAt(inDays(1.1))
    expect((await test.call('articles.restore', { as: house.author, params: { id } })).body.article.status).toBe(
      'scheduled',
    )
  })
})
