import { expect, it } from 'vitest'
import { courseLimits } from '../course/course.ts'
import { missingPrerequisites, prerequisiteFault } from './prerequisites.ts'

const graph = new Map([
  ['basics', []],
  ['roasting', ['basics']],
  ['brewing', ['roasting', 'basics']],
  ...Array.from({ length: courseLimits.prerequisites + 1 }, (_, at) => [`c${at}`, []] as [string, string[]]),
])
const many = Array.from({ length: courseLimits.prerequisites + 1 }, (_, at) => `c${at}`)

it.each([
  ['none', 'brewing', [], null],
  ['as it is', 'brewing', ['roasting', 'basics'], null],
  ['as many as may be', 'brewing', many.slice(1), null],
  ['one too many', 'brewing', many, { code: 'too_many' }],
  ['the same twice', 'brewing', ['basics', 'basics'], { code: 'twice' }],
  ['one that there is not', 'brewing', ['gone'], { code: 'unknown' }],
  ['the course itself', 'brewing', ['brewing'], { code: 'circle', path: ['brewing', 'brewing'] }],
  ['one of a new course', 'new', ['brewing'], null],
  ['a circle', 'basics', ['brewing'], { code: 'circle', path: ['basics', 'brewing', 'basics'] }],
  ['a longer circle', 'basics', ['c1', 'roasting'], { code: 'circle', path: ['basics', 'roasting', 'basics'] }],
])('%s', (_name, course, wanted, expected) => {
  expect(prerequisiteFault(graph, course, wanted)).toEqual(expected)
})

it('the present prerequisites of the course take no part: they are replaced', () => {
  const both = new Map([
    ['a', ['b']],
    ['b', []],
    ['c', ['a']],
  ])
  expect(prerequisiteFault(both, 'b', ['c'])).toEqual({ code: 'circle', path: ['b', 'c', 'a', 'b'] })
  expect(prerequisiteFault(both, 'a', [])).toBeNull()
})

it('names what is still to pass', () => {
  expect(missingPrerequisites(['a', 'b', 'c'], new Set(['b']))).toEqual(['a', 'c'])
})
