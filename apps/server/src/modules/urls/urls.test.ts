import type { ShortUrl } from '@deckle/contract/urls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeCourse } from '../../test/courses.ts'
import type { Person } from '../../test/factories.ts'
import { articleTasks } from '../articles/index.ts'
import { makeArticle, publishArticle } from '../articles/test/article-house.ts'

let test: TestApp
let asha: Person
let sibling: Person
let outsider: Person
beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
  sibling = await test.signedIn('Creator', { clientId: asha.clientId })
  outsider = await test.signedIn('Creator')
})
afterAll(() => test.close())

const browser = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/128.0.0.0 Mobile Safari/537.36'
const open = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', app = test.app) =>
  app.inject({ method, url: path, headers: { 'user-agent': browser, ...headers } })

async function newDeck(as = asha): Promise<{ id: string; shortid: string }> {
  const made = (await test.call('decks.create', { as, body: { readerType: 'story' } })).body.deck
  const body = { revision: made.revision }
  const { deck } = (await test.call('decks.publish', { as, params: { id: made.id }, body })).body
  return { id: made.id, shortid: deck?.publication?.shortid ?? '' }
}
const create = (id: string, body: object = {}, as = asha) => test.call('urls.create', { as, params: { id }, body })
const made = async (id: string, body: object = {}) => (await create(id, body)).body.url
const pathOf = ({ url }: Pick<ShortUrl, 'url'>) => new URL(url).pathname
const change = (id: string, body: object, as = asha) => test.call('urls.update', { as, params: { id }, body })
const listed = async (id: string) => (await test.call('urls.list', { as: asha, params: { id } })).body.urls
let count = 0
const newSlug = () => `spring-${++count}`

