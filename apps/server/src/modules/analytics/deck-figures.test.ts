import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makePublishedDeck, type PublishedDeck } from '../../test/decks.ts'
import type { Person } from '../../test/factories.ts'
import { recountFigures } from '../../test/figures/recount.ts'
import { playsOf } from '../../test/plays.ts'
import { insertRow, insertRows } from '../../test/rows.ts'
import { sampleContent } from '../../test/sample-content.ts'

let test: TestApp
let admin: Person
let deck: PublishedDeck
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
const { begin, submit, finish } = playsOf(() => test)

beforeEach(async () => {
  admin = await test.signedIn('Admin')
  deck = await makePublishedDeck(
    test,
    admin,
    sampleContent(['single_select', 'single_select', 'single_select', 'rating']),
  )
})

interface Given {
  /** Of the three questions, by slide; a question that is missing was not answered. */
  readonly options: readonly string[]
  readonly done?: boolean
  readonly day?: string
  readonly columns?: Readonly<Record<string, string | null>>
}

async function play(given: readonly Given[]): Promise<void> {
  const shared = { client_id: admin.clientId, deck_id: deck.id, version_id: deck.versionId }
  for (const { options, done = true, day = '2026-03-10', columns = {} } of given) {
    const at = new Date(`${day}T12:00:00Z`)
    const attempt = await insertRow(test.deps, 'attempts', {
      ...shared,
      started_at: at,
      completed_at: done ? at : null,
      percentage: done ? (options.filter((option) => option === 'o1').length / 3) * 100 : null,
      seconds: done ? 30 : null,
      ...columns,
    })
    await insertRows(
      test.deps,
      'answers',
      options.map((option, slide) => ({
        ...shared,
        attempt_id: attempt.id,
        slide_id: `s${slide}`,
        begun_on: day,
        answered_at: new Date(at.getTime() + slide * 1000),
        answer: JSON.stringify({ kind: 'singleSelect', option }),
        correct: option === 'o1',
        earned: option === 'o1' ? 1 : 0,
        possible: 1,
        spent_ms: 4000,
      })),
    )
  }
  await recountFigures(test, admin.clientId)
}

type Query = Record<string, string | number>
const ask = <Name extends 'deckOverview' | 'deckFunnel' | 'deckItems' | 'deckGeo' | 'deckDevices'>(
  name: Name,
  query: Query = {},
  as = admin,
) => test.call(`analytics.${name}`, { as, params: { id: deck.id }, query })

/** So many people who answered so. */
const people = (count: number, ...options: string[]): Given[] => Array.from({ length: count }, () => ({ options }))

describe('items', () => {
  it('say how well each question and option tells people apart', async () => {
    // Guttman's pattern: who gets a question right gets all easier ones.
    await play([
      ...people(8, 'o1', 'o1', 'o1'),
      ...people(8, 'o1', 'o1', 'o2'),
      ...people(8, 'o1', 'o2', 'o3'),
      ...people(8, 'o3', 'o2', 'o3'),
    ])
    const { items } = (await ask('deckItems')).body
    expect(items.attempts).toBe(32)
    // Item variances n ÷ (n − 1) × pq: 6/32, 8/32 and 6/32; of totals 0 … 3, eight each, 1.25.
    expect(items.alpha).toBeCloseTo((3 / 2) * (1 - 20 / 32 / 1.25), 9)
    expect(items.items.map(({ slideId, facility, correct, marked }) => [slideId, facility, correct, marked])).toEqual([
      ['s0', 75, 24, 32],
      ['s1', 50, 16, 32],
      ['s2', 25, 8, 32],
    ])
    expect(items.items.map(({ upperLower }) => upperLower)).toEqual(
      [
        // The best and the worst nine: one of each comes from the group beside it.
        1 - 1 / 9,
        1,
        8 / 9,
      ].map((value) => expect.closeTo(value, 9) as number),
    )
    const options = items.items[2]?.options ?? []
    expect(options.map(({ key, count, correct, share }) => [key, count, correct, share])).toEqual([
      ['o1', 8, true, 25],
      ['o2', 8, false, 25],
      ['o3', 16, false, 50],
    ])
    expect(options.map(({ upperLower }) => upperLower)).toEqual(
      [8 / 9, 1 / 9, -1].map((value) => expect.closeTo(value, 9) as number),
    )
    expect(items.items.map(({ flags }) => flags)).toEqual([[], [], ['hard']])
  })

  it('say nothing of fewer than twenty', async () => {
    expect((await ask('deckItems')).body.items).toEqual({ attempts: 0, alpha: null, items: [] })
    await play(people(19, 'o1', 'o2', 'o1'))
    const { items } = (await ask('deckItems')).body
    expect([items.attempts, items.alpha]).toEqual([19, null])
    expect(
      items.items.map((item) => [item.facility, item.discrimination, item.upperLower, item.options[0]?.upperLower]),
    ).toEqual(Array.from({ length: 3 }, () => [null, null, null, null]))
  })
})

