import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timeKey } from '@deckle/core/report/facts/millionths.ts'
import { quantile } from '@deckle/core/statistics/quantile.ts'
import type { Answer } from '@deckle/core/deck/slide.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makePublishedDeck } from '../../test/decks.ts'
import { queueAttempts } from '../figures/index.ts'
import { recountFigures } from '../../test/figures/recount.ts'
import { insertRow, insertRows } from '../../test/rows.ts'
import type { Person } from '../../test/factories.ts'
import { sampleContent } from '../../test/sample-content.ts'

let test: TestApp
let asha: Person
let deckId: string
const slides = ['single_select', 'multiple_select', 'rating', 'input_field'] as const

interface PlayAnswer {
  readonly slideId: string
  readonly answer: Answer
  readonly correct: boolean | null
  readonly spentMs: number
}
interface Play {
  readonly id: string
  readonly at: Date
  readonly version: 1 | 2
  readonly answers: readonly PlayAnswer[]
  readonly completedAt: Date | null
  readonly percentage: number | null
  readonly seconds: number | null
  readonly device: string
  /** Person known by sign-in (`user`), by a confirmed address (`email`), or not at all. */
  readonly user: string | null
  readonly email: string | null
}
const plays: Play[] = []
let views = 0

/** Seeded pseudo-random numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
  const content = sampleContent(slides)
  deckId = (await makePublishedDeck(test, asha, content)).id
  await test.call('decks.rename', { as: asha, params: { id: deckId }, body: { name: 'Beans, brewing & more' } })
  await test.call('decks.publish', { as: asha, params: { id: deckId }, body: { revision: 1 } })
  await insertPlays(300)
  await recountFigures(test, asha.clientId)
})
afterAll(() => test.close())

async function insertPlays(count: number): Promise<void> {
  const { db, newId } = test.deps
  const next = numbers(11)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T
  const users = [asha.userId]
  for (let n = 0; n < 3; n++) users.push((await test.signedIn('Learner', { clientId: asha.clientId })).userId)
  const versions = await db
    .selectFrom('deck_versions')
    .select(['id', 'version'])
    .where('deck_id', '=', deckId)
    .execute()
  for (let n = 0; n < count; n++) {
    const at = new Date(Date.UTC(2026, 2, 1) + Math.floor(next() * 20 * 86_400_000))
    const reached = Math.floor(next() * 5)
    const all: PlayAnswer[] = [
      {
        slideId: 's0',
        answer: { kind: 'singleSelect', option: pick(['o1', 'o2']) },
        correct: null,
        spentMs: Math.floor(next() * 9000),
      },
      {
        slideId: 's1',
        answer: { kind: 'multiSelect', options: pick([['o1'], ['o1', 'o2'], ['o2', 'o3']]) },
        correct: next() < 0.5,
        spentMs: Math.floor(next() * 9000),
      },
      {
        slideId: 's2',
        answer: { kind: 'rating', value: 1 + Math.floor(next() * 5) },
        correct: null,
        spentMs: Math.floor(next() * 9000),
      },
      {
        slideId: 's3',
        answer: {
          kind: 'openAnswer',
          text: pick(['=HYPERLINK("x")', 'अच्छा, धन्यवाद', 'Slow, "low"\nand steady', 'Fine']),
        },
        correct: null,
        spentMs: Math.floor(next() * 9000),
      },
    ]
    const answers = all
      .slice(0, reached)
      .map((one) =>
        one.slideId === 's0' ? { ...one, correct: (one.answer as { option: string }).option === 'o1' } : one,
      )
    const isDone = reached === 4 && next() < 0.8
    const percentage = isDone ? answers.filter(({ correct }) => correct).length * 50 : null
    plays.push({
      id: newId(),
      at,
      version: pick([1, 2] as const),
      answers,
      completedAt: isDone ? new Date(at.getTime() + 60_000) : null,
      percentage,
      seconds: isDone ? Math.floor(next() * 200) : null,
      device: pick(['phone', 'computer', 'tablet']),
      user: n % 3 === 0 ? (users[n % 4] ?? null) : null,
      email: n % 3 === 1 ? `${n % 2 ? 'P' : 'p'}erson${n % 25}@example.org` : null,
    })
  }
  const idOf = (version: number): string => versions.find((one) => one.version === version)?.id ?? ''
  const shared = { client_id: asha.clientId, deck_id: deckId }
  const attempts = plays.map((play) => ({
    ...shared,
    id: play.id,
    version_id: idOf(play.version),
    device: play.device,
    country: 'IN',
    started_at: play.at,
    completed_at: play.completedAt,
    percentage: play.percentage,
    passed: play.percentage === null ? null : play.percentage >= 70,
    answered: play.completedAt && play.answers.length,
    seconds: play.seconds,
    user_id: play.user,
    email: play.email,
  }))
  await insertRows(test.deps, 'attempts', attempts)
  const answers = plays.flatMap((play) =>
    play.answers.map((answers) => ({
      ...shared,
      attempt_id: play.id,
      slide_id: answers.slideId,
      begun_on: play.at.toISOString().slice(0, 10),
      version_id: idOf(play.version),
      answer: JSON.stringify(answers.answer),
      correct: answers.correct,
      earned: answers.correct ? 1 : 0,
      possible: answers.correct === null ? 0 : 1,
      spent_ms: answers.spentMs,
      answered_at: play.at,
    })),
  )
  await insertRows(test.deps, 'answers', answers)
  const seen = plays.map((play) => ({ ...shared, client_time: play.at, received_at: play.at }))
  views = seen.length
  await insertRows(test.deps, 'events', seen)
}

/** Recount: the last attempt of each identified person of all time, and all anonymous ones. */
function lastOfEach(answers: readonly Play[]): Play[] {
  const order = answers.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))
  const last = new Map<string, Play>()
  for (const play of order) last.set(play.user ?? play.email?.toLowerCase() ?? play.id, play)
  return [...last.values()]
}