describe('a short address', () => {
  it('leads to a deck or a course, with its source tags, and is kept by nobody', async () => {
    const deck = await newDeck()
    const course = await makeCourse(test, asha, {}, [deck.id])
    await test.call('courses.publish', { as: asha, params: { id: course.id }, body: { revision: course.revision } })
    const first = await made(deck.id, { source: 'Poster', medium: 'print' })
    const reply = await open(pathOf(first))
    expect([reply.statusCode, reply.headers['location'], reply.headers['cache-control']]).toEqual([
      302,
      `/play/${deck.shortid}?utm_source=Poster&utm_medium=print`,
      'no-store',
    ])
    const toCourse = await create(course.id)
    expect(toCourse.body.url?.target).toEqual({ kind: 'course', id: course.id })
    expect((await open(pathOf(toCourse.body.url))).headers['location']).toBe(`/courses/${course.id}/show`)
    expect((await open(pathOf(first), { cookie: 'deckle_language=hi' })).headers['set-cookie']).toBeUndefined()
  })

  it('is refused for what is not published, not there, or another’s', async () => {
    const draft = (await test.call('decks.create', { as: asha, body: { readerType: 'story' } })).body.deck.id
    expect((await create(draft)).status).toBe(422)
    expect((await create(test.deps.newId())).status).toBe(404)
    const deck = await newDeck()
    for (const as of [sibling, outsider]) {
      expect((await create(deck.id, {}, as)).status).toBe(404)
      expect((await test.call('urls.list', { as, params: { id: deck.id } })).status).toBe(404)
      expect((await test.call('urls.clicks', { as, params: { id: deck.id } })).status).toBe(404)
    }
    const url = await made(deck.id)
    for (const as of [sibling, outsider])
      for (const call of ['urls.delete', 'urls.restore'] as const)
        expect((await test.call(call, { as, params: { id: url.id } })).status).toBe(404)
    expect((await change(url.id, { source: 'x' }, sibling)).status).toBe(404)
    const learner = await test.signedIn('Learner', { clientId: asha.clientId })
    expect((await create(deck.id, {}, learner)).status).toBe(403)
    await test.call('sharing.update', {
      as: asha,
      params: { id: deck.id },
      body: { everyone: 'none', people: [{ user_id: sibling.userId, can: 'view' }] },
    })
    expect((await create(deck.id, {}, sibling)).status).toBe(403)
    const admin = await test.signedIn('Admin', { clientId: asha.clientId })
    expect((await change(url.id, { source: 'x' }, admin)).status).toBe(200)
  })

  it('has a slug of its own, whatever its case, that nobody else can have', async () => {
    const [deck, theirs] = [await newDeck(), await newDeck(outsider)]
    const slug = newSlug()
    const url = await made(deck.id, { slug: ` ${slug.toUpperCase()} ` })
    expect([url.slug, url.ownSlug]).toEqual([slug, true])
    expect((await open(`/s/${slug.toUpperCase()}`)).statusCode).toBe(302)
    const taken = await create(theirs.id, { slug }, outsider)
    expect([taken.status, Object.keys(taken.error.fields ?? {})]).toEqual([409, ['slug']])
    for (const bad of ['ab', 'a b', 'login', 'abcdefgh', 'वसंत', '../etc']) {
      const { status, error } = await create(deck.id, { slug: bad })
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['slug']])
    }
  })

  it('a slug asked for by many at once is one’s', async () => {
    const decks = [await newDeck(), await newDeck(outsider)]
    const slug = newSlug()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        create(decks[at % 2]?.id ?? '', { slug }, at % 2 === 0 ? asha : outsider).then(({ status }) => status),
      ),
    )
    expect(replies.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    const same = await newDeck()
    const ids = await Promise.all(Array.from({ length: 10 }, async () => (await made(same.id, { source: 'A' })).id))
    expect(new Set(ids).size).toBe(1)
  })

  it('is changed, closed and opened again at once, on every server', async () => {
    const deck = await newDeck()
    const slug = newSlug()
    const url = await made(deck.id, { slug })
    const other = await test.another()
    const there = (path: string) => open(path, {}, 'GET', other)
    expect((await there(`/s/${slug}`)).statusCode).toBe(302)
    await open(`/s/${slug}`)
    const next = newSlug()
    await change(url.id, { slug: next, source: 'B' })
    expect((await open(`/s/${slug}`)).statusCode).toBe(404)
    expect((await open(`/s/${next}`)).headers['location']).toContain('utm_source=B')
    await expect.poll(async () => (await there(`/s/${slug}`)).statusCode).toBe(404)
    const call = (name: 'urls.delete' | 'urls.restore') => test.call(name, { as: asha, params: { id: url.id } })
    await there(`/s/${next}`)
    expect((await call('urls.delete')).status).toBe(200)
    const gone = await open(`/s/${next}`, { 'accept-language': 'hi' })
    expect([gone.statusCode, gone.body.includes('यह पता अब खुला नहीं है')]).toEqual([410, true])
    await expect.poll(async () => (await there(`/s/${next}`)).statusCode).toBe(410)
    expect(await listed(deck.id)).toEqual([])
    expect([(await call('urls.delete')).status, (await change(url.id, {})).status]).toEqual([404, 404])
    expect((await call('urls.restore')).status).toBe(200)
    expect((await open(`/s/${next}`)).statusCode).toBe(302)
    await expect.poll(async () => (await there(`/s/${next}`)).statusCode).toBe(302)
  })

  it('a closed one gives its slug up within its organisation alone', async () => {
    const [deck, theirs] = [await newDeck(), await newDeck(outsider)]
    const slug = newSlug()
    const first = await made(deck.id, { slug })
    await test.call('urls.delete', { as: asha, params: { id: first.id } })
    expect((await create(theirs.id, { slug }, outsider)).status).toBe(409)
    const second = await made(deck.id, { slug, source: 'Again' })
    expect((await open(`/s/${slug}`)).headers['location']).toContain('utm_source=Again')
    expect((await test.call('urls.restore', { as: asha, params: { id: first.id } })).status).toBe(404)
    expect(second.id).not.toBe(first.id)
  })

  it('ends at its moment', async () => {
    const deck = await newDeck()
    const url = await made(deck.id, { expiresAt: new Date(test.deps.now().getTime() + 60_000).toISOString() })
    expect((await open(pathOf(url))).statusCode).toBe(302)
    test.later(61_000)
    expect((await open(pathOf(url))).statusCode).toBe(410)
    expect((await listed(deck.id))[0]).toMatchObject({ isExpired: true })
    await change(url.id, { expiresAt: null })
    expect((await open(pathOf(url))).statusCode).toBe(302)
  })

  it('with the same tags is one, also after a change', async () => {
    const deck = await newDeck()
    const [a, b] = [await made(deck.id, { source: 'A' }), await made(deck.id, { source: 'B' })]
    const refused = await change(b.id, { source: 'A' })
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([409, ['source']])
    await test.call('urls.delete', { as: asha, params: { id: a.id } })
    expect((await change(b.id, { source: 'A' })).status).toBe(200)
    expect((await test.call('urls.restore', { as: asha, params: { id: a.id } })).status).toBe(409)
  })

  it('that is not there is looked for at most so often', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' }
    const codes = Array.from({ length: 320 }, (_, at) => `none-${at}`)
    const statuses = []
    for (const code of codes) statuses.push((await open(`/s/${code}`, from)).statusCode)
    expect([...new Set(statuses)]).toEqual([404, 429])
    expect((await open(`/s/${'x'.repeat(90)}`)).statusCode).toBe(404)
    expect((await open('/s/%00')).statusCode).toBe(404)
  })
})

