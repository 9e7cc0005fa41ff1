import { dayIn } from '@deckle/core/time/time-zone.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { insertRow } from '../../test/rows.ts'
import { storeClicks } from './queries.ts'

let test: TestApp
let asha: Person
let outsider: Person
beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
  outsider = await test.signedIn('Creator')
})
afterAll(() => test.close())

const browser = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/128.0.0.0 Mobile Safari/537.36'
const open = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  test.app.inject({ method, url: path, headers: { 'user-agent': browser, ...headers } })

async function newDeck(as = asha): Promise<{ id: string; shortid: string }> {
  const made = (await test.call('decks.create', { as, body: { readerType: 'story' } })).body.deck
  const body = { revision: made.revision }
  const { deck } = (await test.call('decks.publish', { as, params: { id: made.id }, body })).body
  return { id: made.id, shortid: deck?.publication?.shortid ?? '' }
}
const create = (id: string, body: object = {}, as = asha) => test.call('urls.create', { as, params: { id }, body })
const made = async (id: string, body: object = {}) => (await create(id, body)).body.url
const pathOf = ({ url }: { readonly url: string }) => new URL(url).pathname
const listed = async (id: string) => (await test.call('urls.list', { as: asha, params: { id } })).body.urls

describe('clicks', () => {
  const figures = async (id: string, query: object = {}) => {
    await test.deps.urls.clicks.settled()
    return (await test.call('urls.clicks', { as: asha, params: { id }, query })).body
  }

  it('are counted by day and source, each once, without programs and looks ahead', async () => {
    const deck = await newDeck()
    const [poster, plain] = [await made(deck.id, { source: 'Poster' }), await made(deck.id)]
    await Promise.all(Array.from({ length: 200 }, () => open(pathOf(poster))))
    await open(pathOf(plain), { referer: 'https://www.news.example/today' })
    await open(pathOf(plain), { referer: 'http://deckle.test/library' })
    await open(pathOf(plain), { 'user-agent': 'Googlebot/2.1' })
    await open(pathOf(plain), { 'sec-purpose': 'prefetch' })
    await open(pathOf(plain), {}, 'HEAD')
    const { clicks, days, sources } = await figures(deck.id)
    expect([clicks, days.length, days.at(-1)?.clicks]).toEqual([202, 30, 202])
    expect(sources).toEqual([
      { source: 'Poster', clicks: 200 },
      { source: '', clicks: 1 },
      { source: 'news.example', clicks: 1 },
    ])
    expect((await figures(deck.id, { url: plain.id, days: '7' })).clicks).toBe(2)
    expect((await listed(deck.id)).map((one) => one.clicks)).toEqual([2, 200])
    test.later(86_400_000)
    await open(pathOf(poster))
    expect((await figures(deck.id)).days.slice(-2).map((one) => one.clicks)).toEqual([202, 1])
  })

  it('are of the day that it is in the client’s reporting time zone', async () => {
    const deck = await newDeck()
    const url = await made(deck.id)
    const { db, now } = test.deps
    const setZone = (reporting_zone: string) =>
      db.updateTable('clients').set({ reporting_zone }).where('id', '=', asha.clientId).execute()
    // Never on the same day.
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await setZone(zone)
      await open(pathOf(url))
      const { days } = await figures(deck.id)
      expect(days.at(-1)).toEqual({ day: dayIn(zone, now().getTime()), clicks: 1 })
    }
    await setZone('UTC')
  })

  it('from very many sources are kept in bounds', async () => {
    const deck = await newDeck()
    const url = await made(deck.id)
    for (let round = 0; round < 2; round++) {
      for (let at = 0; at < 60; at++) await open(pathOf(url), { referer: `https://site-${round}-${at}.example/` })
      await test.deps.urls.clicks.settled()
    }
    const { clicks, sources } = await figures(deck.id)
    expect(clicks).toBe(120)
    expect(sources.length).toBeLessThanOrEqual(51)
    expect(sources[0]?.source).toBe('*')
  })

  it('on two servers at the same time lose none', async () => {
    const deck = await newDeck()
    const urls = [await made(deck.id, { source: 'A' }), await made(deck.id, { source: 'B' })]
    const stores = Array.from({ length: 40 }, async (_, at) => {
      const clicks = (at % 2 ? urls : urls.toReversed()).map(({ id, source }) => ({
        clientId: asha.clientId,
        urlId: id,
        at: Date.parse('2026-01-31'),
        source,
        clicks: 1,
      }))
      await storeClicks(test.deps.pool, asha.clientId, clicks)
    })
    await Promise.all(stores)
    expect((await listed(deck.id)).map((one) => one.clicks)).toEqual([40, 40])
  })

  it('of another organisation’s address are not in the report', async () => {
    const [deck, theirs] = [await newDeck(), await newDeck(outsider)]
    const { url } = (await create(theirs.id, {}, outsider)).body
    await insertRow(test.deps, 'short_url_clicks', {
      client_id: outsider.clientId,
      short_url_id: url.id,
      day: new Date(),
      source: '',
      clicks: 5,
    } as never)
    expect((await figures(deck.id, { url: url.id })).clicks).toBe(0)
  })
})
