import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTasks } from '../../jobs/tasks.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makePublishedDeck, type PublishedDeck } from '../../test/decks.ts'
import type { Person } from '../../test/factories.ts'
import { insertRow } from '../../test/rows.ts'
import { touchOf, visitsOf } from './test/visits.ts'

let test: TestApp
let admin: Person
let deck: PublishedDeck
let article: string
const { touch, play, stored, cookieOf, begin } = visitsOf(
  () => test,
  () => admin.clientId,
)
const setMode = (mode: string, as = admin) => test.call('attribution.update', { as, body: { mode } })
const run = (task: string) => createTasks(test.deps)[task]?.({}, { attempt: 1, isRetried: true, signal: undefined })

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
  deck = await makePublishedDeck(test, admin)
  article = await publishedArticle(admin)
  await setMode('ask')
})
afterAll(() => test.close())

async function publishedArticle(owner: Person): Promise<string> {
  const { clientId: client_id, userId: owner_id } = owner
  const { id } = await insertRow(test.deps, 'articles', { client_id, owner_id })
  const version = await insertRow(test.deps, 'article_versions', { client_id, article_id: id })
  await insertRow(test.deps, 'article_publications', { client_id, article_id: id, version_id: version.id, slug: id })
  return id
}

describe('the setting', () => {
  it('is off until an Admin says otherwise, of one client alone', async () => {
    const other = await test.signedIn('Admin')
    const creator = await test.signedIn('Creator', { clientId: other.clientId })
    expect((await test.call('attribution.show', { as: other })).body).toEqual({ attribution: { mode: 'off' } })
    expect((await setMode('always', other)).body).toEqual({ attribution: { mode: 'always' } })
    expect((await test.call('attribution.show', { as: admin })).body).toEqual({ attribution: { mode: 'ask' } })
    expect((await setMode('off', creator)).status).toBe(403)
    expect((await setMode('sometimes', other)).status).toBe(400)
  })

  it('puts the script into public pages, at once, and takes it away', async () => {
    const page = async (path = 'play') => (await test.app.inject(`/${path}/${deck.shortid}`)).body
    expect(await page()).toContain('<script src="/player/touch.js" defer')
    expect(await page()).toContain(`data-thing="${deck.id}"`)
    expect(await page()).toContain('No thanks')
    expect(await page('embed')).toContain('data-embed=""')
    await setMode('off')
    expect(await page()).not.toContain('touch.js')
    await setMode('ask')
    expect(await page()).toContain('touch.js')
  })
})

describe('touches', () => {
  it('are stored once by their id, in any order', async () => {
    const visitor = randomUUID()
    const sent = [
      touchOf({ kind: 'article', thing: article, source: 'google', ago: 5 }),
      touchOf({ kind: 'deck', thing: deck.id }),
    ]
    const body = { client: admin.clientId, visitor, touches: sent }
    for (let n = 0; n < 2; n++) expect((await test.call('touches.add', { body })).body).toEqual({ ok: true })
    expect(await stored(visitor)).toEqual([
      { kind: 'article', thing: article, source: 'google', arrival: true },
      { kind: 'deck', thing: deck.id, source: '', arrival: false },
    ])
  })

  it.each([
    ['the browser asks not to be followed', { 'sec-gpc': '1' }],
    ['the browser says do not track', { dnt: '1' }],
  ])('are not stored where %s', async (_why, headers) => {
    const visitor = randomUUID()
    expect((await touch(visitor, { kind: 'deck', thing: deck.id, source: 'google' }, headers)).status).toBe(200)
    expect(await stored(visitor)).toEqual([])
    const attempt = await test.call('play.begin', {
      params: { shortid: deck.shortid },
      body: { id: randomUUID(), versionId: deck.versionId },
      headers: { ...headers, ...cookieOf(visitor) },
    })
    expect(attempt.status).toBe(200)
    expect(await stored(visitor)).toEqual([])
  })

  it('are not stored of pages that are not public, nor of another client’s', async () => {
    const other = await test.signedIn('Admin')
    const theirs = await makePublishedDeck(test, other)
    const draft = (await insertRow(test.deps, 'articles', { client_id: admin.clientId, owner_id: admin.userId })).id
    const visitor = randomUUID()
    for (const visit of [
      { kind: 'deck', thing: theirs.id },
      { kind: 'article', thing: draft },
      { kind: 'article', thing: deck.id },
      { kind: 'blog', thing: other.clientId },
    ] as const)
      expect((await touch(visitor, visit)).body).toEqual({ ok: true })
    expect(await stored(visitor)).toEqual([])
    await touch(visitor, { kind: 'blog', thing: admin.clientId, source: 'mail' })
    expect(await stored(visitor)).toHaveLength(1)
  })

  it('are not stored where the client follows nobody', async () => {
    const visitor = randomUUID()
    await setMode('off')
    await touch(visitor, { kind: 'deck', thing: deck.id })
    await play(visitor, deck)
    await setMode('ask')
    expect(await stored(visitor)).toEqual([])
  })

  it('refuse what is no touch', async () => {
    const good = touchOf({ kind: 'deck', thing: deck.id })
    for (const bad of [
      { ...good, kind: 'lead' },
      { ...good, ago: -1 },
      { ...good, more: 1 },
      { ...good, id: 'x' },
    ]) {
      const body = { client: admin.clientId, visitor: randomUUID(), touches: [bad] }
      expect((await test.call('touches.add', { body })).status).toBe(400)
    }
  })

  it('end at five hundred of one visitor', async () => {
    const visitor = randomUUID()
    for (let n = 0; n < 26; n++) {
      const touches = Array.from({ length: 20 }, () => touchOf({ kind: 'deck', thing: deck.id }))
      await test.call('touches.add', { body: { client: admin.clientId, visitor, touches } })
    }
    expect(await stored(visitor)).toHaveLength(500)
  })
})