/** Pearson's correlation coefficient. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length
  const [mx, my] = [mean(0), mean(1)]
  const sum = (of: (x: number, y: number) => number) => pairs.reduce((all, [x, y]) => all + of(x - mx, y - my), 0)
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y))
}

const dayIn = (tz: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: tz, dateStyle: 'short' }).format(at)

describe.each([
  ['all', {}],
  ['some days of Kolkata', { from: '2026-03-05', to: '2026-03-09', tz: 'Asia/Kolkata' }],
  ['one version', { version: 1 }],
  ['days and version', { from: '2026-03-10', tz: 'America/New_York', version: 2 }],
])('figures of %s', (_, query: { from?: string; to?: string; tz?: string; version?: number }) => {
  const inRange = (play: Play): boolean => {
    const day = dayIn(query.tz ?? 'UTC', play.at)
    return (
      (query.from === undefined || day >= query.from) &&
      (query.to === undefined || day <= query.to) &&
      (query.version === undefined || play.version === query.version)
    )
  }

  it('equal a recount', async () => {
    const { body, status } = await test.call('analytics.deckOverview', { as: asha, params: { id: deckId }, query })
    expect(status).toBe(200)
    const started = plays.filter((play) => play.answers.length > 0 && inRange(play))
    const done = started.filter(({ completedAt }) => completedAt)
    const scores = done.map(({ percentage }) => percentage as number)
    const { overview } = body
    expect(overview).toMatchObject({
      starts: started.length,
      completions: done.length,
      passed: scores.filter((score) => score >= 70).length,
      medianPercentage: quantile(scores, 0.5),
      medianSeconds: quantile(
        done.map(({ seconds }) => timeKey(seconds as number)),
        0.5,
      ),
    })
    expect(overview.meanPercentage).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / scores.length, 9)
    expect(overview.completionRate).toBeCloseTo((done.length / started.length) * 100, 9)
    const byDay = new Map<string, number>()
    for (const play of started)
      byDay.set(dayIn(query.tz ?? 'UTC', play.at), (byDay.get(dayIn(query.tz ?? 'UTC', play.at)) ?? 0) + 1)
    expect(new Map(overview.days.filter(({ starts }) => starts > 0).map(({ day, starts }) => [day, starts]))).toEqual(
      new Map([...byDay].sort()),
    )
    expect(overview.scores.reduce((sum, count) => sum + count, 0)).toBe(done.length)
    expect(overview.scores[9]).toBe(scores.filter((score) => score >= 90).length)
    expect(Object.fromEntries(overview.devices.map(({ device, count }) => [device, count]))).toEqual(
      Object.fromEntries(
        ['phone', 'computer', 'tablet'].map((device) => [
          device,
          started.filter((play) => play.device === device).length,
        ]),
      ),
    )
    if (Object.keys(query).length === 0) expect(overview.views).toBe(views)
  })

  it('of each question equal a recount', async () => {
    const { body } = await test.call('analytics.deckQuestions', { as: asha, params: { id: deckId }, query })
    expect(body.questions.map(({ slideId }) => slideId)).toEqual(['s0', 's1', 's2', 's3'])
    const started = plays.filter((play) => play.answers.length > 0)
    const counted = lastOfEach(started).filter(inRange)
    expect(counted.length).toBeLessThan(plays.filter(inRange).length)
    for (const question of body.questions) {
      const answers = counted.flatMap((play) => play.answers.filter(({ slideId }) => slideId === question.slideId))
      const keys = answers.flatMap(({ answer }) =>
        answer.kind === 'singleSelect'
          ? [answer.option]
          : answer.kind === 'multiSelect'
            ? [...answer.options]
            : answer.kind === 'rating'
              ? [String(answer.value)]
              : [],
      )
      expect(question.answered).toBe(answers.length)
      for (const row of question.distribution)
        expect(row.count, `${question.slideId} ${row.key}`).toBe(keys.filter((key) => key === row.key).length)
      expect(question.distribution.reduce((sum, { count }) => sum + count, 0)).toBe(keys.length)
      const marked = answers.filter(({ correct }) => correct !== null)
      if (marked.length < 20)
        expect([question.facility, question.discrimination, question.flags]).toEqual([null, null, []])
      else {
        const facility = (marked.filter(({ correct }) => correct).length / marked.length) * 100
        const pairs = counted.flatMap((play) => {
          const own = play.answers.find(({ slideId, correct }) => slideId === question.slideId && correct !== null)
          const rest = play.answers.filter(({ slideId, correct }) => slideId !== question.slideId && correct)
          return own ? [[own.correct ? 1 : 0, rest.length] as const] : []
        })
        const discrimination = correlation(pairs)
        expect(question.facility).toBeCloseTo(facility, 9)
        expect(question.discrimination).toBeCloseTo(discrimination, 9)
        expect(question.flags).toEqual([
          ...(facility < 30 ? ['hard'] : []),
          ...(facility > 80 ? ['easy'] : []),
          ...(discrimination < 0.1 ? ['weak'] : []),
        ])
      }
      // Every attempt has its time.
      const times = started
        .filter(inRange)
        .flatMap((play) => play.answers.filter(({ slideId }) => slideId === question.slideId))
        .map(({ spentMs }) => timeKey(spentMs / 1000))
      expect(question.medianSeconds).toBeCloseTo(quantile(times, 0.5) ?? 0, 9)
    }
    const left = plays.filter((play) => inRange(play) && play.answers.length > 0 && !play.completedAt)
    expect(body.questions.map(({ droppedOff }) => droppedOff)).toEqual(
      [1, 2, 3, 4].map((reached) => left.filter((play) => play.answers.length === reached).length),
    )
  })
})

describe('people who left', () => {
  it('stand where they were last, once nothing was heard of them for half an hour', async () => {
    const lee = await test.signedIn('Creator')
    const content = sampleContent(slides)
    const { id, shortid, versionId } = await makePublishedDeck(test, lee, content)
    const { db, newId } = test.deps
    const minutes = 60_000
    const now = test.deps.now().getTime()
    /** One attempt: answers the first slide, then views others; times are minutes before now. */
    const person = async (
      answeredAt: number,
      seen: readonly (readonly [slide: string, at: number, event?: string])[],
    ) => {
      const { attempt } = (await test.call('play.begin', { params: { shortid }, body: { id: newId(), versionId } }))
        .body
      const at = (before: number) => new Date(now - before * minutes)
      await test.call('play.answer', {
        params: { id: attempt.id },
        body: {
          token: attempt.token,
          answer: { id: newId(), slideId: 's0', answer: { kind: 'singleSelect', option: 'o1' }, spent: 1 },
        },
      })
      await db
        .updateTable('answers')
        .set({ answered_at: at(answeredAt) })
        .where('attempt_id', '=', attempt.id)
        .execute()
      const shared = { client_id: lee.clientId, deck_id: id, attempt_id: attempt.id }
      for (const [slide_id, before, event = 'slide_view'] of seen)
        await insertRow(test.deps, 'events', {
          ...shared,
          event,
          slide_id,
          client_time: at(before),
          received_at: at(before),
        })
      await recountFigures(test, lee.clientId)
      return attempt
    }
    const left = async () =>
      (await test.call('analytics.deckQuestions', { as: lee, params: { id } })).body.questions.map(
        ({ droppedOff }) => droppedOff,
      )
    // Active: answered a moment ago, reads on, or watches a film.
    await person(1, [])
    await person(90, [['s1', 29]])
    await person(90, [
      ['s1', 60],
      ['s1', 10, 'video_progress'],
    ])
    expect(await left()).toEqual([0, 0, 0, 0])
    // Left: at the first slide, at the second, and back at the second after the fourth.
    await person(31, [])
    await person(90, [['s1', 31]])
    await person(90, [
      ['s1', 80],
      ['s2', 70],
      ['s3', 60],
      ['s1', 50],
    ])
    expect(await left()).toEqual([1, 2, 0, 0])
    const finished = await person(90, [['s3', 50]])
    expect(await left()).toEqual([1, 2, 0, 1])
    await test.call('play.complete', { params: { id: finished.id }, body: { token: finished.token } })
    expect(await left()).toEqual([1, 2, 0, 0])
    test.later(31 * minutes)
    expect(await left(), 'half an hour later').toEqual([2, 4, 0, 0])
    test.later(-31 * minutes)
  })
})

