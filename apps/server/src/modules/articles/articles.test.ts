import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { insertRow } from '../../test/rows.ts'
import {
  type ArticleHouse,
  makeArticle,
  makeArticleHouse,
  paragraph,
  publishArticle,
  titles,
} from './test/article-house.ts'

let test: TestApp
let house: ArticleHouse
let clock: Date | null = null
beforeAll(async () => {
  test = await createTestApp({ change: ({ now }) => ({ now: () => clock ?? now() }) })
  house = await makeArticleHouse(test)
})
afterAll(() => test.close())

const save = (as: ArticleHouse['author'], id: string, body: object) =>
  test.call('articles.update', { as, params: { id }, body: body as never })

describe('drafts', () => {
  it('are created from a title, from fields, bare or under `article`, and from templates', async () => {
    const { author, categories } = house
    const bare = await test.call('articles.create', { as: author, body: { title: 'Only a title' } })
    expect(bare.body.article).toMatchObject({ status: 'draft', revision: 1, publication: null, content: { body: [] } })
    const under = await test.call('articles.create', {
      as: author,
      body: { article: { title: 'With fields', category: 'news', language: 'hi' } },
    })
    expect(under.body.article.category).toMatchObject({ id: categories['news'], slug: 'news', name: 'News' })
    expect(under.body.article.content).toMatchObject({ language: 'hi', category: categories['news'] })
    const made = await makeArticle(test, author, { body: undefined, language: 'hi', template_id: 'faq' })
    expect(made.content.body.some(({ type }) => type === 'question')).toBe(true)
    expect(made.template_id).toBe('faq')
    const unknown = await test.call('articles.create', { as: author, body: { title: 'x', category: 'nowhere' } })
    expect([unknown.status, Object.keys(unknown.error.fields ?? {})]).toEqual([422, ['category']])
    expect((await test.call('articles.create', { as: author, body: { title: 'x', template_id: 'none' } })).status).toBe(
      404,
    )
    expect((await test.call('articles.create', { as: house.reader, body: { title: 'x' } })).status).toBe(403)
  })

  it('are saved over a revision, or over the latest without one; an older one gets the newer article', async () => {
    const { author } = house
    const { id } = await makeArticle(test, author)
    const saved = await save(author, id, { revision: 1, title: 'Green tea' })
    expect(saved.body.article).toMatchObject({ revision: 2, content: { title: 'Green tea' } })
    const late = await save(author, id, { revision: 1, title: 'Black tea' })
    expect([late.status, late.error.code]).toEqual([409, 'revision_conflict'])
    expect(late.error.data).toMatchObject({ article: { id, revision: 2, content: { title: 'Green tea' } } })
    expect((await save(author, id, { article: { subtitle: 'Cold' } })).body.article).toMatchObject({
      revision: 3,
      content: { title: 'Green tea', subtitle: 'Cold' },
    })
    expect((await save(author, id, { subtitle: 'Cold' })).body.article.revision).toBe(3)
  })

  it('one of two saves over the same revision is kept', async () => {
    const { id } = await makeArticle(test, house.author)
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, at) => save(house.author, id, { revision: 1, title: `Tea ${at}` })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  })

  it('lose pictures of other clients', async () => {
    const { id: foreign } = await insertRow(test.deps, 'media', {
      client_id: house.outsider.clientId,
      owner_id: house.outsider.userId,
    })
    const { id: own } = await insertRow(test.deps, 'media', {
      client_id: house.clientId,
      owner_id: house.author.userId,
    })
    const { content } = await makeArticle(test, house.author, {
      cover: { id: foreign, alt: '' },
      seo: { title: '', description: '', canonical: '', image: { id: own, alt: '' }, noindex: false },
    })
    expect([content.cover.id, content.seo.image.id]).toEqual(['', own])
    const usage = await test.call('media.usage', { as: house.author, params: { id: own } })
    expect(usage.body.elsewhere).toBe(1)
  })

  it('keep a version each ten minutes of a person’s editing; restoring one keeps the draft first', async () => {
    const { author } = house
    const start = Date.now()
    const at = (minutes: number) => void (clock = new Date(start + minutes * 60_000))
    at(0)
    const { id } = await makeArticle(test, author)
    const write = (text: string) => save(author, id, { body: [paragraph(text)] })
    for (const [minutes, text] of [
      [1, 'One'],
      [2, 'Two'],
      [12, 'Three'],
      [13, 'Four'],
    ] as const) {
      at(minutes)
      await write(text)
    }
    const list = async () => (await test.call('articles.versions', { as: author, params: { id } })).body.versions
    const first = await list()
    expect(first.map(({ kind, number }) => `${number} ${kind}`)).toEqual(['2 saved', '1 saved'])
    expect(first[0]?.by).toMatchObject({ id: author.userId })
    const [, oldest] = first
    const params = { id, versionId: oldest?.id ?? '' }
    expect((await test.call('articles.showVersion', { as: author, params })).body.version.content.body).toEqual([
      paragraph('About tea.'),
    ])
    const named = await test.call('articles.nameVersion', { as: author, params, body: { name: 'First' } })
    expect(named.body.version.name).toBe('First')
    const wrong = await test.call('articles.restoreVersion', { as: author, params, body: { revision: 1 } })
    expect(wrong.status).toBe(409)
    const restored = await test.call('articles.restoreVersion', { as: author, params, body: { revision: 5 } })
    expect(restored.body.article.content.body).toEqual([paragraph('About tea.')])
    const [latest] = await list()
    const kept = await test.call('articles.showVersion', { as: author, params: { id, versionId: latest?.id ?? '' } })
    expect(kept.body.version.content.body).toEqual([paragraph('Four')])
    clock = null
  })

  it('keep fifty unnamed versions, and all that are named', async () => {
    const { author } = house
    const start = Date.now()
    const { id } = await makeArticle(test, author)
    for (let at = 1; at <= 54; at++) {
      clock = new Date(start + at * 11 * 60_000)
      await save(author, id, { body: [paragraph(`Text ${at}`)] })
      if (at === 2) {
        const [first] = (await test.call('articles.versions', { as: author, params: { id } })).body.versions
        await test.call('articles.nameVersion', {
          as: author,
          params: { id, versionId: first?.id ?? '' },
          body: { name: 'Named' },
        })
      }
    }
    clock = null
    const { versions } = (await test.call('articles.versions', { as: author, params: { id }, query: { limit: '100' } }))
      .body
    expect(versions).toHaveLength(51)
    expect(versions.filter(({ name }) => name === 'Named')).toHaveLength(1)
  })
})