describe('a play', () => {
  it('is of the visitor whose cookie comes with it, once', async () => {
    const visitor = randomUUID()
    await play(visitor, deck)
    expect(await stored(visitor)).toEqual([{ kind: 'play', thing: deck.id, source: '', arrival: false }])
  })

  it('without the cookie is of nobody', async () => {
    const { id } = await begin(deck)
    expect(await test.deps.db.selectFrom('touches').selectAll().where('ref_id', '=', id).execute()).toEqual([])
  })
})

describe('consent that is withdrawn', () => {
  it('takes all that was stored of the visitor', async () => {
    const [visitor, other] = [randomUUID(), randomUUID()]
    for (const one of [visitor, other]) await touch(one, { kind: 'article', thing: article, source: 'google' })
    expect((await test.call('touches.clear', { body: { client: admin.clientId, visitor } })).body).toEqual({
      ok: true,
    })
    expect(await stored(visitor)).toEqual([])
    expect(await stored(other)).toHaveLength(1)
    expect(await test.deps.db.selectFrom('visitors').selectAll().where('id', '=', visitor).execute()).toEqual([])
  })
})

describe('after thirteen months', () => {
  it('visitors go with all that they touched; what was counted stays', async () => {
    const visitor = randomUUID()
    await touch(visitor, { kind: 'article', thing: article, source: 'old-friend' })
    await run('touches.fold')
    const figures = () =>
      test.deps.db.selectFrom('flow_figures').selectAll().where('source', '=', 'old-friend').execute()
    expect(await figures()).toHaveLength(2)
    const before = new Date(test.deps.now().getTime() - 396 * 86_400_000)
    await test.deps.db.updateTable('visitors').set({ since: before }).where('id', '=', visitor).execute()
    await run('touches.purge')
    expect(await stored(visitor)).toEqual([])
    expect(await figures()).toHaveLength(2)
  })

  it('or earlier, where the client keeps what its audience left for less', async () => {
    const visitor = randomUUID()
    await touch(visitor, { kind: 'article', thing: article })
    const before = new Date(test.deps.now().getTime() - 31 * 86_400_000)
    await test.deps.db.updateTable('visitors').set({ since: before }).where('id', '=', visitor).execute()
    await run('retention.apply')
    expect(await stored(visitor)).toHaveLength(1)
    await test.call('retention.update', { as: admin, body: { answers_days: 30 } })
    await run('retention.apply')
    expect(await stored(visitor)).toEqual([])
    await test.call('retention.update', { as: admin, body: { answers_days: null } })
  })
})
