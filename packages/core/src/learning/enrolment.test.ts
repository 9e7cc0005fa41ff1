import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Enrolment,
  type EnrolmentEvent,
  type EnrolmentStatus,
  enrolmentStatuses,
  enrolmentTransitions,
  isOverdue,
  newEnrolment,
  transition,
} from './enrolment.ts'

const day = (number: number): string => new Date(Date.UTC(2026, 0, number, 9)).toISOString()
const begun = newEnrolment('rule', { enrolled_at: day(1), due_at: day(14) })

/** The enrolment after the events; the reason where one is refused. */
const after = (enrolment: Enrolment, ...events: readonly EnrolmentEvent[]): Enrolment | string => {
  let result = enrolment
  for (const event of events) {
    const next = transition(result, event)
    if (!next.ok) return next.reason
    result = next.enrolment
  }
  return result
}
const start = (at: number): EnrolmentEvent => ({ type: 'start', round: 1, at: day(at) })
const pass = (at: number): EnrolmentEvent => ({ type: 'pass', round: 1, at: day(at) })
const fail = (at: number): EnrolmentEvent => ({ type: 'fail', round: 1, at: day(at) })
const mark = (at: number): EnrolmentEvent => ({ type: 'mark_passed', at: day(at), reason: 'Seen by me' })
const renew: EnrolmentEvent = { type: 'renew', at: day(30), due_at: day(44) }
const add = (source: Enrolment['source']): EnrolmentEvent => ({ type: 'add', source })
const remove = (by: 'hand' | 'rule' | 'self'): EnrolmentEvent => ({ type: 'remove', by })

describe('a course', () => {
  it('is started, failed, passed, expires and is renewed', () => {
    const failed = after(begun, start(2), fail(3)) as Enrolment
    expect(failed).toMatchObject({ status: 'failed', started_at: day(2), completed_at: day(3) })
    const passed = after(failed, pass(5)) as Enrolment
    expect(passed).toMatchObject({ status: 'passed', completed_at: day(5) })
    expect(after(passed, { type: 'expire' }, renew)).toEqual({
      ...newEnrolment('rule', { enrolled_at: day(30), due_at: day(44) }),
      round: 2,
    })
  })

  it('what was passed is not failed later, and keeps its time', () => {
    const passed = after(begun, start(2), pass(3)) as Enrolment
    expect(after(passed, fail(4), pass(5), start(6))).toBe(passed)
  })

  it('what comes late of an earlier round does not count, nor a failure before the exam was reset', () => {
    const renewed = after(begun, pass(3), { type: 'expire' }, renew) as Enrolment
    expect(after(renewed, start(2), pass(3), fail(31))).toBe(renewed)
    const again = after(begun, start(2), fail(3), { type: 'reset', at: day(4) }) as Enrolment
    expect(after(again, fail(3))).toBe(again)
    expect(after(again, fail(5))).toMatchObject({ status: 'failed', completed_at: day(5) })
  })

  it('tells what it was when it expired, until it is renewed', () => {
    const expire: EnrolmentEvent = { type: 'expire' }
    expect(after(begun, pass(3), expire, expire)).toMatchObject({ status: 'expired', expired_from: 'passed' })
    expect(after(begun, fail(3), expire, expire)).toMatchObject({ status: 'expired', expired_from: 'failed' })
    expect(after(begun, fail(3), expire, renew)).toMatchObject({ expired_from: null })
  })

  it('learning changes nothing of what has expired', () => {
    const expired = after(begun, pass(3), { type: 'expire' }) as Enrolment
    expect(after(expired, start(1), pass(1), fail(1))).toBe(expired)
  })
})