describe('the funnel', () => {
  it('names the versions that are added up, and the slides that one of them lacks', async () => {
    await play(people(2, 'o1', 'o1', 'o1'))
    expect((await ask('deckFunnel')).body.funnel.versions).toEqual([1])
    const { body: shown } = await test.call('decks.show', { as: admin, params: { id: deck.id } })
    const { content, revision } = shown.deck
    const added = { ...content.contentHash[0]!, slideId: 'added', slideSeq: content.contentHash.length }
    const body = { revision, content: { ...content, contentHash: [...content.contentHash, added] } }
    const saved = (await test.call('decks.update', { as: admin, params: { id: deck.id }, body: body as never })).body
    await test.call('decks.publish', { as: admin, params: { id: deck.id }, body: { revision: saved.deck.revision } })
    const { versions, slides } = (await ask('deckFunnel')).body.funnel
    expect(versions).toEqual([1])
    expect(
      slides.filter(({ missingIn }) => missingIn.length > 0).map(({ slideId, missingIn }) => [slideId, missingIn]),
    ).toEqual([['added', [1]]])
    expect((await ask('deckFunnel', { version: 2 })).body.funnel).toMatchObject({ versions: [], starts: 0 })
  })

  it('says how many came to each slide, went on, and dropped off', async () => {
    await play([
      ...people(4, 'o1', 'o1', 'o1'),
      ...[1, 2, 2].map((length) => ({ options: Array.from({ length }, () => 'o2'), done: false })),
    ])
    const { funnel } = (await ask('deckFunnel')).body
    expect([funnel.starts, funnel.completions]).toEqual([7, 4])
    expect(
      funnel.slides.map(({ slideId, reached, answered, left, droppedOff, dropOffRate, medianSeconds }) => [
        slideId,
        reached,
        answered,
        left,
        droppedOff,
        dropOffRate,
        medianSeconds,
      ]),
    ).toEqual([
      ['s0', 7, 7, 6, 1, (1 / 7) * 100, 4],
      ['s1', 6, 6, 4, 2, (2 / 6) * 100, 4],
      ['s2', 4, 4, 4, 0, 0, 4],
      ['s3', 0, 0, 0, 0, null, null],
    ])
    expect((await ask('deckOverview')).body.overview).toMatchObject({ starts: 7, completions: 4, abandons: 3 })
  })
})

describe('the overview', () => {
  it('sets as many days before beside the days that are asked for', async () => {
    const on = (day: string) => ({ options: ['o1'], day })
    await play([
      on('2026-03-10'),
      on('2026-03-11'),
      on('2026-03-09'),
      { ...on('2026-03-08'), done: false },
      on('2026-03-07'),
    ])
    const { overview } = (await ask('deckOverview', { from: '2026-03-10', to: '2026-03-11' })).body
    expect([overview.starts, overview.completions]).toEqual([2, 2])
    expect(overview.before).toMatchObject({ starts: 2, completions: 1, completionRate: 50, abandons: 1 })
    expect((await ask('deckOverview', { to: '2026-03-11' })).body.overview.before).toBeNull()
  })

  it('shows at once what was played a moment ago', async () => {
    const attempt = await begin(deck, { source: 'mail' })
    await submit(attempt, 's0', { kind: 'singleSelect', option: 'o1' })
    expect((await ask('deckOverview')).body.overview).toMatchObject({ starts: 1, completions: 0, abandons: 0 })
    await finish(attempt)
    expect((await ask('deckOverview', { source: 'mail' })).body.overview).toMatchObject({ starts: 1, completions: 1 })
    expect((await ask('deckOverview', { source: 'other' })).body.overview.starts).toBe(0)
  })

  it('is of the days of the client’s reporting zone, or of another', async () => {
    await play([{ options: ['o1'], day: '2026-03-10' }])
    const daysOf = async (query: Query) =>
      (await ask('deckOverview', { from: '2026-03-10', to: '2026-03-11', ...query })).body.overview
    const started = async (query: Query) =>
      (await daysOf(query)).days.filter(({ starts }) => starts > 0).map(({ day }) => day)
    expect(await started({})).toEqual(['2026-03-10'])
    expect(await started({ tz: 'Pacific/Auckland' })).toEqual(['2026-03-11'])
    expect((await daysOf({})).tz).toBe('UTC')
  })
})

