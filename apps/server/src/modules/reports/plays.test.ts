import { reports } from '@deckle/core/report/reports/reports.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makePublishedDeck, type PublishedDeck } from '../../test/decks.ts'
import type { Person } from '../../test/factories.ts'
import { right, wrong } from '../../test/learners.ts'
import { playsOf } from '../../test/plays.ts'
import { sampleContent } from '../../test/sample-content.ts'
import { readersOf } from './test/read-report.ts'

let test: TestApp
let admin: Person
let head: Person
let maker: Person
/** Below no one. */
let other: Person
let fan: Person
let quiz: PublishedDeck
let survey: PublishedDeck
let profiler: PublishedDeck
let today: string

const { begin, submit, finish } = playsOf(() => test)
const { rows, read, statusOf } = readersOf(() => test)
const where = (field: string, op: string, value: unknown) => ({ filter: JSON.stringify([{ field, op, value }]) })

interface Play {
  readonly source?: string
  readonly as?: Person
  readonly answers: readonly object[]
  readonly isFinished?: boolean
}

async function play(deck: PublishedDeck, { source, as, answers, isFinished = true }: Play): Promise<void> {
  const attempt = await begin(deck, source === undefined ? {} : { source }, as)
  for (const [at, answer] of answers.entries()) expect((await submit(attempt, `s${at}`, answer)).status).toBe(200)
  if (isFinished) expect((await finish(attempt)).status).toBe(200)
}

const stars = (value: number) => ({ kind: 'rating', value })

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
  const { clientId } = admin
  head = await test.signedIn('Manager', { clientId })
  maker = await test.signedIn('Creator', { clientId, manager_id: head.userId, first_name: 'Omi', last_name: 'Jha' })
  other = await test.signedIn('Creator', { clientId, first_name: 'Uma', last_name: 'Bose' })
  fan = await test.signedIn('Learner', { clientId, manager_id: head.userId, first_name: 'Bela', last_name: 'Das' })
  today = test.deps.now().toISOString().slice(0, 10)
  quiz = await makePublishedDeck(test, maker, sampleContent(['single_select', 'single_select'], { name: 'Quiz' }))
  const rating = sampleContent(['rating'], { readerType: 'survey', name: 'Survey' })
  const [slide] = rating.contentHash
  survey = await makePublishedDeck(test, other, {
    ...rating,
    contentHash: slide ? [{ ...slide, data: { ...slide.data, rating: '10_stars' } }] : [],
  })
  const outcome = { text: '', image: { id: '', alt: '' }, link: '', linkLabel: '', masterTags: [] }
  profiler = await makePublishedDeck(
    test,
    maker,
    sampleContent(['single_select'], {
      readerType: 'recommendation',
      name: 'Which tea?',
      outcomes: [
        { ...outcome, id: 'low', title: 'Green', minValue: 0, maxValue: 50 },
        { ...outcome, id: 'high', title: 'Black', minValue: 50, maxValue: 100 },
      ],
    }),
  )
  await play(quiz, { source: 'mail', as: fan, answers: [right, right] })
  await play(quiz, { source: 'mail', answers: [right, wrong] })
  await play(quiz, { source: 'web', answers: [wrong, wrong] })
  await play(quiz, { answers: [right], isFinished: false })
  for (const value of [10, 9, 8, 3]) await play(survey, { answers: [stars(value)] })
  await play(profiler, { as: fan, answers: [right] })
})
afterAll(() => test.close())