describe('figures by country', () => {
  it('are sent only where the plan has them', async () => {
    const set = (plan: 'educational' | 'agency') =>
      test.deps.db.updateTable('clients').set({ plan }).where('id', '=', asha.clientId).execute()
    const countries = async () => {
      const { body } = await test.call('analytics.deckAttempts', { as: asha, params: { id: deckId } })
      return [...new Set(body.attempts.map(({ country }) => country))]
    }
    const head = async () =>
      (
        await test.app.inject({
          method: 'GET',
          url: `/api/v2/analytics/${deckId}/deck/export`,
          headers: asha.headers,
        })
      ).body.split('\r\n')
    const before = (
      await test.deps.db.selectFrom('clients').select('plan').where('id', '=', asha.clientId).executeTakeFirstOrThrow()
    ).plan
    await set('educational')
    expect(await countries()).toEqual([null])
    expect((await head())[0]).not.toContain('Country')
    expect((await head())[1]).not.toContain(',IN,')
    await set('agency')
    expect(await countries()).toEqual(['IN'])
    expect((await head())[0]).toContain('Device,Country,Source')
    await test.deps.db.updateTable('clients').set({ plan: before }).where('id', '=', asha.clientId).execute()
  })
})

describe('options', () => {
  it('nobody chose are there with 0', async () => {
    const { body } = await test.call('analytics.deckQuestions', { as: asha, params: { id: deckId } })
    expect(body.questions[0]?.distribution).toMatchObject([
      { key: 'o1', label: 'Option 1', correct: true },
      { key: 'o2', correct: false },
      { key: 'o3', count: 0 },
    ])
    expect(body.questions[3]).toMatchObject({ distribution: [], texts: expect.any(Array) as unknown })
    expect(body.questions[3]?.texts).toHaveLength(20)
  })
})

