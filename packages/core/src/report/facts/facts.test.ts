import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contributionsOf, deckFigures, deckSquares, slideFigures, slideSquares } from './contributions.ts'
import { factOf, type RawAnswer, type RawAttempt, type RawEvent } from './fact.ts'
import { createLedger } from './ledger.ts'
import type { GroupCells } from './cells.ts'
import type { Placed } from './groups.ts'
import { LONGEST, timeKey } from './millionths.ts'

const slideId = fc.constantFrom('s1', 's2', 's3')
const moment = fc.integer({ min: 0, max: 1000 })
const anyAnswer: fc.Arbitrary<RawAnswer> = fc.record({
  slideId,
  revision: fc.integer({ min: 1, max: 3 }),
  keys: fc.subarray(['a', 'b', 'c']),
  places: fc.option(fc.subarray(['a', 'b', 'c'])),
  correct: fc.option(fc.boolean()),
  earned: fc.constantFrom(0, 1, 1 / 3, 2.5, -1),
  possible: fc.constantFrom(0, 1, 2.5),
  spentMs: fc.integer({ min: 0, max: 100_000 }),
  answeredAt: moment,
})
const anyEvent: fc.Arbitrary<RawEvent> = fc.record({
  id: fc.uuid(),
  event: fc.constantFrom('slide_view', 'link', 'lead', 'complete', 'abandon'),
  slideId: fc.option(slideId),
  value: fc.option(fc.integer({ min: 0, max: 90_000_000 })),
  receivedAt: moment,
  clientTime: moment,
})
const rawAttempt: fc.Arbitrary<RawAttempt> = fc.record({
  startedAt: moment,
  completedAt: fc.option(moment),
  percentage: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
  passed: fc.option(fc.boolean()),
  seconds: fc.option(fc.nat(5000)),
  hasLead: fc.boolean(),
  // A revision is stored once.
  answers: fc.uniqueArray(anyAnswer, { selector: (answer) => `${answer.slideId} ${answer.revision}`, maxLength: 6 }),
  events: fc.array(anyEvent, { maxLength: 8 }),
})
const anyPlace: fc.Arbitrary<Placed> = fc.record({
  deckId: fc.constantFrom('d1', 'd2'),
  versionId: fc.constantFrom('v1', 'v2'),
  day: fc.constantFrom('2026-10-31', '2026-11-01', '2026-11-30'),
  device: fc.constantFrom('phone', 'desktop'),
  country: fc.option(fc.constantFrom('IN', 'US')),
  source: fc.constantFrom('', 'mail'),
  medium: fc.constantFrom('', 'x'),
  campaign: fc.constant(''),
})