describe('who may', () => {
  it('others see a draft once it is shared: to look at and copy, or to edit', async () => {
    const { author, mate, reader, outsider } = house
    const { id } = await makeArticle(test, author, { title: 'Shared tea' })
    const show = async (as: ArticleHouse['author']) => [
      (await test.call('articles.show', { as, params: { id } })).status,
      (await test.call('articles.showAdmin', { as, params: { id } })).status,
      (await save(as, id, { subtitle: 'x' })).status,
      (await test.call('articles.duplicate', { as, params: { id } })).status,
    ]
    const share = (can: 'view' | 'edit') =>
      test.call('articles.updateShares', {
        as: author,
        params: { id },
        body: { everyone: 'none', people: [{ user_id: mate.userId, can }] },
      })
    expect(await show(mate)).toEqual([404, 404, 404, 404])
    expect((await share('view')).status).toBe(200)
    expect(await show(mate)).toEqual([200, 403, 403, 200])
    const list = async () =>
      (await test.call('articles.list', { as: mate, query: { owner: 'shared' } })).body.articles.map(
        ({ id: one, can }) => [one, can.edit],
      )
    expect(await list()).toEqual([[id, false]])
    await share('edit')
    expect(await show(mate)).toEqual([200, 200, 200, 200])
    expect(await list()).toEqual([[id, true]])
    expect((await test.call('articles.delete', { as: mate, params: { id } })).status).toBe(403)
    expect(await show(reader)).toEqual([404, 403, 403, 403])
    expect(await show(outsider)).toEqual([404, 404, 404, 404])
    const [told] = (await test.call('notifications.list', { as: mate, params: { id: mate.userId } })).body.notifications
    expect(told?.title).toContain('Shared tea')
    const people = await test.call('articles.sharePeople', { as: author, params: { id }, query: { search: 'Mira' } })
    expect(people.body.people.map(({ user_id }) => user_id)).toEqual([mate.userId])
  })
})

