import { randomUUID } from 'node:crypto'
import type { CourseContent } from '@deckle/core/course/course.ts'
import { applyCourseEdit } from '@deckle/core/course/edit.ts'
import { sampleCourse } from '@deckle/core/course/test/sample-course.ts'
import { describe, expect, it } from 'vitest'
import { type CopiedOutline, copyOutline, outlineFromText, outlineToText, pasteEdit } from './copied-outline.ts'

const other: CourseContent = {
  ...sampleCourse,
  topics: sampleCourse.topics.filter(({ id }) => id !== 'C').map((topic) => ({ ...topic, id: `x${topic.id}` })),
  decks: [{ id: 'a', topic_id: 'xA', version_id: null, required: true }],
  finalExam: null,
}

/** `A:ab B:cd`, optional decks in capitals. */
function outlineOf({ topics, decks }: CourseContent): string {
  const nameOf = ({ id, required }: CourseContent['decks'][number]) => (required ? id : id.toUpperCase())
  return topics
    .map(
      ({ id }) =>
        `${id}:${decks
          .filter(({ topic_id }) => topic_id === id)
          .map(nameOf)
          .join('')}`,
    )
    .join(' ')
}

function pastedInto(content: CourseContent, copied: CopiedOutline | null, topicId: string) {
  let count = 0
  const pasted = copied && pasteEdit(content, copied, { topicId, newId: () => `n${(count += 1)}` })
  if (!pasted) return null
  const result = applyCourseEdit(content, pasted.edit)
  return [result.ok ? outlineOf(result.content) : result.reason, pasted.keys.join(' '), pasted.skipped]
}

describe('an outline pasted into another course', () => {
  it.each([
    [['deck:c'], 'xA', ['xA:ac xB:', 'deck:c', 0]],
    [['deck:e', 'deck:c'], 'xB', ['xA:a xB:ce', 'deck:c deck:e', 0]],
    [['topic:B'], 'xA', ['xA:a n1:cd xB:', 'topic:n1', 0]],
    [['topic:A', 'topic:C'], 'xB', ['xA:a xB: n1:b n2:e', 'topic:n1 topic:n2', 1]],
    [['topic:B', 'deck:c', 'deck:b'], 'xB', ['xA:a xB:b n1:cd', 'deck:b topic:n1', 0]],
    [['deck:a'], 'xA', null],
  ] as const)('%j after %s', (selected, topicId, expected) =>
    expect(pastedInto(other, copyOutline(sampleCourse, selected), topicId)).toEqual(expected),
  )

  it('has optional decks and the settings of topics', () => {
    const source: CourseContent = {
      ...sampleCourse,
      topics: sampleCourse.topics.map((topic) => ({ ...topic, unlock: 'after_days', unlock_days: 4, required: false })),
      decks: sampleCourse.decks.map((deck) => ({ ...deck, required: deck.id !== 'd' })),
    }
    expect(pastedInto(other, copyOutline(source, ['topic:B']), 'xA')?.[0]).toBe('xA:a n1:cD xB:')
    const pasted = pasteEdit(other, copyOutline(source, ['topic:B'])!, { topicId: 'xA', newId: () => 'n1' })!
    const result = applyCourseEdit(other, pasted.edit)
    expect(result.ok && result.content.topics.find(({ id }) => id === 'n1')).toEqual({
      ...source.topics[1],
      id: 'n1',
    })
  })

  it('does not bring the final exam in a second time', () => {
    const copied = { topics: [], decks: [{ id: 'exam', required: true }] }
    expect(pastedInto(sampleCourse, copied, 'A')).toBeNull()
  })

  it('is nothing where nothing is selected', () => expect(copyOutline(sampleCourse, [])).toBeNull())
})

describe('an outline on the clipboard', () => {
  const copied: CopiedOutline = {
    topics: [
      {
        title: 'Beans',
        required: true,
        unlock: 'always',
        unlock_at: null,
        unlock_days: null,
        decks: [{ id: randomUUID(), required: false }],
      },
    ],
    decks: [{ id: randomUUID(), required: true }],
  }
  it('is read as it was written', async () => expect(await outlineFromText(outlineToText(copied))).toEqual(copied))
  it.each([
    ['other text', 'hello'],
    ['broken JSON', 'deckle/outline/1 {'],
    ['decks without ids', outlineToText({ topics: [], decks: [{ id: '../x', required: true }] })],
    [
      'more than a course has',
      outlineToText({ ...copied, decks: Array.from({ length: 501 }, () => copied.decks[0]!) }),
    ],
  ])('is not %s', async (_name, text) => expect(await outlineFromText(text)).toBeNull())
})
