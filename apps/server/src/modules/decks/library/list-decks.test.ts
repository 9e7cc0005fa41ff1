import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { insertRows } from '../../../test/rows.ts'
import type { Person } from '../../../test/factories.ts'
import { sampleContent } from '../../../test/sample-content.ts'
import { storedContent } from '../content/stored-content.ts'

let test: TestApp
let asha: Person

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
  const mate = await test.signedIn('Creator', { clientId: asha.clientId })
  const other = await test.signedIn('Creator')
  const rows = Array.from({ length: 45 }, (_, n) => {
    const content = sampleContent(['title', 'single_select'], {
      name: `Deck ${String(n % 30).padStart(2, '0')} 100%`,
      readerType: n % 2 ? 'quiz' : 'poll',
    })
    return {
      client_id: asha.clientId,
      owner_id: n % 3 ? asha.userId : mate.userId,
      everyone: n % 3 ? ('none' as const) : ('view' as const),
      ...storedContent(content),
      attempt_count: n % 7,
      updated_at: new Date(1_700_000_000_000 + (n % 20) * 1000),
    }
  })
  const foreign = {
    client_id: other.clientId,
    owner_id: other.userId,
    ...storedContent(sampleContent(['title'], { name: 'Deck of others' })),
  }
  await insertRows(test.deps, 'decks', [...rows, foreign])
})
afterAll(() => test.close())

describe('the library', () => {
  it.each(['updated', 'created', 'name', 'attempts'] as const)(
    'shows every deck once, in the order of %s',
    async (sort) => {
      const seen: string[] = []
      const keys: (string | number)[] = []
      let cursor: string | undefined
      do {
        const { body } = await test.call('decks.list', {
          as: asha,
          query: { sort, limit: 7, ...(cursor && { cursor }) },
        })
        seen.push(...body.decks.map(({ id }) => id))
        keys.push(
          ...body.decks.map(
            (deck) =>
              ({
                updated: deck.updatedAt,
                created: deck.createdAt,
                name: deck.name.toLowerCase(),
                attempts: deck.attempts,
              })[sort],
          ),
        )
        cursor = body.next ?? undefined
      } while (cursor)
      expect(new Set(seen).size).toBe(45)
      expect(seen).toHaveLength(45)
      const sorted = [...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      expect(keys).toEqual(sort === 'name' ? sorted : sorted.reverse())
    },
  )

  it('filters by words, type, owner and state, and tells the total of what fits on one page', async () => {
    const list = async (query: Record<string, string | number>) =>
      (await test.call('decks.list', { as: asha, query: { limit: 100, ...query } })).body
    expect((await list({})).total).toBe(45)
    expect((await list({ search: 'dECK 0' })).decks).toHaveLength(20)
    expect((await list({ search: '0%' })).decks).toHaveLength(45)
    expect((await list({ search: '_' })).decks).toHaveLength(0)
    expect((await list({ readerType: 'quiz' })).decks).toHaveLength(22)
    expect((await list({ owner: 'me' })).decks).toHaveLength(30)
    expect((await list({ status: 'published' })).decks).toHaveLength(0)
    expect((await list({ status: 'draft' })).decks).toHaveLength(45)
    expect((await list({ limit: 20 })).total).toBeUndefined()
  })

  it('sends the first slide for the thumbnail, in one query', async () => {
    const { decks } = (await test.call('decks.list', { as: asha, query: { limit: 1 } })).body
    expect(decks[0]?.cover.contentHash.map(({ template }) => template)).toEqual(['title'])
    expect(decks[0]).toMatchObject({
      slides: 2,
      published: false,
      shortid: null,
      can: { publish: expect.any(Boolean) as boolean },
    })
  })

  it.each([
    'nonsense',
    Buffer.from('["2026-02-31T00:00:00.000000Z","0"]').toString('base64url'),
    Buffer.from('[1,2]').toString('base64url'),
  ])('refuses the cursor %s', async (cursor) => {
    expect((await test.call('decks.list', { as: asha, query: { cursor } })).error.code).toBe('bad_cursor')
  })
})
