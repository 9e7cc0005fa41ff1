import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleCourse } from '../course/test/sample-course.ts'
import {
  type AttemptResult,
  bestPercentage,
  completedAt,
  courseProgress,
  deckPercent,
  type DeckProgress,
  mergeProgress,
  noProgress,
  enrolmentEventOf,
  passedAt,
  type ProgressCourse,
} from './progress.ts'
import { hoursOn } from './test/any-outline.ts'

const attempt = (hours: number, percentage: number | null = null, passed: boolean | null = null): AttemptResult => ({
  completed_at: hoursOn(hours),
  percentage,
  passed,
})
const deck = (...results: (AttemptResult | null)[]): DeckProgress => ({
  seen: new Set(),
  attempts: new Map(results.map((one, at) => [`t${at}`, one])),
})
const withoutExam: ProgressCourse = { ...sampleCourse, finalExam: null, passingPercentage: 70 }
const optional = (...ids: string[]): ProgressCourse => ({
  ...withoutExam,
  decks: sampleCourse.decks.map((one) => (ids.includes(one.id) ? { ...one, required: false } : one)),
})
const progress = (course: ProgressCourse, decks: Readonly<Record<string, DeckProgress>>) =>
  courseProgress(course, new Map(Object.entries(decks)))
const done = (...percentages: (number | null)[]) =>
  Object.fromEntries(percentages.map((one, at) => ['abcde'[at] as string, deck(attempt(at, one))]))

describe('a deck', () => {
  it('is completed at its first completion, with its best percentage; a running attempt does not count', () => {
    const played = deck(attempt(5, 40), attempt(3, 20), null)
    expect([completedAt(played), bestPercentage(played)]).toEqual([hoursOn(3), 40])
    expect([completedAt(noProgress), bestPercentage(noProgress), passedAt(noProgress)]).toEqual([null, null, null])
  })

  it('as a final exam is passed at the first attempt that is; one without points by completing it', () => {
    expect(passedAt(deck(attempt(3, 60, false), attempt(9, 80, true), attempt(7, 71, true)))).toBe(hoursOn(7))
    expect(passedAt(deck(attempt(3)))).toBe(hoursOn(3))
    expect(passedAt(deck(attempt(3, 60, false)))).toBeNull()
  })

  it.each([
    [[], 4, 0],
    [['s0'], 3, 33],
    [['s0', 's1', 'gone'], 3, 66],
    [['s0', 's1', 's2'], 3, 99],
    [[], 0, 0],
  ])('%j of %i slides seen: %i %%', (seen, count, expected) => {
    const slides = Array.from({ length: count }, (_, at) => `s${at}`)
    expect(deckPercent({ ...noProgress, seen: new Set(seen) }, slides)).toBe(expected)
    expect(deckPercent({ ...deck(attempt(1)), seen: new Set(seen) }, slides)).toBe(100)
  })
})

describe('a course', () => {
  it('without an exam is passed by the mean of its required scored decks', () => {
    expect(progress(withoutExam, done(100, 50, null, 60, 70))).toMatchObject({
      completed: 5,
      of: 5,
      percent: 100,
      percentage: 70,
      completed_at: hoursOn(4),
      passed: true,
    })
    expect(progress(withoutExam, done(100, 50, null, 60, 69.9))).toMatchObject({ percentage: 70, passed: false })
    expect(progress(withoutExam, done(null, null, null, null, null))).toMatchObject({ percentage: null, passed: true })
  })

  it('is open until each required deck is completed', () => {
    const { topics, completedDecks, ...whole } = progress(withoutExam, done(90, 80, 70))
    expect(whole).toEqual({ completed: 3, of: 5, percent: 60, percentage: 80, completed_at: null, passed: null })
    expect([...topics.values()].map(({ percent }) => percent)).toEqual([100, 50, 0])
    expect([...completedDecks]).toEqual(['a', 'b', 'c'])
  })

  it('does not wait for what is not required, nor count it', () => {
    const played = { ...done(90, 80, 70, 60), e: deck(null) }
    expect(progress(optional('e'), played)).toMatchObject({ of: 4, percent: 100, percentage: 75, passed: true })
    const topics = sampleCourse.topics.map((topic) => ({ ...topic, required: topic.id === 'A' }))
    const first = progress({ ...withoutExam, topics }, done(90, 80, 10))
    expect(first).toMatchObject({ completed: 2, of: 2, percentage: 85, completed_at: hoursOn(1) })
    expect(first.topics.get('B')).toEqual({ completed: 1, of: 2, percent: 50 })
  })

  it('in which nothing is required takes all, and an empty one is never completed', () => {
    const open = optional('a', 'b', 'c', 'd', 'e')
    expect(progress(open, done(90))).toMatchObject({ completed: 1, of: 5, passed: null })
    expect(progress(open, done(90, 90, 90, 90, 90))).toMatchObject({ of: 5, passed: true })
    expect(progress({ ...withoutExam, decks: [] }, {})).toMatchObject({
      of: 0,
      percent: 0,
      completed_at: null,
      passed: null,
    })
  })

  it('with an exam is passed by it alone', () => {
    const all = done(10, 10, 10, 10, 10)
    expect(progress(sampleCourse, all)).toMatchObject({
      completed: 5,
      of: 6,
      percent: 83.3,
      percentage: null,
      passed: null,
    })
    const failed = progress(sampleCourse, { ...all, exam: deck(attempt(9, 69.9, false)) })
    expect(failed).toMatchObject({ completed: 5, percentage: 69.9, completed_at: null, passed: null })
    const passed = progress(sampleCourse, { ...all, exam: deck(attempt(9, 69.9, false), attempt(12, 75, true)) })
    expect(passed).toMatchObject({ completed: 6, percentage: 75, completed_at: hoursOn(12), passed: true })
    expect(passed.completedDecks.has('exam')).toBe(true)
    // The exam's pass mark is its own.
    expect(progress(sampleCourse, { ...all, exam: deck(attempt(9, 30, true)) })).toMatchObject({
      percentage: 30,
      passed: true,
    })
    expect(progress(sampleCourse, { ...done(90), exam: deck(attempt(9, 100, true)) }).passed).toBeNull()
  })

  it.each([
    [true, true, 'pass'],
    [false, false, 'fail'],
    [null, false, null],
    [null, true, 'fail'],
  ] as const)('passed %s, exam failed %s: %s', (passed, failed, expected) => {
    expect(enrolmentEventOf({ passed }, failed)).toBe(expected)
  })
})

