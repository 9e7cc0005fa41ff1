import type { CourseContent } from '@deckle/core/course/course.ts'
import { applyCourseEdit, type CourseEdit } from '@deckle/core/course/edit.ts'
import { sampleCourse } from '@deckle/core/course/test/sample-course.ts'
import { describe, expect, it } from 'vitest'
import { dropEdit, moveEdit, removeEdit } from './outline-edits.ts'

/** `A:ab B:cd C:e`; null where there is no edit. */
function after(edit: CourseEdit | null, content: CourseContent = sampleCourse): string | null {
  if (!edit) return null
  const result = applyCourseEdit(content, edit)
  if (!result.ok) return result.reason
  const { topics, decks } = result.content
  const idsIn = (topicId: string) => decks.filter((deck) => deck.topic_id === topicId).map(({ id }) => id)
  return topics.map(({ id }) => `${id}:${idsIn(id).join('')}`).join(' ')
}

describe('dropEdit', () => {
  it.each([
    [['deck:a'], 'topic:C', 'on', 'A:b B:cd C:ea'],
    [['deck:a'], 'deck:d', 'before', 'A:b B:cad C:e'],
    [['deck:a', 'deck:e'], 'deck:d', 'after', 'A:b B:cdae C:'],
    [['deck:a'], 'deck:b', 'after', 'A:ba B:cd C:e'],
    [['topic:A'], 'topic:C', 'after', 'B:cd C:e A:ab'],
    [['topic:C'], 'topic:A', 'before', 'C:e A:ab B:cd'],
    [['topic:A', 'deck:c'], 'topic:C', 'after', 'B:cd C:e A:ab'],
    [['topic:A'], 'topic:C', 'on', null],
    [['topic:A'], 'deck:d', 'after', null],
    [['deck:a'], 'deck:a', 'after', null],
    [['deck:a'], 'topic:B', 'before', null],
  ] as const)('%j on %s, %s', (dragged, target, position, expected) =>
    expect(after(dropEdit(sampleCourse, dragged, target, position))).toBe(expected),
  )
})

describe('moveEdit', () => {
  it.each([
    [['deck:b'], -1, 'A:ba B:cd C:e'],
    [['deck:a'], 1, 'A:ba B:cd C:e'],
    [['deck:b'], 1, 'A:a B:bcd C:e'],
    [['deck:c'], -1, 'A:abc B:d C:e'],
    [['deck:a'], -1, null],
    [['deck:e'], 1, null],
    [['deck:b', 'deck:c'], 1, 'A:a B:dbc C:e'],
    [['topic:B'], -1, 'B:cd A:ab C:e'],
    [['topic:B'], 1, 'A:ab C:e B:cd'],
    [['topic:A'], -1, null],
    [['topic:C'], 1, null],
    [[], 1, null],
  ] as const)('%j by %i', (selected, by, expected) =>
    expect(after(moveEdit(sampleCourse, selected, by))).toBe(expected),
  )
})

describe('removeEdit', () => {
  it.each([
    [['deck:a', 'deck:e'], 'A:b B:cd C:'],
    [['topic:A', 'deck:a', 'deck:d'], 'B:c C:e'],
    [['topic:A', 'topic:B', 'topic:C'], 'only_topic'],
    [[], null],
  ] as const)('%j', (selected, expected) => expect(after(removeEdit(sampleCourse, selected))).toBe(expected))
})
