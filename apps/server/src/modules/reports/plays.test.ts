import { deckReports } from '@deckle/core/report/reports/deck-reports.ts'
import { columnsFor, reportDefinition } from '@deckle/core/report/reports/reports.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { right } from '../../test/learners.ts'
import { withPlayedDecks, where } from './test/played-app.ts'
import { play } from './test/played-decks.ts'

/** Reports of plays with each of their groupings. */
const playGroups = Object.entries(deckReports).flatMap(([name, { groups }]) =>
  Object.keys(groups)
    .filter((group) => group !== 'course')
    .map((group) => [name as keyof typeof deckReports, group] as const),
)
const HALF_HOUR = 31 * 60_000

const { rows, read, statusOf, played } = withPlayedDecks()
const today = new Date().toISOString().slice(0, 10)

describe('plays', () => {
  it('in sum, by day and by month, of the decks that somebody may edit', async () => {
    const total = { starts: 9, completions: 8, completion_rate: 88.9, leads: 0 }
    expect(await rows('overview', {}, played.admin)).toEqual([expect.objectContaining(total)])
    expect(await rows('overview', { group_by: 'day' }, played.admin)).toEqual([
      expect.objectContaining({ ...total, day: today }),
    ])
    expect(await rows('overview', { group_by: 'month' }, played.admin)).toEqual([
      expect.objectContaining({ ...total, month: today.slice(0, 7) }),
    ])
    for (const as of [played.head, played.maker])
      expect((await rows('overview', {}, as))[0]).toMatchObject({ starts: 5 })
    expect((await rows('overview', {}, played.other))[0]).toMatchObject({ starts: 4, completions: 4 })
    expect((await rows('overview', { to: '2020-01-01' }, played.admin))[0]).toMatchObject({
      starts: 0,
      completion_rate: null,
    })
    expect(await statusOf('overview', {}, played.fan)).toBe(403)
  })

  it('by deck, type and owner, the most played first', async () => {
    const decks = await rows('content_performance', {}, played.admin)
    expect(
      decks.map(({ deck, starts, completions, passed, failed }) => [deck, starts, completions, passed, failed]),
    ).toEqual([
      ['Quiz', 4, 3, 1, 2],
      ['Survey', 4, 4, 0, 0],
      ['Which tea?', 1, 1, 0, 0],
    ])
    expect(decks[0]).toMatchObject({ deck_id: played.quiz.id, reader_type: 'quiz', percentage: 50 })
    const owners = await rows('content_performance', { group_by: 'owner' }, played.admin)
    expect(owners.map(({ user, decks: count, starts }) => [user, count, starts])).toEqual([
      ['Omi Jha', 2, 5],
      ['Uma Bose', 1, 4],
    ])
    const types = await rows('content_performance', { group_by: 'reader_type' }, played.admin)
    expect(types.map(({ reader_type, starts }) => [reader_type, starts])).toEqual([
      ['quiz', 4],
      ['survey', 4],
      ['recommendation', 1],
    ])
  })

  it('page by page, each row once', async () => {
    const all = await rows('content_performance', {}, played.admin)
    const paged: unknown[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await read('content_performance', { limit: 2, ...(cursor !== '' && { cursor }) }, played.admin)
      paged.push(...page.report.rows)
      cursor = page.next
    }
    expect(paged).toEqual(all)
  })

  it('filtered by one source, several, all but some, those with any', async () => {
    const starts = async (query: object) =>
      (await rows('content_performance', { ...query }, played.maker)).map(({ deck, starts: count }) => [deck, count])
    expect(await starts(where('source', 'is', 'mail'))).toEqual([
      ['Quiz', 2],
      ['Which tea?', 0],
    ])
    expect((await starts(where('source', 'in', ['mail', 'web'])))[0]).toEqual(['Quiz', 3])
    expect((await starts(where('source', 'is_not', 'mail')))[0]).toEqual(['Quiz', 2])
    expect((await starts(where('source', 'exists', true)))[0]).toEqual(['Quiz', 3])
    expect(await starts(where('source', 'exists', false))).toEqual([
      ['Quiz', 1],
      ['Which tea?', 1],
    ])
    for (const name of ['Quiz', 'QUIZ', 'QUİZ'])
      expect((await starts(where('name', 'is', name))).map(([deck]) => deck)).toEqual(['Quiz'])
    expect(await rows('sources', where('source', 'in', ['web']), played.maker)).toEqual([
      expect.objectContaining({ origin: 'web', starts: 1, completions: 1, percentage: 0 }),
    ])
    const device = (await rows('devices', {}, played.maker))[0]?.['device']
    const several = (op: 'is' | 'is_not') =>
      JSON.stringify([
        { field: 'source', op: 'in', value: ['mail', 'web'] },
        { field: 'source', op: 'is_not', value: 'web' },
        { field: 'device', op, value: device },
      ])
    expect((await starts({ filter: several('is') }))[0]).toEqual(['Quiz', 2])
    expect((await starts({ filter: several('is_not') }))[0]).toEqual(['Quiz', 0])
    expect((await rows('devices', { filter: several('is') }, played.maker))[0]).toMatchObject({ device, starts: 2 })
  })

  it('of a team, and in another time zone', async () => {
    expect((await rows('overview', where('team', 'below', played.head.userId), played.admin))[0]).toMatchObject({
      starts: 2,
    })
    expect(await statusOf('overview', where('team', 'below', played.head.userId), played.maker)).toBe(400)
    expect((await rows('overview', { tz: 'Pacific/Kiritimati' }, played.admin))[0]).toMatchObject({ starts: 9 })
    const days = await rows('overview', { tz: 'Pacific/Kiritimati', group_by: 'day' }, played.admin)
    expect(days.reduce((sum, { starts }) => sum + Number(starts), 0)).toBe(9)
  })

  it('filtered by what decks are, and by figures', async () => {
    const decks = async (query: object) =>
      (await rows('content_performance', { ...query }, played.admin)).map(({ deck }) => deck)
    expect(await decks(where('deck', 'is', played.quiz.id))).toEqual(['Quiz'])
    expect(await decks(where('deck', 'not_in', [played.quiz.id, played.survey.id]))).toEqual(['Which tea?'])
    expect(await decks(where('name', 'contains', 'TEA'))).toEqual(['Which tea?'])
    expect(await decks(where('reader_type', 'is_not', 'quiz'))).toEqual(['Survey', 'Which tea?'])
    expect(await decks(where('owner', 'below', played.head.userId))).toEqual(['Quiz', 'Which tea?'])
    expect(await decks(where('published', 'exists', false))).toEqual([])
    expect(await decks(where('published', 'after', '2020-01-01'))).toHaveLength(3)
    expect(await decks(where('starts', 'at_least', '2'))).toEqual(['Quiz', 'Survey'])
    expect(await decks(where('percentage', 'at_most', '60'))).toEqual(['Quiz'])
  })

  it('by source and device; by country where the plan has it', async () => {
    const found = await rows('sources', {}, played.maker)
    expect(found.map(({ origin, starts }) => [origin, starts])).toEqual([
      ['', 2],
      ['mail', 2],
      ['web', 1],
    ])
    expect((await rows('sources', { group_by: 'campaign' }, played.maker))[1]).toMatchObject({
      origin: 'mail',
      medium: '',
      campaign: '',
      starts: 2,
    })
    const devices = await rows('devices', {}, played.maker)
    expect(devices.reduce((sum, { starts }) => sum + Number(starts), 0)).toBe(5)
    await played.test.deps.db
      .updateTable('clients')
      .set({ plan: 'business' })
      .where('id', '=', played.admin.clientId)
      .execute()
    expect(await statusOf('geo', {}, played.maker)).toBe(402)
    expect(await statusOf('overview', where('country', 'is', 'IN'), played.maker)).toBe(402)
    await played.test.deps.db
      .updateTable('clients')
      .set({ plan: 'agency' })
      .where('id', '=', played.admin.clientId)
      .execute()
    expect((await rows('geo', {}, played.maker)).reduce((sum, { starts }) => sum + Number(starts), 0)).toBe(5)
  })

  it('completed, timed, scored', async () => {
    expect(await rows('completions', {}, played.maker)).toEqual([
      { day: today, starts: 5, completions: 4, completion_rate: 80, passed: 1, failed: 2 },
    ])
    const [time] = await rows('time_spent', {}, played.maker)
    expect(time).toMatchObject({ deck: 'Quiz', completions: 3 })
    const [scores] = await rows('assessment_scores', {}, played.maker)
    expect(scores).toEqual({
      deck_id: played.quiz.id,
      deck: 'Quiz',
      completions: 3,
      percentage: 50,
      passed: 1,
      failed: 2,
    })
    const bands = await rows(
      'assessment_scores',
      { group_by: 'score_band', ...where('deck', 'is', played.quiz.id) },
      played.maker,
    )
    expect(bands.map(({ completions }) => completions)).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 1])
    expect((await rows('leads_summary', {}, played.maker))[0]).toMatchObject({ leads: 0, share: 0 })
  })
})

describe('plays of a source and the others', () => {
  beforeAll(async () => {
    const { test, quiz } = played
    await play(test, quiz, { source: 'mail', answers: [right], isFinished: false })
    // Who stopped half an hour ago has left.
    test.later(HALF_HOUR)
  })

  it.each(playGroups)('%s by %s: add up to all', async (name, group) => {
    const columns = columnsFor(reportDefinition(name), group) ?? {}
    const counted = Object.keys(columns).filter((key) => columns[key] === 'count' && key !== 'decks')
    const sums = async (filter: object) => {
      const found = await rows(name, { group_by: group, ...filter }, played.admin)
      return counted.map((key) => found.reduce((sum, row) => sum + Number(row[key] ?? 0), 0))
    }
    const [all, those, others] = [
      await sums({}),
      await sums(where('source', 'is', 'mail')),
      await sums(where('source', 'is_not', 'mail')),
    ]
    expect(those.map((sum, at) => sum + (others[at] ?? 0))).toEqual(all)
    if (name === 'dropoff') expect(those[counted.indexOf('left')]).toBe(1)
  })
})