describe('by hand', () => {
  it.each<[string, readonly EnrolmentEvent[], Partial<Enrolment> | string]>([
    ['a later day', [{ type: 'extend', due_at: day(20) }], { due_at: day(20), status: 'assigned' }],
    ['no day', [{ type: 'extend', due_at: null }], { due_at: null }],
    ['no other day for what is passed', [pass(2), { type: 'extend', due_at: day(20) }], 'wrong_status'],
    ['a waiver', [start(2), { type: 'waive', reason: 'On leave' }], { waived: 'On leave', status: 'in_progress' }],
    [
      'taken back',
      [
        { type: 'waive', reason: 'On leave' },
        { type: 'waive', reason: null },
      ],
      { waived: null },
    ],
    ['marked as passed', [mark(4)], { status: 'passed', completed_at: day(4), marked: 'Seen by me', started_at: null }],
    ['marked, keeping its time', [mark(4), pass(2)], { completed_at: day(4), started_at: day(2) }],
    ['not marked twice', [mark(4), mark(5)], 'wrong_status'],
    [
      'an exam to be taken again',
      [start(2), fail(3), { type: 'reset', at: day(4) }],
      { status: 'in_progress', completed_at: null, attempts_reset_at: day(4), started_at: day(2) },
    ],
    ['nothing to take again', [{ type: 'reset', at: day(4) }], 'wrong_status'],
    ['no renewal before it expires', [pass(2), renew], 'wrong_status'],
  ])('%s', (_name, events, expected) => {
    const result = after(begun, ...events)
    if (typeof expected === 'string') expect(result).toBe(expected)
    else expect(result).toMatchObject(expected)
  })
})

describe('added and removed', () => {
  it.each<[string, readonly EnrolmentEvent[], Partial<Enrolment> | string]>([
    ['a rule removes whom a rule brought', [remove('rule')], { removed: 'rule' }],
    ['and brings them back', [remove('rule'), add('rule')], { removed: null, source: 'rule' }],
    ['not whom somebody added', [add('hand'), remove('rule')], 'by_hand'],
    ['nor who came by themselves', [add('self'), remove('rule')], 'by_hand'],
    ['who came by themselves leaves', [add('self'), remove('self')], { removed: 'self' }],
    ['and comes back', [add('self'), remove('self'), add('self')], { removed: null, source: 'self' }],
    ['who was added does not', [add('hand'), remove('self')], 'by_hand'],
    ['nor brings back whom somebody removed', [remove('hand'), add('rule')], 'by_hand'],
    ['who can not come back alone', [remove('hand'), add('self')], 'by_hand'],
    ['but by hand', [remove('hand'), add('hand')], { removed: null, source: 'hand' }],
    ['a removal by hand outweighs that of a rule', [remove('rule'), remove('hand')], { removed: 'hand' }],
    ['whichever comes first', [remove('hand'), remove('rule')], { removed: 'hand' }],
    ['progress stays', [start(2), remove('rule'), add('rule')], { status: 'in_progress', started_at: day(2) }],
    ['nothing else happens to who is removed', [remove('rule'), pass(2)], 'removed'],
  ])('%s', (_name, events, expected) => {
    const result = after(begun, ...events)
    if (typeof expected === 'string') expect(result).toBe(expected)
    else expect(result).toMatchObject(expected)
  })

  it('adding twice changes nothing', () => {
    expect(after(begun, add('rule'))).toBe(begun)
    const byHand = after(begun, add('hand')) as Enrolment
    expect(after(byHand, add('hand'), add('rule'), add('self'))).toBe(byHand)
  })
})

it.each<[string, Partial<Enrolment>, number, boolean]>([
  ['on the day', {}, 14, false],
  ['a day later', {}, 15, true],
  ['begun', { status: 'in_progress' }, 15, true],
  ['passed', { status: 'passed' }, 15, false],
  ['failed', { status: 'failed' }, 15, false],
  ['nothing due', { due_at: null }, 15, false],
  ['waived', { waived: 'On leave' }, 15, false],
  ['removed', { removed: 'rule' }, 15, false],
])('overdue: %s', (_name, patch, now, expected) => {
  expect(isOverdue({ ...begun, ...patch }, Date.parse(day(now)))).toBe(expected)
})

