import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CourseContent } from './course.ts'
import { applyCourseEdit, type CourseEdit } from './edit.ts'
import { mergeCourses } from './merge.ts'
import { anyCourseEdit } from './test/any-course-edit.ts'
import { sampleCourse } from './test/sample-course.ts'

const edited = (edits: readonly CourseEdit[], content: CourseContent = sampleCourse): CourseContent =>
  edits.reduce((before, edit) => {
    const result = applyCourseEdit(before, edit)
    return result.ok ? result.content : before
  }, content)

const merged = (mine: CourseEdit[], theirs: CourseEdit[]) => mergeCourses(sampleCourse, edited(mine), edited(theirs))

const places = ({ decks }: CourseContent) => decks.map(({ id, topic_id }) => `${topic_id}${id}`).join(' ')

describe('of both sides', () => {
  it('different edits both hold', () => {
    const { merged: both, conflicts } = merged(
      [
        { type: 'setProperties', patch: { title: 'Tea' } },
        { type: 'moveDecks', ids: ['a'], topicId: 'C', before: null },
        { type: 'updateTopic', id: 'A', patch: { title: 'Leaves' } },
      ],
      [
        { type: 'setProperties', patch: { due_days: 14 } },
        { type: 'addDecks', topicId: 'B', before: 'd', decks: [{ id: 'x', version_id: null }] },
        { type: 'updateTopic', id: 'A', patch: { unlock: 'after_days', unlock_days: 3 } },
      ],
    )
    expect(conflicts).toEqual([])
    expect(both).toMatchObject({ title: 'Tea', due_days: 14 })
    expect(both.topics[0]).toMatchObject({ title: 'Leaves', unlock: 'after_days', unlock_days: 3 })
    expect(places(both)).toBe('Ab Bc Bx Bd Ce Ca')
  })

  it('the same change is none that conflicts, a different one keeps mine and reports theirs', () => {
    const title = (value: string): CourseEdit => ({ type: 'setProperties', patch: { title: value } })
    expect(merged([title('Tea')], [title('Tea')]).conflicts).toEqual([])
    const { merged: both, conflicts } = merged([title('Tea')], [title('Cocoa')])
    expect(both.title).toBe('Tea')
    expect(conflicts).toEqual([{ path: 'title', mine: 'Tea', theirs: 'Cocoa' }])
  })

  it('a deck that both moved is in one topic, mine', () => {
    const to = (topicId: string): CourseEdit => ({ type: 'moveDecks', ids: ['a'], topicId, before: null })
    const { merged: both, conflicts } = merged([to('B')], [to('C')])
    expect(both.decks.filter(({ id }) => id === 'a')).toMatchObject([{ topic_id: 'B' }])
    expect(conflicts).toEqual([{ path: 'decks.a.topic_id', mine: 'B', theirs: 'C' }])
  })

  it('a topic that one removed comes back with the deck that the other put into it', () => {
    const { merged: both } = merged(
      [{ type: 'removeTopics', ids: ['B'] }],
      [{ type: 'addDecks', topicId: 'B', before: null, decks: [{ id: 'x', version_id: null }] }],
    )
    expect(both.topics.map(({ id }) => id)).toEqual(['A', 'C', 'B'])
    expect(places(both)).toBe('Aa Ab Ce Bx')
  })

  it('removing all but different topics leaves one', () => {
    const { merged: both, conflicts } = merged(
      [{ type: 'removeTopics', ids: ['A', 'B'] }],
      [{ type: 'removeTopics', ids: ['C'] }],
    )
    expect(both.topics.map(({ id }) => id)).toEqual(['C'])
    expect(conflicts).toMatchObject([{ path: 'topics' }])
  })
})

it('whatever both edit: the merge keeps what an edit keeps, and one side alone is taken as it is', () => {
  const edits = fc.array(anyCourseEdit, { maxLength: 8 })
  fc.assert(
    fc.property(edits, edits, (mine, theirs) => {
      const { merged: both } = merged(mine, theirs)
      const topics = both.topics.map(({ id }) => id)
      expect(topics.length).toBeGreaterThan(0)
      expect(new Set(topics).size).toBe(topics.length)
      expect(new Set(both.decks.map(({ id }) => id)).size).toBe(both.decks.length)
      expect(topics).toEqual(expect.arrayContaining(both.decks.map(({ topic_id }) => topic_id)))
      expect(merged(mine, []).merged).toEqual(edited(mine))
      expect(merged([], theirs).merged).toEqual(edited(theirs))
    }),
  )
})
