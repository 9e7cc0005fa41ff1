import { type CourseContent, decksOf } from '@deckle/core/course/course.ts'
import type { CourseEdit } from '@deckle/core/course/edit.ts'
import { idsOf } from './outline-keys.ts'

type DropPosition = 'before' | 'on' | 'after'

/**
 * What a drop of rows on another does; null for nothing. Topics move among topics, with their decks; decks to a place
 * beside a deck or to the end of a topic. Of mixed rows those of the first one's kind move.
 */
export function dropEdit(
  content: CourseContent,
  dragged: readonly string[],
  target: string,
  position: DropPosition,
): CourseEdit | null {
  if (dragged.includes(target)) return null
  const { topics, decks } = idsOf(dragged)
  return dragged[0]?.startsWith('topic:')
    ? topicDrop(content, topics, target, position)
    : deckDrop(content, decks, target, position)
}

function topicDrop(
  content: CourseContent,
  ids: readonly string[],
  target: string,
  position: DropPosition,
): CourseEdit | null {
  const [id] = idsOf([target]).topics
  if (id === undefined || ids.length === 0 || position === 'on') return null
  return { type: 'moveTopics', ids, before: position === 'before' ? id : nextOf(content.topics, id, ids) }
}

function deckDrop(
  content: CourseContent,
  ids: readonly string[],
  target: string,
  position: DropPosition,
): CourseEdit | null {
  if (ids.length === 0) return null
  const { topics, decks } = idsOf([target])
  const [topicId] = topics
  if (topicId !== undefined) return position === 'before' ? null : { type: 'moveDecks', ids, topicId, before: null }
  const deck = content.decks.find(({ id }) => id === decks[0])
  if (!deck || position === 'on') return null
  const before = position === 'before' ? deck.id : nextOf(decksOf(content, deck.topic_id), deck.id, ids)
  return { type: 'moveDecks', ids, topicId: deck.topic_id, before }
}

/** One place up or down: topics among topics, decks on into the neighbouring topic. */
export function moveEdit(content: CourseContent, selected: readonly string[], by: -1 | 1): CourseEdit | null {
  const { topics, decks } = idsOf(selected)
  return topics.length > 0 ? topicMove(content, topics, by) : deckMove(content, decks, by)
}

function topicMove({ topics }: CourseContent, ids: readonly string[], by: -1 | 1): CourseEdit | null {
  const at = topics.flatMap(({ id }, index) => (ids.includes(id) ? [index] : []))
  const [first, last] = [at[0] ?? 0, at.at(-1) ?? 0]
  if (by < 0) return first === 0 ? null : { type: 'moveTopics', ids, before: topics[first - 1]?.id ?? null }
  return last === topics.length - 1 ? null : { type: 'moveTopics', ids, before: topics[last + 2]?.id ?? null }
}

function deckMove(content: CourseContent, ids: readonly string[], by: -1 | 1): CourseEdit | null {
  const moving = content.topics.flatMap(({ id }) => decksOf(content, id).filter((deck) => ids.includes(deck.id)))
  const edge = by < 0 ? moving[0] : moving.at(-1)
  if (!edge) return null
  const siblings = decksOf(content, edge.topic_id)
  const at = siblings.findIndex(({ id }) => id === edge.id)
  const beside = siblings[at + by]
  if (beside) {
    const before = by < 0 ? beside.id : nextOf(siblings, beside.id, ids)
    return { type: 'moveDecks', ids, topicId: edge.topic_id, before }
  }
  const topic = content.topics[content.topics.findIndex(({ id }) => id === edge.topic_id) + by]
  if (!topic) return null
  const before = by < 0 ? null : (decksOf(content, topic.id).find(({ id }) => !ids.includes(id))?.id ?? null)
  return { type: 'moveDecks', ids, topicId: topic.id, before }
}

/** Topics with their decks, and decks; null where nothing is selected. */
export function removeEdit(content: CourseContent, selected: readonly string[]): CourseEdit | null {
  const { topics, decks } = idsOf(selected)
  const others = decks.filter((id) => {
    const deck = content.decks.find((one) => one.id === id)
    return deck !== undefined && !topics.includes(deck.topic_id)
  })
  const edits: CourseEdit[] = []
  if (topics.length > 0) edits.push({ type: 'removeTopics', ids: topics })
  if (others.length > 0) edits.push({ type: 'removeDecks', ids: others })
  return edits.length === 0 ? null : { type: 'batch', edits }
}

/** The next one that doesn't move; null for the end. */
function nextOf(list: readonly { readonly id: string }[], id: string, moving: readonly string[]): string | null {
  const at = list.findIndex((one) => one.id === id)
  return list.slice(at + 1).find((one) => !moving.includes(one.id))?.id ?? null
}