const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
const anyResult: fc.Arbitrary<AttemptResult> = fc.record({
  completed_at: fc.integer({ min: 10, max: 30 }).map(hoursOn),
  percentage: maybe(fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10)),
  passed: maybe(fc.boolean()),
})
/** Of few slides and attempts, so that reports meet. */
const anyReport: fc.Arbitrary<DeckProgress> = fc.record({
  seen: fc.subarray(['s0', 's1', 's2', 's3']).map((ids) => new Set(ids)),
  attempts: fc
    .array(fc.tuple(fc.constantFrom('t0', 't1', 't2'), maybe(anyResult)), { maxLength: 3 })
    .map((entries) => new Map(entries)),
})
const merged = (reports: readonly DeckProgress[]) => reports.reduce(mergeProgress, noProgress)

it('reports of a deck in any order and any repetition come to the same, grouped as they may', () => {
  const reports = fc.array(anyReport, { maxLength: 6 })
  const shuffled = reports.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
  )
  fc.assert(
    fc.property(shuffled, fc.nat(12), ([all, again], at) => {
      const once = merged(all)
      expect(merged(again)).toEqual(once)
      expect(mergeProgress(merged(again.slice(at)), merged(again.slice(0, at)))).toEqual(once)
    }),
  )
})

const anyDecks = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'exam'), anyReport), { maxLength: 20 })
  .map((entries) => new Map(entries))
const anyCourse = fc.constantFrom<ProgressCourse[]>(sampleCourse, withoutExam, optional('a', 'e'))

it('another report never takes progress, completion or a pass away', () => {
  fc.assert(
    fc.property(anyCourse, anyDecks, anyDecks, (course, decks, more) => {
      const later = new Map(decks)
      for (const [id, report] of more) later.set(id, mergeProgress(later.get(id) ?? noProgress, report))
      const [before, after] = [courseProgress(course, decks), courseProgress(course, later)]
      expect(after.percent).toBeGreaterThanOrEqual(before.percent)
      for (const id of before.completedDecks) expect(after.completedDecks).toContain(id)
      if (before.completed_at !== null) expect(after.completed_at).not.toBeNull()
      if (before.completed_at !== null && course.finalExam) expect(after.passed).toBe(true)
    }),
    { numRuns: 500 },
  )
})

it('completed, 100 per cent and a result come together; the order of decks does not matter', () => {
  fc.assert(
    fc.property(anyCourse, anyDecks, (course, decks) => {
      const found = courseProgress(course, decks)
      expect(courseProgress(course, new Map([...decks].toReversed()))).toEqual(found)
      expect(courseProgress({ ...course, decks: course.decks.toReversed() }, decks)).toMatchObject({
        percentage: found.percentage,
        completed_at: found.completed_at,
        passed: found.passed,
      })
      expect([found.percent === 100, found.passed !== null]).toEqual(Array(2).fill(found.completed_at !== null))
      if (found.percentage !== null) expect(found.percentage).toBe(Math.round(found.percentage * 10) / 10)
    }),
  )
})