describe('plays', () => {
  it('in sum, by day and by month, of the decks that somebody may edit', async () => {
    const total = { starts: 9, completions: 8, completion_rate: 88.9, leads: 0 }
    expect(await rows('overview', {}, admin)).toEqual([expect.objectContaining(total)])
    expect(await rows('overview', { group_by: 'day' }, admin)).toEqual([
      expect.objectContaining({ ...total, day: today }),
    ])
    expect(await rows('overview', { group_by: 'month' }, admin)).toEqual([
      expect.objectContaining({ ...total, month: today.slice(0, 7) }),
    ])
    for (const as of [head, maker]) expect((await rows('overview', {}, as))[0]).toMatchObject({ starts: 5 })
    expect((await rows('overview', {}, other))[0]).toMatchObject({ starts: 4, completions: 4 })
    expect((await rows('overview', { to: '2020-01-01' }, admin))[0]).toMatchObject({ starts: 0, completion_rate: null })
    expect(await statusOf('overview', {}, fan)).toBe(403)
  })

  it('by deck, type and owner, the most played first', async () => {
    const decks = await rows('content_performance', {}, admin)
    expect(
      decks.map(({ deck, starts, completions, passed, failed }) => [deck, starts, completions, passed, failed]),
    ).toEqual([
      ['Quiz', 4, 3, 1, 2],
      ['Survey', 4, 4, 0, 0],
      ['Which tea?', 1, 1, 0, 0],
    ])
    expect(decks[0]).toMatchObject({ deck_id: quiz.id, reader_type: 'quiz', percentage: 50 })
    const owners = await rows('content_performance', { group_by: 'owner' }, admin)
    expect(owners.map(({ user, decks: count, starts }) => [user, count, starts])).toEqual([
      ['Omi Jha', 2, 5],
      ['Uma Bose', 1, 4],
    ])
    const types = await rows('content_performance', { group_by: 'reader_type' }, admin)
    expect(types.map(({ reader_type, starts }) => [reader_type, starts])).toEqual([
      ['quiz', 4],
      ['survey', 4],
      ['recommendation', 1],
    ])
  })

  it('page by page, each row once', async () => {
    const all = await rows('content_performance', {}, admin)
    const paged: unknown[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await read('content_performance', { limit: 2, ...(cursor !== '' && { cursor }) }, admin)
      paged.push(...page.report.rows)
      cursor = page.next
    }
    expect(paged).toEqual(all)
  })

  it('filtered by one source, several, all but some, those with any', async () => {
    const starts = async (query: object) =>
      (await rows('content_performance', { ...query }, maker)).map(({ deck, starts: count }) => [deck, count])
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
    expect(await rows('sources', where('source', 'in', ['web']), maker)).toEqual([
      expect.objectContaining({ origin: 'web', starts: 1, completions: 1, percentage: 0 }),
    ])
    const device = (await rows('devices', {}, maker))[0]?.['device']
    const several = (op: 'is' | 'is_not') =>
      JSON.stringify([
        { field: 'source', op: 'in', value: ['mail', 'web'] },
        { field: 'source', op: 'is_not', value: 'web' },
        { field: 'device', op, value: device },
      ])
    expect((await starts({ filter: several('is') }))[0]).toEqual(['Quiz', 2])
    expect((await starts({ filter: several('is_not') }))[0]).toEqual(['Quiz', 0])
    expect((await rows('devices', { filter: several('is') }, maker))[0]).toMatchObject({ device, starts: 2 })
  })

  it('of a team, and in another time zone', async () => {
    expect((await rows('overview', where('team', 'below', head.userId), admin))[0]).toMatchObject({ starts: 2 })
    expect(await statusOf('overview', where('team', 'below', head.userId), maker)).toBe(400)
    expect((await rows('overview', { tz: 'Pacific/Kiritimati' }, admin))[0]).toMatchObject({ starts: 9 })
    const days = await rows('overview', { tz: 'Pacific/Kiritimati', group_by: 'day' }, admin)
    expect(days.reduce((sum, { starts }) => sum + Number(starts), 0)).toBe(9)
  })

  it('filtered by what decks are, and by figures', async () => {
    const decks = async (query: object) =>
      (await rows('content_performance', { ...query }, admin)).map(({ deck }) => deck)
    expect(await decks(where('deck', 'is', quiz.id))).toEqual(['Quiz'])
    expect(await decks(where('deck', 'not_in', [quiz.id, survey.id]))).toEqual(['Which tea?'])
    expect(await decks(where('name', 'contains', 'TEA'))).toEqual(['Which tea?'])
    expect(await decks(where('reader_type', 'is_not', 'quiz'))).toEqual(['Survey', 'Which tea?'])
    expect(await decks(where('owner', 'below', head.userId))).toEqual(['Quiz', 'Which tea?'])
    expect(await decks(where('published', 'exists', false))).toEqual([])
    expect(await decks(where('published', 'after', '2020-01-01'))).toHaveLength(3)
    expect(await decks(where('starts', 'at_least', '2'))).toEqual(['Quiz', 'Survey'])
    expect(await decks(where('percentage', 'at_most', '60'))).toEqual(['Quiz'])
  })

  it('by source and device; by country where the plan has it', async () => {
    const found = await rows('sources', {}, maker)
    expect(found.map(({ origin, starts }) => [origin, starts])).toEqual([
      ['', 2],
      ['mail', 2],
      ['web', 1],
    ])
    expect((await rows('sources', { group_by: 'campaign' }, maker))[1]).toMatchObject({
      origin: 'mail',
      medium: '',
      campaign: '',
      starts: 2,
    })
    const devices = await rows('devices', {}, maker)
    expect(devices.reduce((sum, { starts }) => sum + Number(starts), 0)).toBe(5)
    await test.deps.db.updateTable('clients').set({ plan: 'business' }).where('id', '=', admin.clientId).execute()
    expect(await statusOf('geo', {}, maker)).toBe(402)
    expect(await statusOf('overview', where('country', 'is', 'IN'), maker)).toBe(402)
    await test.deps.db.updateTable('clients').set({ plan: 'agency' }).where('id', '=', admin.clientId).execute()
    expect((await rows('geo', {}, maker)).reduce((sum, { starts }) => sum + Number(starts), 0)).toBe(5)
  })

  it('completed, timed, scored', async () => {
    expect(await rows('completions', {}, maker)).toEqual([
      { day: today, starts: 5, completions: 4, completion_rate: 80, passed: 1, failed: 2 },
    ])
    const [time] = await rows('time_spent', {}, maker)
    expect(time).toMatchObject({ deck: 'Quiz', completions: 3 })
    const [scores] = await rows('assessment_scores', {}, maker)
    expect(scores).toEqual({ deck_id: quiz.id, deck: 'Quiz', completions: 3, percentage: 50, passed: 1, failed: 2 })
    const bands = await rows('assessment_scores', { group_by: 'score_band', ...where('deck', 'is', quiz.id) }, maker)
    expect(bands.map(({ completions }) => completions)).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 1])
    expect((await rows('leads_summary', {}, maker))[0]).toMatchObject({ leads: 0, share: 0 })
  })
})

