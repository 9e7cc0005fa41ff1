import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CourseTopic } from '../course/course.ts'
import { sampleCourse } from '../course/test/sample-course.ts'
import { anyCompleted, anyMoment, anyOutline, hoursOn, start } from './test/any-outline.ts'
import { type Lock, locksOf, type MaybeLocked, type Outline } from './unlock.ts'

const withTopics = (
  patches: Readonly<Record<string, Partial<CourseTopic>>>,
  outline: Outline = sampleCourse,
): Outline => ({
  ...outline,
  topics: outline.topics.map((topic) => ({ ...topic, ...patches[topic.id] })),
})
const learner = (completed: Iterable<string>, passedCourses: Iterable<string> = []) => ({
  enrolledAt: hoursOn(0),
  completed: new Set(completed),
  passedCourses: new Set(passedCourses),
})
const written = (lock: MaybeLocked): string =>
  lock === null
    ? 'open'
    : [lock.reason, ...('after' in lock ? [lock.after] : []), ...('until' in lock ? [lock.until] : [])].join(' ')
/** `A: open | …` of topics, decks that are open, what is next. */
function seen(outline: Outline, completed: string, hours = 0): string[] {
  const { topics, decks, next } = locksOf(outline, learner(completed.split(' ')), start + hours * 3_600_000)
  return [
    [...topics].map(([id, lock]) => `${id} ${written(lock)}`).join(', '),
    [...decks].flatMap(([id, lock]) => (lock === null ? [id] : [])).join(' '),
    next ?? '-',
  ]
}

const afterPrevious = withTopics({ B: { unlock: 'after_previous' }, C: { unlock: 'after_previous' } })
const optional = withTopics({ B: { required: false } }, afterPrevious)

describe('topics', () => {
  it.each<[string, Outline, string, string[]]>([
    ['always open', sampleCourse, '', ['A open, B open, C open', 'a b c d e', 'a']],
    ['one after the other', afterPrevious, 'a', ['A open, B previous A, C previous B', 'a b', 'b']],
    ['the first is done', afterPrevious, 'a b', ['A open, B open, C previous B', 'a b c d', 'c']],
    ['what is done stays open', afterPrevious, 'e', ['A open, B previous A, C previous B', 'a b e', 'a']],
    ['a topic that is not required blocks nothing', optional, 'a b', ['A open, B open, C open', 'a b c d e', 'e']],
    ['and is passed over to the one before', optional, 'c d', ['A open, B previous A, C previous A', 'a b c d', 'a']],
    ['after all that is required: the exam', optional, 'a b e', ['A open, B open, C open', 'a b c d e exam', 'exam']],
    ['after the exam: the rest', optional, 'a b e exam', ['A open, B open, C open', 'a b c d e exam', 'c']],
    [
      'a first topic after the previous',
      withTopics({ A: { unlock: 'after_previous' } }),
      '',
      ['A open, B open, C open', 'a b c d e', 'a'],
    ],
  ])('%s', (_name, outline, completed, expected) => {
    expect(seen(outline, completed)).toEqual(expected)
  })

  it('open on a date, or days after the enrolment', () => {
    const timed = withTopics({
      A: { unlock: 'on_date', unlock_at: hoursOn(5) },
      B: { unlock: 'after_days', unlock_days: 2 },
    })
    expect(seen(timed, '')).toEqual([`A date ${hoursOn(5)}, B days ${hoursOn(48)}, C open`, 'e', 'e'])
    expect(seen(timed, '', 5)).toEqual([`A open, B days ${hoursOn(48)}, C open`, 'a b e', 'a'])
    expect(seen(timed, '', 48)[0]).toBe('A open, B open, C open')
  })

  it('days count from the start of the course for those who were enrolled before', () => {
    const timed = { ...withTopics({ B: { unlock: 'after_days', unlock_days: 1 } }), starts_at: hoursOn(10) }
    expect(seen(timed, '', 10)[0]).toBe(`A open, B days ${hoursOn(34)}, C open`)
  })
})

describe('decks of a sequential course', () => {
  const inOrder = { ...sampleCourse, sequential: true }
  const locks = (outline: Outline, completed: string) =>
    [...locksOf(outline, learner(completed), start).decks].map(([id, lock]) => `${id} ${written(lock)}`).join(', ')

  it('open one after the other, in each topic', () => {
    expect(locks(inOrder, '')).toBe('a open, b sequential a, c open, d sequential c, e open, exam previous A')
    expect(locks(inOrder, 'ad')).toBe('a open, b open, c open, d open, e open, exam previous A')
  })

  it('one that is not required blocks nothing', () => {
    const decks = inOrder.decks.map((deck) => (deck.id === 'a' ? { ...deck, required: false } : deck))
    expect(locks({ ...inOrder, decks }, '')).toBe('a open, b open, c open, d sequential c, e open, exam previous A')
  })
})

