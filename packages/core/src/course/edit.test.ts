import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CourseContent, courseLimits, deckIdsOf, newCourse } from './course.ts'
import { applyCourseEdit, type CourseEdit } from './edit.ts'
import { anyCourseEdit } from './test/any-course-edit.ts'
import { sampleCourse } from './test/sample-course.ts'

/** `A: a b | B: c`: topics with their decks, in order. */
const outline = ({ topics, decks }: CourseContent): string =>
  topics
    .map(({ id }) => `${id}: ${decks.flatMap((deck) => (deck.topic_id === id ? deck.id : [])).join(' ')}`.trim())
    .join(' | ')

/** The outline, or the refusal. */
const after = (...edits: CourseEdit[]): string => {
  const result = applyCourseEdit(sampleCourse, { type: 'batch', edits })
  return result.ok ? outline(result.content) : result.reason
}

describe('an edit', () => {
  it.each<[string, CourseEdit, string]>([
    [
      'adds a topic at the end',
      { type: 'addTopic', id: 'D', title: 'Four', before: null },
      'A: a b | B: c d | C: e | D:',
    ],
    [
      'adds a topic before another',
      { type: 'addTopic', id: 'D', title: 'Four', before: 'A' },
      'D: | A: a b | B: c d | C: e',
    ],
    ['refuses a topic twice', { type: 'addTopic', id: 'A', title: 'Again', before: null }, 'is_there'],
    ['removes a topic with its decks', { type: 'removeTopics', ids: ['B'] }, 'A: a b | C: e'],
    ['keeps a topic', { type: 'removeTopics', ids: ['A', 'B', 'C'] }, 'only_topic'],
    ['moves topics in their order', { type: 'moveTopics', ids: ['C', 'A'], before: null }, 'B: c d | A: a b | C: e'],
    ['refuses to move before what moves', { type: 'moveTopics', ids: ['A'], before: 'A' }, 'unknown_topic'],
    [
      'adds decks before another',
      { type: 'addDecks', topicId: 'B', before: 'd', decks: [{ id: 'x', version_id: null }] },
      'A: a b | B: c x d | C: e',
    ],
    [
      'refuses a deck twice',
      { type: 'addDecks', topicId: 'B', before: null, decks: [{ id: 'a', version_id: null }] },
      'is_there',
    ],
    [
      'refuses the final exam as a deck',
      { type: 'addDecks', topicId: 'B', before: null, decks: [{ id: 'exam', version_id: null }] },
      'is_there',
    ],
    [
      'moves decks to another topic',
      { type: 'moveDecks', ids: ['d', 'a'], topicId: 'C', before: 'e' },
      'A: b | B: c | C: a d e',
    ],
    ['moves a deck to an end', { type: 'moveDecks', ids: ['a'], topicId: 'A', before: null }, 'A: b a | B: c d | C: e'],
    ['removes decks', { type: 'removeDecks', ids: ['a', 'e'] }, 'A: b | B: c d | C:'],
    ['refuses an unknown deck', { type: 'updateDeck', id: 'z', patch: { required: false } }, 'unknown_deck'],
  ])('%s', (_name, edit, expected) => {
    expect(after(edit)).toBe(expected)
  })

  it('that changes nothing returns the same object', () => {
    for (const edit of [
      { type: 'setProperties', patch: { title: sampleCourse.title } },
      { type: 'batch', edits: [] },
    ] satisfies CourseEdit[])
      expect(applyCourseEdit(sampleCourse, edit)).toEqual({ ok: true, content: sampleCourse })
  })

  it('of a batch is made with all others or not at all', () => {
    const edits: CourseEdit[] = [
      { type: 'removeDecks', ids: ['a'] },
      { type: 'removeTopics', ids: ['Z'] },
    ]
    expect(after(...edits)).toBe('unknown_topic')
  })

  it('keeps the limits', () => {
    const topics = Array.from({ length: courseLimits.topics }, (_, at): CourseEdit => ({
      type: 'addTopic',
      id: `t${at}`,
      title: '',
      before: null,
    }))
    expect(after(...topics)).toBe('too_many_topics')
    const decks = Array.from({ length: courseLimits.decks }, (_, at) => ({ id: `d${at}`, version_id: null }))
    expect(after({ type: 'addDecks', topicId: 'A', before: null, decks })).toBe('too_many_decks')
  })
})

it('whatever is edited: ids are unique, a topic stays, and each deck is in a topic that is there', () => {
  fc.assert(
    fc.property(fc.array(anyCourseEdit, { maxLength: 30 }), (edits) => {
      let content: CourseContent = sampleCourse
      for (const edit of edits) {
        const result = applyCourseEdit(content, edit)
        if (result.ok) content = result.content
      }
      const topics = content.topics.map(({ id }) => id)
      expect(topics.length).toBeGreaterThan(0)
      expect(new Set(topics).size).toBe(topics.length)
      expect(new Set(content.decks.map(({ id }) => id)).size).toBe(content.decks.length)
      expect(topics).toEqual(expect.arrayContaining(content.decks.map(({ topic_id }) => topic_id)))
    }),
  )
})

it('a new course has one open topic', () => {
  const course = newCourse({ title: 'Safety', language: 'en', topicId: 't', topicTitle: 'Topic 1' })
  expect(course.topics).toMatchObject([{ id: 't', title: 'Topic 1', required: true, unlock: 'always' }])
  expect(deckIdsOf(course)).toEqual([])
  expect(deckIdsOf(sampleCourse)).toEqual(['a', 'b', 'c', 'd', 'e', 'exam'])
})
