import { describe, expect, it } from 'vitest'
import { isPassOrFail, readerTypeRules, readerTypes } from './reader-type.ts'

const where = (test: (type: (typeof readerTypes)[number]) => boolean) => readerTypes.filter(test).toSorted()

describe('reader types', () => {
  it('are the thirteen', () => expect(new Set(readerTypes).size).toBe(13))
  it('have product.md §9’s no-question, scored and ungraded types', () => {
    expect(where((type) => !readerTypeRules[type].expectsCorrectness)).toEqual([
      'calculator',
      'feedback',
      'linklist',
      'poll',
      'story',
      'submission',
      'survey',
    ])
    expect(where((type) => readerTypeRules[type].addsPoints)).toEqual([
      'assessment',
      'audit',
      'game',
      'profiler',
      'quiz',
      'recommendation',
      'survey',
    ])
    expect(where((type) => !readerTypeRules[type].givesGrade)).toEqual(['calculator', 'game', 'linklist', 'poll'])
  })
  it('have a pass mark where right answers give points and a grade, and no outcome stands in its place', () =>
    expect(where(isPassOrFail)).toEqual(['assessment', 'audit', 'quiz']))
})