/** In an order of its own: cells are compared, not the order in which they came. */
const sorted = (cells: readonly GroupCells[]) =>
  cells
    .map(({ group, deck, slides, counts }) => ({
      group,
      deck: deck && { sums: deck.sums.map((value) => value + 0), squares: deck.squares.map(String) },
      slides: [...slides]
        .map(([id, { sums, squares }]) => [id, sums.map((value) => value + 0), squares.map(String)] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      counts: counts.map((count) => JSON.stringify(count)).toSorted(),
    }))
    .toSorted((one, other) => (JSON.stringify(one.group) < JSON.stringify(other.group) ? -1 : 1))

describe('the fact of an attempt', () => {
  it('is the same in whatever order its rows are read, and however often', () => {
    fc.assert(
      fc.property(
        rawAttempt.chain((raw) =>
          fc.tuple(
            fc.constant(raw),
            fc.shuffledSubarray([...raw.answers, ...raw.answers], { minLength: raw.answers.length * 2 }),
            fc.shuffledSubarray([...raw.events, ...raw.events], { minLength: raw.events.length * 2 }),
          ),
        ),
        ([raw, answers, events]) => {
          expect(factOf({ ...raw, answers, events })).toEqual(factOf(raw))
        },
      ),
    )
  })

  const none: RawAttempt = {
    startedAt: 5,
    completedAt: null,
    percentage: null,
    passed: null,
    seconds: null,
    hasLead: false,
    answers: [],
    events: [],
  }
  const answer: RawAnswer = {
    slideId: 's1',
    revision: 1,
    keys: ['a'],
    places: null,
    correct: true,
    earned: 1 / 3,
    possible: 1,
    spentMs: 4200,
    answeredAt: 10,
  }
  const view = (id: string, on: string, clientTime: number, value: number | null = null): RawEvent => ({
    id,
    event: 'slide_view',
    slideId: on,
    value,
    receivedAt: 20,
    clientTime,
  })

  it('is nothing without an answer, an end or a lead', () => {
    expect(factOf(none)).toBeNull()
    expect(factOf({ ...none, events: [view('1', 's1', 1)] })).toBeNull()
    expect(factOf({ ...none, answers: [answer] })).toMatchObject({ isStarted: true, isCompleted: false })
    expect(factOf({ ...none, completedAt: 9 })).toMatchObject({ isStarted: true, hasAnswers: false })
    const lead = { ...view('1', 's1', 1), event: 'lead', slideId: null }
    expect(factOf({ ...none, hasLead: true })).toMatchObject({ isStarted: false, hasLead: true })
    expect(factOf({ ...none, events: [lead] })).toMatchObject({ isStarted: false, hasLead: true })
  })

  it('says where the person is, and how long they saw what they did not answer', () => {
    const fact = factOf({
      ...none,
      answers: [answer],
      events: [view('1', 's1', 1), view('2', 's2', 2, 4200), view('3', 's3', 3, 700), view('4', 's2', 4, 99)],
    })
    expect(fact).toMatchObject({ atSlide: 's2', lastAt: 20 })
    expect(fact?.slides.map(({ id, ms }) => [id, ms])).toEqual([
      ['s1', 4200],
      ['s2', 700],
      ['s3', 99],
    ])
  })
})

describe('what facts add to figures', () => {
  it('has a value for each column', () => {
    fc.assert(
      fc.property(rawAttempt, fc.boolean(), (raw, countsItems) => {
        const fact = factOf(raw)
        if (!fact) return
        const { deck, slides } = contributionsOf(fact, countsItems)
        expect([deck.sums.length, deck.squares.length]).toEqual([deckFigures.length, deckSquares.length])
        for (const { sums, squares } of slides.values())
          expect([sums.length, squares.length]).toEqual([slideFigures.length, slideSquares.length])
      }),
    )
  })

  const attempts = fc.array(fc.tuple(anyPlace, rawAttempt, fc.boolean()), { maxLength: 6 })

  it('is nothing once it was taken away again', () => {
    fc.assert(
      fc.property(attempts, attempts, (kept, gone) => {
        const [all, only] = [createLedger(), createLedger()]
        const facts = (list: typeof kept) =>
          list.flatMap(([placed, raw, counts]) => {
            const fact = factOf(raw)
            return fact ? [[placed, fact, counts] as const] : []
          })
        for (const one of facts(gone)) all.add(...one)
        for (const one of facts(kept)) all.add(...one)
        for (const one of facts(gone)) all.take(...one)
        for (const one of facts(kept).toReversed()) only.add(...one)
        expect(sorted(all.close())).toEqual(sorted(only.close()))
      }),
    )
  })

  it('comes to the same where months are closed one after the other, all time last', () => {
    fc.assert(
      fc.property(attempts, (list) => {
        const [whole, parts] = [createLedger(), createLedger()]
        const facts = list.flatMap(([placed, raw, counts]) => {
          const fact = factOf(raw)
          return fact ? [[placed, fact, counts] as const] : []
        })
        for (const one of facts) whole.add(...one)
        const closed: GroupCells[] = []
        for (const month of new Set(facts.map(([{ day }]) => day.slice(0, 7)))) {
          for (const one of facts) if (one[0].day.startsWith(month)) parts.add(...one)
          closed.push(...parts.close(({ grain }) => grain !== 'all'))
        }
        closed.push(...parts.close())
        expect(parts.size()).toBe(0)
        expect(sorted(closed)).toEqual(sorted(whole.close()))
      }),
    )
  })

  it('is counted of all time, by month and by day in all that it is split by, views by day alone', () => {
    const ledger = createLedger()
    ledger.addViews('d1', '2026-11-30', 2)
    const found = ledger.close().map(({ group, deck }) => [group.dim, group.grain, group.day, deck?.sums[0]])
    expect(found).toEqual([
      ['all', 'month', '2026-11-01', 2],
      ['all', 'day', '2026-11-30', 2],
      ['all', 'all', '1970-01-01', 2],
    ])
  })
})

describe('times', () => {
  it.each([
    [0, 0],
    [0.2, 0],
    [0.25, 0.5],
    [4.2, 4],
    [4.3, 4.5],
    [12.4, 12],
    [61, 60],
    [64, 65],
    [314, 300],
    [316, 330],
    [1_000_000, LONGEST],
    [-3, 0],
  ])('%d s are counted as %d', (seconds, counted) => expect(timeKey(seconds)).toBe(counted))

  it('are counted within a tenth, in order', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 5, max: 7200, noNaN: true }),
        fc.double({ min: 0, max: 7200, noNaN: true }),
        (a, b) => {
          expect(Math.abs(timeKey(a) - a) / a).toBeLessThanOrEqual(0.1)
          if (a <= b) expect(timeKey(a)).toBeLessThanOrEqual(timeKey(b))
        },
      ),
    )
  })
})