describe('lists of authors', () => {
  it('are filtered, sorted and paged', async () => {
    const own = await makeArticleHouse(test)
    const { author } = own
    await makeArticle(test, author, { title: 'B draft', category: 'faq' })
    await publishArticle(test, author, { title: 'A published', language: 'hi' })
    await makeArticle(test, author, {
      title: 'C scheduled',
      status: 'scheduled',
      publish_at: '2031-05-01T10:00:00.000Z',
      unpublish_at: '2031-06-01T10:00:00.000Z',
    })
    const list = async (query: object) => {
      const { status, body } = await test.call('articles.list', { as: author, query: query as never })
      expect(status).toBe(200)
      return body.articles.map(({ title }) => title)
    }
    expect(await list({ sort: 'title' })).toEqual(['A published', 'B draft', 'C scheduled'])
    expect(await list({})).toEqual(['C scheduled', 'A published', 'B draft'])
    for (const sort of ['created', 'published', 'views']) expect(await list({ sort })).toHaveLength(3)
    expect(await list({ status: 'scheduled' })).toEqual(['C scheduled'])
    expect(await list({ category: 'faq' })).toEqual(['B draft'])
    expect(await list({ language: 'hi' })).toEqual(['A published'])
    expect(await list({ search: 'sched' })).toEqual(['C scheduled'])
    expect(await list({ owner: 'shared' })).toEqual([])
    for (const sort of ['updated', 'created', 'published', 'title', 'views'] as const) {
      const first = await test.call('articles.list', { as: author, query: { sort, limit: '2' } })
      const second = await test.call('articles.list', {
        as: author,
        query: { sort, limit: '2', cursor: first.body.next ?? '' },
      })
      expect([first.body.articles.length, second.body.articles.length, second.body.next]).toEqual([2, 1, null])
    }
    const calendar = await test.call('articles.calendar', {
      as: author,
      query: { from: '2031-06-01T00:00:00.000Z', to: '2031-07-01T00:00:00.000Z' },
    })
    expect(calendar.body.articles.map(({ title }) => title)).toEqual(['C scheduled'])
    expect((await test.call('search.find', { as: author, query: { q: 'published' } })).body.results).toMatchObject([
      { kind: 'article', title: 'A published' },
    ])
    const library = await test.call('courses.library', { as: author, query: { kind: 'article' } })
    expect(library.body.items.map(({ kind, title, published }) => [kind, title, published])).toEqual([
      ['article', 'C scheduled', false],
      ['article', 'A published', true],
      ['article', 'B draft', false],
    ])
  })
})

describe('templates', () => {
  it('are eight, and the client’s own', async () => {
    const own = await makeArticleHouse(test)
    const { id } = await makeArticle(test, own.author, { body: [paragraph('Our way')] })
    const made = await test.call('articles.saveTemplate', { as: own.author, params: { id }, body: { name: 'Ours' } })
    expect(made.body.template).toMatchObject({ name: 'Ours', builtIn: false, can: { delete: true } })
    const again = await test.call('articles.saveTemplate', { as: own.author, params: { id }, body: { name: 'OURS' } })
    expect(again.status).toBe(422)
    const all = await test.call('articles.templates', { as: own.mate, query: { language: 'hi' } })
    expect(all.body.templates.map(({ builtIn }) => builtIn)).toEqual([...Array.from({ length: 8 }, () => true), false])
    expect(all.body.templates.at(-1)?.can.delete).toBe(false)
    const template_id = made.body.template.id
    const from = await makeArticle(test, own.mate, { body: undefined, template_id })
    expect(from.content.body).toEqual([paragraph('Our way')])
    const params = { id: template_id }
    expect((await test.call('articles.deleteTemplate', { as: own.mate, params })).status).toBe(403)
    expect((await test.call('articles.deleteTemplate', { as: own.admin, params })).status).toBe(200)
    expect((await test.call('articles.deleteTemplate', { as: own.admin, params })).status).toBe(404)
  })
})

describe('the bin', () => {
  it('takes an article from its readers and gives it back as it was', async () => {
    const { author, reader } = house
    const { id } = await publishArticle(test, author, { title: 'Binned thoughts' })
    expect(await titles(test, reader, { search: 'binned' })).toEqual(['Binned thoughts'])
    expect((await test.call('articles.delete', { as: author, params: { id } })).status).toBe(200)
    expect((await test.call('articles.delete', { as: author, params: { id } })).status).toBe(200)
    expect(await titles(test, reader, { search: 'binned' })).toEqual([])
    expect((await test.call('articles.show', { as: reader, params: { id } })).status).toBe(404)
    const bin = await test.call('articles.list', { as: author, query: { status: 'bin' } })
    expect(bin.body.articles.map((row) => row.id)).toEqual([id])
    const back = await test.call('articles.restore', { as: author, params: { id } })
    expect(back.body.article).toMatchObject({ status: 'published', publication: { slug: 'binned-thoughts' } })
    expect(await titles(test, reader, { search: 'binned' })).toEqual(['Binned thoughts'])
  })
})