const moment = fc.integer({ min: 1, max: 60 }).map(day)
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
const source = fc.constantFrom('hand', 'rule', 'self')
const learning: fc.Arbitrary<EnrolmentEvent> = fc.record({
  type: fc.constantFrom('start', 'pass', 'fail'),
  round: fc.constantFrom(1, 1, 2),
  at: moment,
})
const anyEvent: fc.Arbitrary<EnrolmentEvent> = fc.oneof(
  learning,
  fc.constant<EnrolmentEvent>({ type: 'expire' }),
  fc.record({ type: fc.constant('renew' as const), at: moment, due_at: maybe(moment) }),
  fc.record({ type: fc.constant('mark_passed' as const), at: moment, reason: fc.constant('Seen') }),
  fc.record({ type: fc.constant('reset' as const), at: moment }),
  fc.record({ type: fc.constant('extend' as const), due_at: maybe(moment) }),
  fc.record({ type: fc.constant('waive' as const), reason: maybe(fc.constant('On leave')) }),
  fc.record({ type: fc.constant('add' as const), source }),
  fc.record({ type: fc.constant('remove' as const), by: fc.constantFrom('hand', 'rule') }),
)
/** Whatever has happened, refusals left out. */
const anyEnrolment = fc.tuple(source, fc.array(anyEvent, { maxLength: 12 })).map(([from, events]) =>
  events.reduce(
    (before, event) => {
      const next = transition(before, event)
      return next.ok ? next.enrolment : before
    },
    newEnrolment(from, { enrolled_at: day(1), due_at: day(14) }),
  ),
)

it('learning in any order, and any of it repeated, comes to the same', () => {
  fc.assert(
    fc.property(anyEnrolment, fc.array(learning, { maxLength: 6 }), fc.nat(), (enrolment, events, seed) => {
      const once = after(enrolment, ...events)
      const [from, to] = [seed % (events.length + 1), (seed * 7) % (events.length + 1)]
      const again = [...events.slice(from), ...events.toReversed(), ...events.slice(to)]
      expect(after(enrolment, ...again, ...events)).toEqual(once)
      expect(after(enrolment, ...events.toReversed())).toEqual(once)
    }),
  )
})

it('goes by the table alone, and holds together whatever happens', () => {
  fc.assert(
    fc.property(anyEnrolment, anyEvent, (before, event) => {
      const next = transition(before, event)
      const to = enrolmentTransitions[event.type][before.status]
      if (!next.ok) {
        expect(next.reason === 'wrong_status').toBe(to === null && before.removed === null)
        return
      }
      const { status, completed_at, expired_from, started_at, marked, round } = next.enrolment
      // What comes late changes nothing.
      if (next.enrolment !== before || !('round' in event)) expect(status).toBe(to)
      expect(completed_at !== null).toBe(status === 'passed' || status === 'failed' || status === 'expired')
      expect(expired_from !== null).toBe(status === 'expired')
      if (status === 'assigned') expect([started_at, marked]).toEqual([null, null])
      expect(round - before.round).toBe(event.type === 'renew' ? 1 : 0)
      const again = transition(next.enrolment, event)
      if (again.ok && event.type !== 'renew') expect(again.enrolment).toBe(next.enrolment)
    }),
  )
})

it('each status is reached from the first, and each can be left', () => {
  const from = (status: EnrolmentStatus) =>
    Object.values(enrolmentTransitions).flatMap((row) =>
      row[status] === null || row[status] === status ? [] : [row[status]],
    )
  const reached = new Set<EnrolmentStatus>(['assigned'])
  for (const status of reached) for (const next of from(status)) reached.add(next)
  expect([...reached].toSorted()).toEqual(enrolmentStatuses.toSorted())
  for (const status of enrolmentStatuses) expect(from(status).length).toBeGreaterThan(0)
})
