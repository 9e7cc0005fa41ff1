import { describe, expect, it } from 'vitest'
import { reports } from '@deckle/core/report/reports/reports.ts'
import type { Person } from '../../test/factories.ts'
import { right } from '../../test/learners.ts'
import { withPlayedDecks } from './test/played-app.ts'
import { play } from './test/played-decks.ts'

const { rows, statusOf, played } = withPlayedDecks()

describe('makers and players', () => {
  const ask = async (name: 'creators' | 'viewers' | 'viewersOfCreator', as: Person, query: object = {}) => {
    const { status, body } = await played.test.call(`reports.${name}`, { as, query })
    return status === 200 ? body.report.rows : status
  }

  it('are listed by name: oneself, the branch, or everyone', async () => {
    const omi = { user: 'Omi Jha', decks: 2, published: 2, plays: 5, completions: 4, percentage: 62.5 }
    expect(await ask('creators', played.admin)).toEqual([
      expect.objectContaining(omi),
      expect.objectContaining({ user: 'Uma Bose', decks: 1, plays: 4 }),
    ])
    expect(await ask('creators', played.head)).toEqual([expect.objectContaining(omi)])
    expect(await ask('creators', played.other)).toEqual([expect.objectContaining({ user: 'Uma Bose' })])
    expect(await ask('creators', played.admin, { search: 'uma' })).toHaveLength(1)
    const playsBy = async (query: object) =>
      ((await ask('creators', played.admin, query)) as { plays: number }[]).map(({ plays }) => plays)
    const all = await playsBy({})
    expect(await playsBy({ sort: 'plays' })).toEqual(all.toSorted((one, next) => next - one))
    expect(await playsBy({ sort: 'plays', limit: 1 })).toEqual([Math.max(...all)])
    expect(await ask('creators', played.fan)).toBe(403)
  })

  it('who played what: of the branch; of one’s own decks', async () => {
    const bela = { user: 'Bela Das', decks: 2, plays: 2, completions: 2 }
    expect(await ask('viewers', played.admin)).toEqual([expect.objectContaining(bela)])
    expect(await ask('viewers', played.head, { to: '2020-01-01' })).toEqual([
      expect.objectContaining({ user: 'Bela Das', plays: 0 }),
    ])
    expect(await ask('viewers', played.maker)).toBe(403)
    expect(await ask('viewersOfCreator', played.maker)).toEqual([expect.objectContaining(bela)])
    expect(await ask('viewersOfCreator', played.maker, { search: 'bel' })).toEqual([expect.objectContaining(bela)])
    expect(await ask('viewersOfCreator', played.maker, { search: 'nobody' })).toEqual([])
    expect(await ask('viewersOfCreator', played.other)).toEqual([])
  })

  it('page by page', async () => {
    const players = [
      await played.test.signedIn('Learner', { clientId: played.admin.clientId }),
      played.admin,
      played.head,
    ]
    for (const as of players) await play(played.test, played.quiz, { as, answers: [right, right] })
    const found: unknown[] = []
    const askPage = (cursor: string) =>
      played.test.call('reports.viewersOfCreator', {
        as: played.maker,
        query: { limit: 2, ...(cursor !== '' && { cursor }) },
      })
    for (let cursor: string | null = ''; cursor !== null;) {
      const { report, next }: Awaited<ReturnType<typeof askPage>>['body'] = (await askPage(cursor)).body
      found.push(...report.rows.map(({ user_id }) => user_id))
      cursor = next
    }
    expect(found.toSorted()).toEqual([played.fan, ...players].map(({ userId }) => userId).toSorted())
  })

  it('who was seen last comes first, page by page', async () => {
    const seen = async (query: object) => (await played.test.call('reports.viewers', { as: played.admin, query })).body
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
    const foreign = await played.test.signedIn('Admin')
    for (const [name, { groups, filters }] of Object.entries(reports)) {
      const named = [
        ...(filters.some((one) => one === 'deck') ? [{ field: 'deck', op: 'is', value: played.quiz.id }] : []),
        ...(filters.some((one) => one === 'manager')
          ? [{ field: 'manager', op: 'below', value: played.head.userId }]
          : []),
      ]
      for (const group_by of Object.keys(groups))
        for (const filter of ['[]', JSON.stringify(named)]) {
          const found = await rows(name as keyof typeof reports, { group_by, filter }, foreign)
          const ids = [played.maker, played.head, played.other, played.fan]
            .map(({ userId }) => userId)
            .concat(played.quiz.id, played.survey.id, played.profiler.id)
          expect(ids.filter((id) => JSON.stringify(found).includes(id))).toEqual([])
          if (group_by === 'day' || group_by === 'month')
            expect(found.filter((row) => Number(row['starts']) > 0)).toEqual([])
        }
    }
  })

  it('that there is not answers 404; a grouping that does not fit has no rows', async () => {
    expect(await statusOf('weather', {}, played.admin)).toBe(404)
    expect(await statusOf('toString', {}, played.admin)).toBe(404)
    const { status, body } = await played.test.call('reports.show', {
      as: played.admin,
      params: { report: 'overview' },
      query: { group_by: 'device' },
    })
    expect([status, body.report.rows, body.next]).toEqual([200, [], null])
  })

  it('is a file of all rows, its codes in words', async () => {
    const file = async (format: 'csv' | 'xlsx', language: string) =>
      played.test.call('reports.show', {
        as: played.admin,
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