describe('lists', () => {
  it('show every attempt once, newest first', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await test.call('analytics.deckAttempts', {
        as: asha,
        params: { id: deckId },
        query: { limit: 40, ...(cursor && { cursor }) },
      })
      seen.push(...body.attempts.map(({ id }) => id))
      cursor = body.next ?? undefined
      for (const attempt of body.attempts) {
        const play = plays.find(({ id }) => id === attempt.id) as Play
        expect(attempt).toMatchObject({
          answered: play.answers.length,
          version: play.version,
          percentage: play.percentage,
          person: play.email ?? (play.user ? (expect.any(String) as string) : null),
          country: 'IN',
        })
      }
    } while (cursor)
    const started = plays
      .filter(({ answers }) => answers.length > 0)
      .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))
    expect(seen).toEqual(started.map(({ id }) => id))
  })

  it('find free answers by their words', async () => {
    const list = async (query: Record<string, string | number>) =>
      (
        await test.call('analytics.deckResponses', {
          as: asha,
          params: { id: deckId },
          query: { slideId: 's3', limit: 100, ...query },
        })
      ).body
    const texts = plays.flatMap(({ answers }) =>
      answers.flatMap(({ answer }) => (answer.kind === 'openAnswer' ? [answer.text] : [])),
    )
    const first = await list({ limit: 5 })
    const rest = await list({ cursor: first.next ?? '' })
    expect(first.responses.length + rest.responses.length).toBe(Math.min(texts.length, 105))
    expect((await list({ search: 'STEADY' })).responses).toHaveLength(
      texts.filter((text) => text.includes('steady')).length,
    )
    expect((await list({ search: 'धन्यवाद' })).responses).toHaveLength(
      texts.filter((text) => text.includes('धन्यवाद')).length,
    )
  })

  it('export as CSV with a line an attempt and no formulas, and as a workbook of the same', async () => {
    const reply = await test.app.inject({
      method: 'GET',
      url: `/api/v2/analytics/${deckId}/deck/export`,
      headers: asha.headers,
    })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reply.headers['content-disposition']).toContain('attachment; filename="Beans brewing  more.csv"')
    const lines = reply.body.split('\r\n').filter(Boolean)
    expect(lines).toHaveLength(1 + plays.filter(({ answers }) => answers.length > 0).length)
    expect(lines[0]).toContain('Which one is right?')
    expect(reply.body).toContain('अच्छा')
    expect(reply.body).not.toMatch(/(^|[,"\n])=HYPERLINK/)
    expect(reply.body).toContain('Option 1; Option 2')
    const none = await test.app.inject({
      method: 'GET',
      url: `/api/v2/analytics/${deckId}/deck/export?from=2030-01-01`,
      headers: asha.headers,
    })
    expect(none.body.split('\r\n').filter(Boolean)).toHaveLength(1)
    const workbook = await test.app.inject({
      method: 'GET',
      url: `/api/v2/analytics/${deckId}/deck/export?format=xlsx`,
      headers: asha.headers,
    })
    const [sheet] = await readExcelFile(workbook.rawPayload)
    expect(sheet?.data.map(([id]) => id)).toEqual(lines.map((line) => line.replace('\uFEFF', '').split(',')[0]))
  })
})