describe('answers', () => {
  it('by question: how hard, what was chosen', async () => {
    const hard = await rows('question_difficulty', {}, maker)
    // Under 20 answers, figures of items would be chance.
    expect(hard.filter(({ deck }) => deck === 'Quiz')).toEqual(
      [4, 3].map((answered, at) => ({
        deck_id: quiz.id,
        deck: 'Quiz',
        slide_id: `s${at}`,
        question: expect.any(String),
        answered,
        facility: null,
        discrimination: null,
        flag: '',
      })),
    )
    const options = (await rows('response_distribution', where('deck', 'is', quiz.id), maker)).filter(
      ({ slide_id }) => slide_id === 's0',
    )
    expect(options.map(({ count, share }) => [count, share])).toEqual([
      [3, 75],
      [1, 25],
      ...options.slice(2).map(() => [0, 0]),
    ])
  })

  it('of surveys in sum, and as NPS', async () => {
    const expected = { deck: 'Survey', answered: 4, mean: 7.5 }
    expect(await rows('survey_summary', {}, admin)).toEqual([expect.objectContaining(expected)])
    expect(await rows('nps', {}, admin)).toEqual([
      expect.objectContaining({ deck: 'Survey', answered: 4, promoters: 2, passives: 1, detractors: 1, nps: 25 }),
    ])
    expect(await rows('nps', {}, maker)).toEqual([])
  })

  it('lead to outcomes', async () => {
    const found = await rows('outcomes', {}, maker)
    expect(found.map(({ outcome, count, share }) => [outcome, count, share])).toEqual([
      ['Green', 0, 0],
      ['Black', 1, 100],
    ])
    expect(await rows('outcomes', { to: '2020-01-01' }, maker)).toEqual([])
  })

  it('end where people leave, after half an hour', async () => {
    const left = async (query: object) => rows('dropoff', { ...query, ...where('deck', 'is', quiz.id) }, maker)
    expect(await left({})).toEqual([expect.objectContaining({ deck: 'Quiz', starts: 4, left: 0, share: 0 })])
    await test.deps.db
      .updateTable('attempt_facts')
      .set({ last_at: new Date(Date.now() - 31 * 60_000) })
      .where('completed_at', 'is', null)
      .execute()
    expect(await left({})).toEqual([expect.objectContaining({ left: 1, share: 25 })])
    const slides = await left({ group_by: 'slide' })
    expect(slides.map(({ slide_id, reached, left: count }) => [slide_id, reached, count])).toEqual([
      ['s0', 4, 1],
      ['s1', 3, 0],
    ])
  })

  it('page by page, each row once, also within a deck', async () => {
    const all = await rows('response_distribution', {}, admin)
    const paged: unknown[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await read('response_distribution', { limit: 3, ...(cursor !== '' && { cursor }) }, admin)
      paged.push(...page.report.rows)
      cursor = page.next
    }
    expect(all.length).toBeGreaterThan(6)
    expect(paged).toEqual(all)
  })
})

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
    for (const as of players) await play(quiz, { as, answers: [right, right] })
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
    const lines = String(body).replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(headers['content-type']).toContain('text/csv')
    expect(lines[0]).toBe('Deck id,Deck,Type,Views,Plays,Completed,Completion,Result,Passed,Failed,Leads')
    expect(lines.slice(1).map((line) => line.split(',').slice(1, 3))).toContainEqual(['Survey', 'Survey'])
    expect(lines).toHaveLength(4)
    expect(String((await file('csv', 'hi')).body)).toContain('प्रश्नोत्तरी')
    expect((await file('xlsx', 'en')).headers['content-type']).toContain('spreadsheetml')
  })
})