describe('a course', () => {
  const whole = (patch: Partial<Outline>, passed: string[], hours: number) => {
    const { course, topics, decks, next } = locksOf(
      { ...sampleCourse, ...patch },
      learner('a', passed),
      start + hours * 3_600_000,
    )
    expect(new Set([...topics.values(), ...decks.values()]).size).toBe(course === null ? 2 : 1)
    expect(next).toBe(course === null ? 'b' : null)
    return course
  }

  it.each<[string, Partial<Outline>, string[], number, Lock | null]>([
    ['not started', { starts_at: hoursOn(3) }, [], 2, { reason: 'not_started', until: hoursOn(3) }],
    ['started', { starts_at: hoursOn(3) }, [], 3, null],
    ['not ended', { ends_at: hoursOn(3) }, [], 2, null],
    ['ended', { ends_at: hoursOn(3) }, [], 3, { reason: 'ended' }],
    ['a prerequisite missing', { prerequisites: ['p', 'q'] }, ['p'], 0, { reason: 'prerequisite', after: 'q' }],
    ['prerequisites passed', { prerequisites: ['p', 'q'] }, ['q', 'p'], 0, null],
    ['ended comes first', { ends_at: hoursOn(0), prerequisites: ['p'] }, [], 0, { reason: 'ended' }],
  ])('%s', (_name, patch, passed, hours, expected) => {
    expect(whole(patch, passed, hours)).toEqual(expected)
  })
})

const anyPassed = fc.subarray(['p', 'q'])

it('completing more never locks anything', () => {
  fc.assert(
    fc.property(
      anyOutline,
      anyCompleted,
      fc.nat(6),
      anyPassed,
      anyMoment,
      (outline, completed, part, passed, moment) => {
        const now = Date.parse(moment)
        const before = locksOf(outline, learner(completed.slice(0, part), passed), now)
        const later = locksOf(outline, learner(completed, ['p', 'q']), now)
        for (const [id, lock] of before.topics) if (lock === null) expect(later.topics.get(id)).toBeNull()
        for (const [id, lock] of before.decks) if (lock === null) expect(later.decks.get(id)).toBeNull()
      },
    ),
  )
})

it('the order of completion does not matter', () => {
  fc.assert(
    fc.property(anyOutline, anyCompleted, anyPassed, anyMoment, (outline, completed, passed, moment) => {
      const now = Date.parse(moment)
      const one = locksOf(outline, learner(completed, passed), now)
      expect(locksOf(outline, learner(completed.toReversed(), passed), now)).toEqual(one)
    }),
  )
})

it('time alone locks nothing but the end of the course', () => {
  fc.assert(
    fc.property(anyOutline, anyCompleted, anyMoment, anyMoment, (outline, completed, one, other) => {
      const [from, to] = [Date.parse(one), Date.parse(other)].toSorted((a, b) => a - b) as [number, number]
      const [before, later] = [from, to].map((now) =>
        locksOf({ ...outline, ends_at: null }, learner(completed, ['p', 'q']), now),
      )
      for (const [id, lock] of before!.decks) if (lock === null) expect(later!.decks.get(id)).toBeNull()
    }),
  )
})

it('every topic and deck has an answer, what is next is open and not completed, and times to come are told', () => {
  fc.assert(
    fc.property(anyOutline, anyCompleted, anyPassed, anyMoment, (outline, completed, passed, moment) => {
      const now = Date.parse(moment)
      const { topics, decks, next } = locksOf(outline, learner(completed, passed), now)
      expect([...topics.keys()]).toEqual(['A', 'B', 'C'])
      expect([...decks.keys()].toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', ...(outline.finalExam ? ['exam'] : [])])
      if (next !== null) expect([decks.get(next), completed.includes(next)]).toEqual([null, false])
      else for (const [id, lock] of decks) if (lock === null) expect(completed).toContain(id)
      for (const lock of [...topics.values(), ...decks.values()])
        if (lock && 'until' in lock) expect(Date.parse(lock.until)).toBeGreaterThan(now)
    }),
  )
})

it('whoever completes what is next, and waits where nothing is open, comes to the end', () => {
  fc.assert(
    fc.property(anyOutline, (outline) => {
      const open = { ...outline, ends_at: null, starts_at: null }
      const completed: string[] = []
      const late = start + 400 * 86_400_000
      for (;;) {
        const { next } = locksOf(open, learner(completed, ['p', 'q']), late)
        if (next === null) break
        completed.push(next)
      }
      expect(completed.length).toBe(outline.finalExam ? 6 : 5)
    }),
  )
})
