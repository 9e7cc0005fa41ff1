import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { sampleContent } from '../../../test/sample-content.ts'
import { announceClientChange } from '../change-announcements.ts'
import { audienceWordsFor } from '../words/words-for.ts'

let test: TestApp
let asha: Person

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())

const published = (content = sampleContent(['title', 'single_select', 'multiple_select', 'rating', 'input_field'])) =>
  makePublishedDeck(test, asha, content)

describe('pages', () => {
  const get = (path: string, headers: Record<string, string> = {}, app = test.app) =>
    app.inject({ method: 'GET', url: path, headers })

  it('show the deck, without what a player may not know', async () => {
    const deck = await published()
    const page = await get(`/play/${deck.shortid}`)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect((await get(`/embed/${deck.shortid}`)).headers['content-security-policy']).toContain('frame-ancestors *')
    expect(page.body).toContain('Beans and brewing')
    for (const secret of ['checked', 'That was correct', 'A note of the author', asha.clientId])
      expect(page.body).not.toContain(secret)
  })

  it("bear the client's icon where its plan has one", async () => {
    const icon = randomUUID()
    const brand = async (plan: PlanType) => {
      const { clientId } = await test.signedIn('Creator')
      const branding = JSON.stringify({ name: 'Meadow', primary: '', logo: '', icon, footer: '' })
      await test.deps.db.updateTable('clients').set({ plan, branding }).where('id', '=', clientId).execute()
      const deck = await makePublishedDeck(test, await test.signedIn('Creator', { clientId }), sampleContent(['title']))
      const iconOf = async (path: string) => / rel="icon" href="([^"]*)"/.exec((await get(path)).body)?.[1]
      const open = [await iconOf(`/play/${deck.shortid}`), await iconOf(`/embed/${deck.shortid}`)]
      const settings = JSON.stringify({ access: 'members' })
      await test.deps.db.updateTable('decks').set({ settings }).where('id', '=', deck.id).execute()
      await announceClientChange(test.deps, clientId)
      await expect.poll(async () => (await get(`/play/${deck.shortid}`)).body).toContain('data-gate')
      return [...open, await iconOf(`/play/${deck.shortid}`)]
    }
    expect(await brand('business')).toEqual(Array.from({ length: 3 }, () => `/media/${icon}/160.webp`))
    expect(await brand('free')).toEqual(Array.from({ length: 3 }, () => '/icon.svg'))
  })

  it('are compressed as asked, and not sent again when unchanged', async () => {
    const deck = await published()
    const plain = await get(`/play/${deck.shortid}`)
    for (const [accepted, sent] of [
      ['gzip', 'gzip'],
      ['gzip, br', 'br'],
      ['br;q=0, gzip', 'gzip'],
    ] as const) {
      const packed = await get(`/play/${deck.shortid}`, { 'accept-encoding': accepted })
      expect(packed.headers['content-encoding']).toBe(sent)
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length)
    }
    const etag = String(plain.headers.etag)
    expect((await get(`/play/${deck.shortid}`, { 'if-none-match': etag })).statusCode).toBe(304)
    expect((await get(`/play/${deck.shortid}`, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('answer 404 and 410 in words of the reader', async () => {
    const deck = await published()
    await test.call('decks.unpublish', { as: asha, params: { id: deck.id } })
    const gone = await get(`/play/${deck.shortid}`, { 'accept-language': 'hi' })
    expect(gone.statusCode).toBe(410)
    expect(gone.body).toContain('<html lang="hi" dir="ltr">')
    const urdu = await get(`/play/${deck.shortid}`, { 'accept-language': 'ur-PK,en;q=0.5' })
    expect(urdu.body).toContain('<html lang="ur" dir="rtl">')
    expect(urdu.body).toContain(audienceWordsFor('ur').notices.gone.title)
    expect((await get('/play/11111111')).statusCode).toBe(404)
    expect((await get('/play/0OIl')).statusCode).toBe(404)
    expect(
      (
        await test.call('play.begin', {
          params: { shortid: deck.shortid },
          body: { id: randomUUID(), versionId: deck.versionId },
        })
      ).status,
    ).toBe(410)
  })

  it('change at once on the server that published, and on another server when it is notified', async () => {
    const second = await test.another()
    try {
      const deck = await published(sampleContent(['title'], { name: 'First edition' }))
      const path = `/play/${deck.shortid}`
      for (const app of [test.app, second]) expect((await get(path, {}, app)).body).toContain('First edition')
      await test.call('decks.rename', { as: asha, params: { id: deck.id }, body: { name: 'Second edition' } })
      // The second server takes part in the same editing session.
      const put = await second.inject({
        method: 'POST',
        url: `/api/v2/decks/${deck.id}/publish`,
        headers: { ...asha.headers, 'content-type': 'application/json' },
        payload: { revision: 1 },
      })
      expect(put.statusCode).toBe(200)
      expect((await get(path, {}, second)).body).toContain('Second edition')
      await expect.poll(async () => (await get(path)).body).toContain('Second edition')
      await test.call('decks.delete', { as: asha, params: { id: deck.id } })
      expect((await get(path)).statusCode).toBe(410)
      await expect.poll(async () => (await get(path, {}, second)).statusCode).toBe(410)
    } finally {
      await second.close()
    }
  })
})
