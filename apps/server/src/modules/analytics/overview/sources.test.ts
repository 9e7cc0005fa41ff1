import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SourceRow } from '@deckle/contract/analytics.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck, type PublishedDeck } from '../../../test/decks.ts'
import { recountFigures } from '../../../test/figures/recount.ts'
import { insertRows } from '../../../test/rows.ts'
import type { Person } from '../../../test/factories.ts'
import { sampleContent } from '../../../test/sample-content.ts'

let test: TestApp
let asha: Person

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())

interface Tags {
  readonly source?: string
  readonly medium?: string
  readonly campaign?: string
}

const published = () => makePublishedDeck(test, asha, sampleContent(['single_select', 'rating']))

/** Plays as a visitor; an attempt without answers doesn't count as started. */
async function play(deck: PublishedDeck, tags: Tags, { answers = true, completes = false } = {}): Promise<void> {
  const begun = await test.call('play.begin', {
    params: { shortid: deck.shortid },
    body: { id: randomUUID(), versionId: deck.versionId, ...tags },
  })
  const { id, token } = begun.body.attempt
  const answer = { id: randomUUID(), slideId: 's1', answer: { kind: 'rating', value: 4 }, spent: 900 }
  if (answers) await test.call('play.answer', { params: { id }, body: { token, answer } })
  if (completes) await test.call('play.complete', { params: { id }, body: { token } })
}

/** Inserts completed attempts directly. */
async function store(deck: PublishedDeck, all: readonly Tags[], startedAt = new Date()): Promise<void> {
  const shared = { client_id: asha.clientId, deck_id: deck.id, version_id: deck.versionId }
  await insertRows(
    test.deps,
    'attempts',
    all.map((tags) => ({ ...shared, ...tags, started_at: startedAt, completed_at: startedAt })),
  )
  await recountFigures(test, asha.clientId)
}

const list = (deck: PublishedDeck, query: Record<string, string | number> = {}, as = asha) =>
  test.call('analytics.deckSources', { as, params: { id: deck.id }, query })

async function listAll(deck: PublishedDeck, limit: number): Promise<SourceRow[]> {
  const rows: SourceRow[] = []
  let cursor: string | null = null
  do {
    const reply = await list(deck, { limit, ...(cursor && { cursor }) })
    expect(reply.status).toBe(200)
    rows.push(...reply.body.sources)
    cursor = reply.body.next
  } while (cursor)
  return rows
}

describe('sources', () => {
  it('count starts and ends by source, medium and campaign, most first, then by name', async () => {
    const deck = await published()
    expect((await list(deck)).body).toEqual({ sources: [], next: null, total: 0 })
    const spring = { source: 'newsletter', medium: 'e-mail', campaign: 'spring' }
    await play(deck, spring, { completes: true })
    await play(deck, spring)
    await play(deck, spring)
    await play(deck, { ...spring, campaign: 'autumn' })
    await play(deck, {}, { completes: true })
    await play(deck, { source: 'embed' }, { answers: false })
    const { body } = await list(deck)
    const row = (tags: Tags, starts: number, completions: number) => ({
      source: '',
      medium: '',
      campaign: '',
      ...tags,
      starts,
      completions,
      completionRate: (completions / starts) * 100,
    })
    expect(body).toEqual({
      sources: [row(spring, 3, 1), row({}, 1, 1), row({ ...spring, campaign: 'autumn' }, 1, 0)],
      next: null,
      total: 3,
    })
    const { overview } = (await test.call('analytics.deckOverview', { as: asha, params: { id: deck.id } })).body
    expect(body.sources.reduce((sum, one) => sum + one.starts, 0)).toBe(overview.starts)
    expect(body.sources.reduce((sum, one) => sum + one.completions, 0)).toBe(overview.completions)
  })

  it('look at the days and the version that are asked for', async () => {
    const deck = await published()
    await store(deck, [{ source: 'old' }], new Date('2026-03-01T20:00:00Z'))
    await store(deck, [{ source: 'new' }], new Date('2026-03-05T12:00:00Z'))
    const named = async (query: Record<string, string | number>) =>
      (await list(deck, query)).body.sources.map(({ source }) => source)
    expect(await named({})).toEqual(['new', 'old'])
    expect(await named({ to: '2026-03-01' })).toEqual(['old'])
    expect(await named({ to: '2026-03-01', tz: 'Asia/Kolkata' })).toEqual([])
    expect(await named({ from: '2026-03-02', tz: 'Asia/Kolkata' })).toEqual(['new', 'old'])
    expect(await named({ version: 1 })).toEqual(['new', 'old'])
    expect(await named({ version: 2 })).toEqual([])
  })

  it('come page by page, each once, whatever is written in them', async () => {
    const deck = await published()
    const hostile = [
      '=HYPERLINK("http://x")',
      "'; drop table attempts; --",
      '<script>alert(1)</script>',
      '\u202Egnp',
      '%_\\',
    ]
    const tags: Tags[] = [
      ...Array.from({ length: 240 }, (_, at) => ({ source: `site-${at}.example`, campaign: String(at % 7) })),
      ...hostile.map((source) => ({ source, medium: source, campaign: source })),
      ...['अ', 'क'].map((letter) => ({
        source: letter.repeat(100),
        medium: letter.repeat(100),
        campaign: letter.repeat(100),
      })),
    ]
    await store(deck, [...tags, ...tags.slice(0, 100), ...tags.slice(0, 30)])
    const nameOf = ({ source = '', medium = '', campaign = '' }: Tags) => JSON.stringify([source, medium, campaign])
    for (const limit of [1, 20, 100]) {
      const rows = await listAll(deck, limit)
      expect(rows.map(nameOf).toSorted(), `${limit} a page`).toEqual(tags.map(nameOf).toSorted())
      expect(rows.map(({ starts }) => starts)).toEqual([
        ...Array<number>(30).fill(3),
        ...Array<number>(70).fill(2),
        ...Array<number>(tags.length - 100).fill(1),
      ])
    }
    expect((await list(deck)).body.total).toBe(tags.length)
  })

  it('are nobody’s of another client, and take no cursor of another list', async () => {
    const deck = await published()
    await store(deck, [{ source: 'a' }, { source: 'b' }])
    const outsider = await test.signedIn('Admin')
    expect((await list(deck, {}, outsider)).status).toBe(404)
    const cursorOf = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url')
    for (const values of [['1', randomUUID()], [1, 'x'], [1.5, randomUUID()], [1]])
      expect((await list(deck, { cursor: cursorOf(values) })).status).toBe(400)
    const beyond = await list(deck, { cursor: cursorOf([Number.MAX_SAFE_INTEGER, randomUUID()]) })
    expect(beyond.body.sources).toHaveLength(2)
  })

  it('stand in the list of plays and, without formulas, in the export', async () => {
    const deck = await published()
    await play(deck, { source: '=1+1', medium: '@SUM(A1)', campaign: '+91, "spring"' }, { completes: true })
    const { body } = await test.call('analytics.deckAttempts', { as: asha, params: { id: deck.id } })
    expect(body.attempts).toMatchObject([{ source: '=1+1', medium: '@SUM(A1)', campaign: '+91, "spring"' }])
    const { body: csv } = await test.app.inject({
      method: 'GET',
      url: `/api/v2/analytics/${deck.id}/deck/export`,
      headers: asha.headers,
    })
    const [head, line] = csv.split('\r\n')
    expect(head).toContain(',Country,Source,Medium,Campaign,Language,')
    expect(line).toContain(`,'=1+1,'@SUM(A1),"'+91, ""spring""",en,`)
  })
})