describe('who may see it', () => {
  it('nobody of another client', async () => {
    const outsider = await test.signedIn('Admin')
    for (const call of [
      'analytics.deckOverview',
      'analytics.deckQuestions',
      'analytics.deckResponses',
      'analytics.deckAttempts',
      'analytics.deckExport',
    ] as const) {
      const query = call === 'analytics.deckResponses' ? { slideId: 's0' } : {}
      expect(
        (await test.call(call, { as: outsider, params: { id: deckId }, query: query as never })).status,
        call,
      ).toBe(404)
    }
    expect((await test.call('stats.show', { as: outsider })).body.stats).toMatchObject({
      decks: 0,
      starts30: 0,
      busiest: [],
    })
  })

  it.each([
    { from: '2026-02-31' },
    { to: '0000-01-01' },
    { from: '2026-03-02', to: '2026-03-01' },
    { tz: 'Mars/Olympus' },
    { tz: '+05:30' },
    { version: 99_999_999_999 },
  ])('nothing at %j', async (query) => {
    const { status, error } = await test.call('analytics.deckOverview', { as: asha, params: { id: deckId }, query })
    expect(status).toBe(400)
    expect(Object.keys(error.fields ?? {})).toHaveLength(1)
  })
})

describe('the dashboard', () => {
  it('adds up the last 30 days', async () => {
    const before = (await test.call('stats.show', { as: asha })).body.stats
    expect(before).toMatchObject({ decks: 1, published: 1 })
    expect(before.days).toHaveLength(30)
    const one = plays.find(({ answers }) => answers.length > 0) as Play
    const now = new Date()
    const today = now.toISOString().slice(0, 10)
    await test.deps.db.updateTable('attempts').set({ started_at: now }).where('id', '=', one.id).execute()
    await test.deps.db.updateTable('answers').set({ begun_on: today }).where('attempt_id', '=', one.id).execute()
    await queueAttempts(test.deps.db, asha.clientId, [one.id])
    const after = (await test.call('stats.show', { as: asha })).body.stats
    expect(after.starts30 - before.starts30).toBe(1)
    expect(after.busiest[0]).toMatchObject({ id: deckId, name: 'Beans, brewing & more' })
    expect(after.days.at(-1)?.starts).toBe(1)
  })
})