it('an address leads nowhere once its deck is gone for good, and its slug is free', async () => {
  const { deckTasks } = await import('../decks/index.ts')
  const deck = await newDeck()
  const slug = newSlug()
  await made(deck.id, { slug })
  expect((await open(`/s/${slug}`)).statusCode).toBe(302)
  await test.call('decks.delete', { as: asha, params: { id: deck.id } })
  test.later(31 * 86_400_000)
  await deckTasks(test.deps)['decks.purge']?.({}, {} as never)
  await expect.poll(async () => (await open(`/s/${slug}`)).statusCode).toBe(404)
  const later = await test.signedIn('Creator')
  const theirs = await newDeck(later)
  expect((await create(theirs.id, { slug }, later)).status).toBe(200)
})

it('leads to an article by its id, for strangers too, for who may publish it', async () => {
  const [author, foreign] = [await test.signedIn('Creator'), await test.signedIn('Creator')]
  const { clientId } = author
  const beside = await test.signedIn('Creator', { clientId })
  const reader = await test.signedIn('Learner', { clientId })
  const article = await publishArticle(test, author, { title: 'Tea' })
  const draft = await makeArticle(test, author)
  expect((await create(draft.id, {}, author)).status).toBe(422)
  expect((await create(article.id, {}, reader)).status).toBe(403)
  for (const as of [beside, foreign]) {
    expect((await create(article.id, {}, as)).status).toBe(404)
    expect((await test.call('urls.list', { as, params: { id: article.id } })).status).toBe(404)
  }
  const { body, status } = await create(article.id, { source: 'Poster' }, author)
  expect([status, body.url.target]).toEqual([200, { kind: 'article', id: article.id }])
  const opened = await open(pathOf(body.url))
  expect(opened.headers['location']).toBe(`/articles/${article.id}/show?utm_source=Poster`)
  const path = `/s/${newSlug()}`
  await create(article.id, { slug: path.slice(3) }, author)
  expect((await open(path)).statusCode).toBe(302)
  await test.call('articles.delete', { as: author, params: { id: article.id } })
  expect((await create(article.id, {}, author)).status).toBe(404)
  test.later(31 * 86_400_000)
  await articleTasks(test.deps)['articles.purge']?.({}, {} as never)
  await expect.poll(async () => (await open(path)).statusCode).toBe(404)
  await expect.poll(async () => (await open(pathOf(body.url))).statusCode).toBe(404)
})
