import fc from 'fast-check'
import { expect, it } from 'vitest'
import { endOf, type ExamAttempt, type ExamRules, nextAttempt, type NextAttempt } from './exam.ts'
import { hoursOn, start } from './test/any-outline.ts'

const HOUR = 3_600_000
const at = (hours: number): number => start + hours * HOUR
const attempt = (began: number, completed: number | null): ExamAttempt => ({
  beganAt: at(began),
  completedAt: completed === null ? null : at(completed),
})
const exam: ExamRules = { attempts: 2, time_limit_minutes: 60, wait_hours: 24 }
const free: ExamRules = { attempts: null, time_limit_minutes: null, wait_hours: 0 }

it.each<[string, ExamRules, ExamAttempt[], number, NextAttempt]>([
  ['the first', exam, [], 0, { may: 'begin', left: 2 }],
  ['one runs', exam, [attempt(0, null)], 0.5, { may: 'go_on', until: hoursOn(1) }],
  ['its time is up', exam, [attempt(0, null)], 1, { may: 'wait', until: hoursOn(25), left: 1 }],
  ['handed in', exam, [attempt(0, 0.5)], 1, { may: 'wait', until: hoursOn(24.5), left: 1 }],
  ['handed in late', exam, [attempt(0, 9)], 10, { may: 'wait', until: hoursOn(25), left: 1 }],
  ['after the wait', exam, [attempt(0, 0.5)], 24.5, { may: 'begin', left: 1 }],
  [
    'after the latest',
    { ...exam, attempts: 3 },
    [attempt(30, 31), attempt(0, 1)],
    32,
    { may: 'wait', until: hoursOn(55), left: 1 },
  ],
  ['none left', exam, [attempt(0, 0.5), attempt(30, 31)], 900, { may: 'none' }],
  ['the last one runs', exam, [attempt(0, 0.5), attempt(30, null)], 30, { may: 'go_on', until: hoursOn(31) }],
  ['without limits', free, [attempt(0, 1), attempt(1, 2)], 2, { may: 'begin', left: null }],
  ['one without a time limit runs on', free, [attempt(0, null)], 900, { may: 'go_on', until: null }],
])('%s', (_name, rules, attempts, now, expected) => {
  expect(nextAttempt(rules, attempts, at(now))).toEqual(expected)
})

it('attempts before a reset don’t count, and nobody waits for them', () => {
  const attempts = [attempt(0, 0.5), attempt(30, 31)]
  expect(nextAttempt(exam, attempts, at(32), hoursOn(32))).toEqual({ may: 'begin', left: 2 })
  expect(nextAttempt(exam, [...attempts, attempt(33, 33.5)], at(34), hoursOn(32))).toEqual({
    may: 'wait',
    until: hoursOn(57.5),
    left: 1,
  })
})

const anyRules: fc.Arbitrary<ExamRules> = fc.record({
  attempts: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
  time_limit_minutes: fc.option(fc.integer({ min: 1, max: 600 }), { nil: null }),
  wait_hours: fc.integer({ min: 0, max: 72 }),
})

it('whoever begins whenever they may and hands in takes as many attempts as allowed, each after the wait', () => {
  fc.assert(
    fc.property(
      anyRules,
      fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 8, maxLength: 8 }),
      (rules, minutes) => {
        const attempts: ExamAttempt[] = []
        let now = start
        for (const spent of minutes) {
          const next = nextAttempt(rules, attempts, now)
          expect(nextAttempt(rules, attempts.toReversed(), now)).toEqual(next)
          if (next.may === 'none') break
          if (next.may === 'wait') {
            expect(nextAttempt(rules, attempts, Date.parse(next.until) - 1).may).toBe('wait')
            now = Date.parse(next.until)
            expect(nextAttempt(rules, attempts, now)).toEqual({ may: 'begin', left: next.left })
          } else expect(next.may).toBe('begin')
          attempts.push({ beganAt: now, completedAt: now + spent * 60_000 })
          now += spent * 60_000
          const end = endOf(rules, attempts.at(-1)!, now)!
          expect(end - attempts.at(-1)!.beganAt).toBe(Math.min(spent, rules.time_limit_minutes ?? spent) * 60_000)
        }
        expect(attempts.length).toBe(Math.min(rules.attempts ?? 8, 8))
      },
    ),
  )
})