describe('filters', () => {
  const given: Given[] = [
    { options: ['o1'], columns: { device: 'phone', country: 'IN', source: 'mail' } },
    { options: ['o1'], columns: { device: 'phone', country: null, source: '' } },
    { options: ['o1'], columns: { device: 'desktop', country: 'IN', source: 'mail' } },
  ]

  it.each<[Query, number]>([
    [{}, 3],
    [{ device: 'phone' }, 2],
    [{ source: 'mail' }, 2],
    [{ source: '' }, 1],
    [{ country: 'IN' }, 2],
    [{ country: '' }, 1],
    [{ version: 1 }, 3],
    [{ version: 2 }, 0],
    [{ country: 'IN', device: 'phone' }, 1],
    [{ country: 'IN', device: 'phone', version: 1, source: 'mail' }, 1],
  ])('%j leave %i attempts, in every report', async (query, count) => {
    await play(given)
    expect((await ask('deckOverview', query)).body.overview.starts).toBe(count)
    expect((await ask('deckFunnel', query)).body.funnel.slides[0]?.answered).toBe(count)
    const { questions } = (await test.call('analytics.deckQuestions', { as: admin, params: { id: deck.id }, query }))
      .body
    expect(questions[0]?.answered).toBe(count)
    const { attempts } = (await test.call('analytics.deckAttempts', { as: admin, params: { id: deck.id }, query })).body
    expect(attempts).toHaveLength(count)
    const sum = (rows: readonly { readonly starts: number }[]) => rows.reduce((all, { starts }) => all + starts, 0)
    expect(sum((await ask('deckDevices', query)).body.devices)).toBe(count)
    expect(sum((await ask('deckGeo', query)).body.countries)).toBe(count)
    const { sources } = (await test.call('analytics.deckSources', { as: admin, params: { id: deck.id }, query })).body
    expect(sum(sources)).toBe(count)
  })

  it('of a team leave the attempts of everyone below its manager', async () => {
    const manager = await test.signedIn('Manager', { clientId: admin.clientId })
    const learner = await test.signedIn('Learner', { clientId: admin.clientId, manager_id: manager.userId })
    await play([
      { options: ['o1'], columns: { user_id: learner.userId } },
      { options: ['o1'], columns: { user_id: manager.userId } },
    ])
    const starts = async (team: string, as = admin) => (await ask('deckOverview', { team }, as)).body.overview.starts
    expect(await starts(manager.userId)).toBe(1)
    expect(await starts(learner.userId)).toBe(0)
    const outsider = await test.signedIn('Manager')
    expect((await ask('deckOverview', { team: outsider.userId })).status).toBe(404)
    const creator = await test.signedIn('Creator', { clientId: admin.clientId })
    const own = await makePublishedDeck(test, creator, sampleContent(['single_select']))
    const query = { team: manager.userId }
    expect((await test.call('analytics.deckOverview', { as: creator, params: { id: own.id }, query })).status).toBe(404)
  })
})

describe('countries', () => {
  const plan = (name: PlanType) =>
    test.deps.db.updateTable('clients').set({ plan: name }).where('id', '=', admin.clientId).execute()

  it('are refused with 402 where the plan has no figures by country', async () => {
    await plan('educational')
    const refused = await ask('deckGeo')
    expect([refused.status, refused.error.code]).toEqual([402, 'plan_limit'])
    expect((await ask('deckOverview', { country: 'IN' })).status).toBe(402)
    expect((await ask('deckOverview')).status).toBe(200)
    await plan('agency')
    expect((await ask('deckGeo')).body).toEqual({ countries: [] })
  })

  it('and devices have their completions, scores and times, most first', async () => {
    await play([
      { options: ['o1', 'o1', 'o1'], columns: { country: 'IN', device: 'phone' } },
      { options: ['o1'], done: false, columns: { country: 'IN', device: 'phone' } },
      { options: ['o2'], columns: { country: null, device: 'tablet' } },
    ])
    const row = { starts: 2, completions: 1, abandons: 1, completionRate: 50, meanPercentage: 100, meanSeconds: 30 }
    const other = { starts: 1, completions: 1, abandons: 0, completionRate: 100, meanPercentage: 0, meanSeconds: 30 }
    expect((await ask('deckGeo')).body.countries).toEqual([
      { country: 'IN', ...row },
      { country: '', ...other },
    ])
    expect((await ask('deckDevices')).body.devices).toEqual([
      { device: 'phone', ...row },
      { device: 'tablet', ...other },
    ])
  })
})

it('nobody of another client sees any of it', async () => {
  const outsider = await test.signedIn('Admin')
  for (const name of ['deckFunnel', 'deckItems', 'deckGeo', 'deckDevices', 'deckOverview'] as const)
    expect((await ask(name, {}, outsider)).status, name).toBe(404)
})
