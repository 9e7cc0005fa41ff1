import { expect, it } from 'vitest'
import { dropBefore, placeOf } from './moves.ts'

const rows = [
  { id: 'a', placement: 'dashboard' },
  { id: 'b', placement: 'dashboard' },
  { id: 'c', placement: 'dashboard' },
  { id: 'x', placement: 'player' },
] as const

it.each([
  ['c', { id: 'a', position: 'before' }, 'a'],
  ['a', { id: 'c', position: 'after' }, null],
  ['a', { id: 'b', position: 'after' }, 'c'],
  ['a', { id: 'b', position: 'before' }, undefined],
  ['b', { id: 'a', position: 'after' }, undefined],
  ['c', { id: 'b', position: 'after' }, undefined],
  ['a', { id: 'x', position: 'before' }, undefined],
  ['a', { id: 'gone', position: 'before' }, undefined],
] as const)('%s dropped at %j is put before %s', (id, drop, before) => {
  expect(dropBefore(rows, id, drop)).toBe(before)
})

it('counts places within a placement', () => {
  expect([placeOf(rows, rows[2]), placeOf(rows, rows[3])]).toEqual([
    { at: 2, count: 3 },
    { at: 0, count: 1 },
  ])
})
