import { expect, it } from 'vitest'
import { courseStatuses, newCourse } from '../course/course.ts'
import { sampleCourse } from '../course/test/sample-course.ts'
import { statusesFrom, statusFault } from './course-status.ts'

const empty = newCourse({ title: 'Safety', language: 'en', topicId: 't', topicTitle: 'Topic 1' })

it.each([
  ['draft', sampleCourse, ['published']],
  ['published', sampleCourse, ['draft', 'archived']],
  ['archived', sampleCourse, ['draft', 'published']],
  ['draft', empty, []],
  ['published', empty, ['draft', 'archived']],
  ['archived', empty, ['draft']],
] as const)('from %s', (from, course, expected) => {
  expect(statusesFrom(from, course)).toEqual(expected)
})

it('says why not, and staying is no change', () => {
  expect(statusFault('draft', 'archived', sampleCourse)).toBe('no_way')
  expect(statusFault('draft', 'published', empty)).toBe('not_publishable')
  for (const status of courseStatuses) expect(statusFault(status, status, empty)).toBeNull()
})
