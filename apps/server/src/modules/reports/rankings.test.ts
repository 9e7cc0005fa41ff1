import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reports } from '@deckle/core/report/reports/reports.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { right } from '../../test/learners.ts'
import { makePlayedDecks, play } from './test/played-decks.ts'
import { readersOf } from './test/read-report.ts'

type Played = Awaited<ReturnType<typeof makePlayedDecks>>
let test: TestApp
let admin: Played['admin']
let head: Played['head']
let maker: Played['maker']
let other: Played['other']
let fan: Played['fan']
let quiz: Played['quiz']
let survey: Played['survey']
let profiler: Played['profiler']

const { rows, statusOf } = readersOf(() => test)

beforeAll(async () => {
  test = await createTestApp()
  ;({ admin, head, maker, other, fan, quiz, survey, profiler } = await makePlayedDecks(test))
})
afterAll(() => test.close())

describe('makers and players', () => {
  const ask = async (name: 'creators' | 'viewers' | 'viewersOfCreator', as: Person, query: object = {}) => {
    const { status, body } = await test.call(`reports.${name}`, { as, query })
    return status === 200 ? body.report.rows : status
  }

  it('are listed by name: oneself, the branch, or everyone', async () => {
    const omi = { user: 'Omi Jha', decks: 2, published: 2, plays: 5, completions: 4, percentage: 62.5 }
    expect(await ask('creators', admin)).toEqual([
      expect.objectContaining(omi),
      expect.objectContaining({ user: 'Uma Bose', decks: 1, plays: 4 }),
    ])
    expect(await ask('creators', head)).toEqual([expect.objectContaining(omi)])
    expect(await ask('creators', other)).toEqual([expect.objectContaining({ user: 'Uma Bose' })])
    expect(await ask('creators', admin, { search: 'uma' })).toHaveLength(1)
    const played = async (query: object) =>
      ((await ask('creators', admin, query)) as { plays: number }[]).map(({ plays }) => plays)
    const all = await played({})
    expect(await played({ sort: 'plays' })).toEqual(all.toSorted((one, next) => next - one))
    expect(await played({ sort: 'plays', limit: 1 })).toEqual([Math.max(...all)])
    expect(await ask('creators', fan)).toBe(403)
  })

  it('who played what: of the branch; of one’s own decks', async () => {
    const bela = { user: 'Bela Das', decks: 2, plays: 2, completions: 2 }
    expect(await ask('viewers', admin)).toEqual([expect.objectContaining(bela)])
    expect(await ask('viewers', head, { to: '2020-01-01' })).toEqual([
      expect.objectContaining({ user: 'Bela Das', plays: 0 }),
    ])
    expect(await ask('viewers', maker)).toBe(403)
    expect(await ask('viewersOfCreator', maker)).toEqual([expect.objectContaining(bela)])
    expect(await ask('viewersOfCreator', maker, { search: 'bel' })).toEqual([expect.objectContaining(bela)])
    expect(await ask('viewersOfCreator', maker, { search: 'nobody' })).toEqual([])
    expect(await ask('viewersOfCreator', other)).toEqual([])
  })

  it('page by page', async () => {
    const players = [await test.signedIn('Learner', { clientId: admin.clientId }), admin, head]
    for (const as of players) await play(test, quiz, { as, answers: [right, right] })
    const found: unknown[] = []
    const askPage = (cursor: string) =>
      test.call('reports.viewersOfCreator', { as: maker, query: { limit: 2, ...(cursor !== '' && { cursor }) } })
    for (let cursor: string | null = ''; cursor !== null;) {
      const { report, next }: Awaited<ReturnType<typeof askPage>>['body'] = (await askPage(cursor)).body
      found.push(...report.rows.map(({ user_id }) => user_id))
      cursor = next
    }
    expect(found.toSorted()).toEqual([fan, ...players].map(({ userId }) => userId).toSorted())
  })

  it('who was seen last comes first, page by page', async () => {
    const seen = async (query: object) => (await test.call('reports.viewers', { as: admin, query })).body
    const all = (await seen({ sort: 'recent' })).report.rows
    expect(all.length).toBeGreaterThan(2)
    const moments = all.map(({ last_seen_at }) => String(last_seen_at ?? ''))
    expect(moments).toEqual(moments.toSorted().toReversed())
    const first = await seen({ sort: 'recent', limit: 1 })
    const rest = await seen({ sort: 'recent', cursor: first.next })
    expect([...first.report.rows, ...rest.report.rows]).toEqual(all)
  })
})

describe('any report', () => {
  it('tells another client nothing, whatever ids its filters name', async () => {
    const foreign = await test.signedIn('Admin')
    for (const [name, { groups, filters }] of Object.entries(reports)) {
      const named = [
        ...(filters.some((one) => one === 'deck') ? [{ field: 'deck', op: 'is', value: quiz.id }] : []),
        ...(filters.some((one) => one === 'manager') ? [{ field: 'manager', op: 'below', value: head.userId }] : []),
      ]
      for (const group_by of Object.keys(groups))
        for (const filter of ['[]', JSON.stringify(named)]) {
          const found = await rows(name as keyof typeof reports, { group_by, filter }, foreign)
          const ids = [maker, head, other, fan].map(({ userId }) => userId).concat(quiz.id, survey.id, profiler.id)
          expect(ids.filter((id) => JSON.stringify(found).includes(id))).toEqual([])
          if (group_by === 'day' || group_by === 'month')
            expect(found.filter((row) => Number(row['starts']) > 0)).toEqual([])
        }
    }
  })

  it('that there is not answers 404; a grouping that does not fit has no rows', async () => {
    expect(await statusOf('weather', {}, admin)).toBe(404)
    expect(await statusOf('toString', {}, admin)).toBe(404)
    const { status, body } = await test.call('reports.show', {
      as: admin,
      params: { report: 'overview' },
      query: { group_by: 'device' },
    })
    expect([status, body.report.rows, body.next]).toEqual([200, [], null])
  })

  it('is a file of all rows, its codes in words', async () => {
    const file = async (format: 'csv' | 'xlsx', language: string) =>
      test.call('reports.show', {
        as: admin,
        params: { report: 'content_performance' },
        query: { format, limit: 1 },
        headers: { 'accept-language': language },
      })
    const { body, headers } = await file('csv', 'en')
    const lines = (body as unknown as string).replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(headers['content-type']).toContain('text/csv')
    expect(lines[0]).toBe('Deck id,Deck,Type,Views,Plays,Completed,Completion,Result,Passed,Failed,Leads')
    expect(lines.slice(1).map((line) => line.split(',').slice(1, 3))).toContainEqual(['Survey', 'Survey'])
    expect(lines).toHaveLength(4)
    expect(headers['x-total-rows']).toBe('3')
    expect((await file('csv', 'hi')).body as unknown as string).toContain('प्रश्नोत्तरी')
    expect((await file('xlsx', 'en')).headers['content-type']).toContain('spreadsheetml')
  })
})
