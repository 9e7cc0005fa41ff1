import { expect, it } from 'vitest'
import type { Entry } from '../queries.ts'
import { byPlay } from './by-play.ts'

const entry = (id: string, attempt_id: string, at: string) => ({ id, attempt_id, at }) as Entry
const day = (at: string) => at.slice(0, 10)

it('entries of a play stand together, until another play or day', () => {
  const entries = [
    entry('1', 'a', '2026-03-02T10:00:00Z'),
    entry('2', 'a', '2026-03-02T09:00:00Z'),
    entry('3', 'a', '2026-03-01T23:00:00Z'),
    entry('4', 'b', '2026-03-01T22:00:00Z'),
    entry('5', 'a', '2026-03-01T21:00:00Z'),
  ]
  expect(byPlay(entries, day).map((part) => part.entries.map(({ id }) => id))).toEqual([
    ['1', '2'],
    ['3'],
    ['4'],
    ['5'],
  ])
  expect(byPlay([], day)).toEqual([])
})
