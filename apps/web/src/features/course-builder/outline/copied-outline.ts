import { type CourseContent, type CourseTopic, decksOf } from '@deckle/core/course/course.ts'
import type { CourseEdit } from '@deckle/core/course/edit.ts'
import { deckKey, idsOf, type OutlineKey, topicKey } from './outline-keys.ts'

export interface CopiedDeck {
  readonly id: string
  readonly required: boolean
}

/** What is taken from a course's outline into another: topics with their decks, and decks without their topics. */
export interface CopiedOutline {
  readonly topics: readonly (Omit<CourseTopic, 'id'> & { readonly decks: readonly CopiedDeck[] })[]
  readonly decks: readonly CopiedDeck[]
}

/** In the order of the outline; null where nothing is selected. */
export function copyOutline(content: CourseContent, selected: readonly string[]): CopiedOutline | null {
  const { topics, decks } = idsOf(selected)
  const copiedOf = (topicId: string, ids?: readonly string[]): readonly CopiedDeck[] =>
    decksOf(content, topicId)
      .filter(({ id }) => ids === undefined || ids.includes(id))
      .map(({ id, required }) => ({ id, required }))
  const copied = {
    topics: content.topics
      .filter(({ id }) => topics.includes(id))
      .map(({ id, ...topic }) => ({ ...topic, decks: copiedOf(id) })),
    decks: content.topics.filter(({ id }) => !topics.includes(id)).flatMap(({ id }) => copiedOf(id, decks)),
  }
  return copied.topics.length + copied.decks.length === 0 ? null : copied
}

export interface PastePlace {
  /** Decks come to its end, topics after it. */
  readonly topicId: string
  readonly newId: () => string
}

export interface Pasted {
  readonly edit: CourseEdit
  /** Of what is added. */
  readonly keys: readonly OutlineKey[]
  /** Decks that the course had already. */
  readonly skipped: number
}

/** As one edit; null where the course has all of the decks already and no topic is copied. */
export function pasteEdit(
  content: CourseContent,
  { topics, decks }: CopiedOutline,
  { topicId, newId }: PastePlace,
): Pasted | null {
  const there = new Set([...content.decks.map(({ id }) => id), content.finalExam?.deck_id])
  const isNew = ({ id }: CopiedDeck): boolean => !there.has(id)
  const before = content.topics[content.topics.findIndex(({ id }) => id === topicId) + 1]?.id ?? null
  const loose = decks.filter(isNew)
  const added = topics.map(({ decks: own, ...topic }) => ({ id: newId(), topic, decks: own.filter(isNew) }))
  const edits = [
    ...addDecks(topicId, loose),
    ...added.flatMap(({ id, topic, decks: own }): readonly CourseEdit[] => [
      { type: 'addTopic', id, title: topic.title, before },
      { type: 'updateTopic', id, patch: topic },
      ...addDecks(id, own),
    ]),
  ]
  if (edits.length === 0) return null
  const all = [...decks, ...topics.flatMap((topic) => topic.decks)]
  return {
    edit: { type: 'batch', edits },
    keys: [...loose.map(({ id }) => deckKey(id)), ...added.map(({ id }) => topicKey(id))],
    skipped: all.filter((deck) => !isNew(deck)).length,
  }
}

function addDecks(topicId: string, decks: readonly CopiedDeck[]): readonly CourseEdit[] {
  if (decks.length === 0) return []
  return [
    { type: 'addDecks', topicId, before: null, decks: decks.map(({ id }) => ({ id, version_id: null })) },
    ...decks
      .filter(({ required }) => !required)
      .map(({ id }): CourseEdit => ({ type: 'updateDeck', id, patch: { required: false } })),
  ]
}

/** Several that were dragged together, as one. */
export const joinCopied = (all: readonly CopiedOutline[]): CopiedOutline => ({
  topics: all.flatMap(({ topics }) => topics),
  decks: all.flatMap(({ decks }) => decks),
})

/** Prefix of what is copied on the clipboard: plain text, so that it can be pasted in other tabs and windows. */
const MARK = 'deckle/outline/1 '

export const outlineToText = (copied: CopiedOutline): string => MARK + JSON.stringify(copied)
export const isOutlineText = (text: string): boolean => text.startsWith(MARK)

/** Null if the text is no valid outline. */
export async function outlineFromText(text: string): Promise<CopiedOutline | null> {
  if (!isOutlineText(text)) return null
  try {
    const { copiedSchema } = await import('./copied-schema.ts')
    const parsed = copiedSchema.safeParse(JSON.parse(text.slice(MARK.length)))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
