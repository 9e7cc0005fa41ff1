import { expect, it } from 'vitest'
import { newCourse } from '../course/course.ts'
import { partChanges } from './part-counts.ts'
import type { DeckProgress } from './progress.ts'

const course = {
  ...newCourse({ title: 'Tea', language: 'en', topicId: 't1', topicTitle: 'Leaves' }),
  decks: ['a', 'b'].map((id) => ({ id, topic_id: 't1', version_id: 'v', required: true })),
}
const done = (percentage: number | null): DeckProgress => ({
  seen: new Set(),
  attempts: new Map([['x', { completed_at: '2026-11-23T10:00:00.000Z', percentage, passed: null }]]),
})
const begun: DeckProgress = { seen: new Set(), attempts: new Map() }

it('counts a beginning once, for the deck and its topic', () => {
  const one = { started: 1, completed: 0, scored: 0, percentageSum: 0 }
  const changes = partChanges(course, new Map(), new Map([['a', begun]]))
  expect(changes).toEqual([
    { part: 'a', ...one },
    { part: 't1', ...one },
  ])
  expect(partChanges(course, new Map([['a', begun]]), new Map([['a', begun]]))).toEqual([])
})

it('counts completion and the best result, so that all steps add up to the end', () => {
  const steps = [
    new Map<string, DeckProgress>(),
    new Map([['a', begun]]),
    new Map([['a', done(50)]]),
    new Map([['a', done(80)]]),
    new Map([
      ['a', done(80)],
      ['b', done(33.3)],
    ]),
  ]
  const sums = new Map<string, number[]>()
  for (const [at, after] of steps.entries())
    for (const { part, started, completed, scored, percentageSum } of partChanges(
      course,
      steps[at - 1] ?? new Map(),
      after,
    ))
      sums.set(
        part,
        [started, completed, scored, percentageSum].map((one, by) => one + (sums.get(part)?.[by] ?? 0)),
      )
  expect(Object.fromEntries(sums)).toEqual({ a: [1, 1, 1, 800], b: [1, 1, 1, 333], t1: [1, 1, 1, 567] })
})
