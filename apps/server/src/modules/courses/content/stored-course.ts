import type { CourseContent, CourseLevel } from '@deckle/core/course/course.ts'
import { deckIdsOf } from '@deckle/core/course/course.ts'
import type { Language } from '@deckle/core/deck/deck.ts'

/** Columns derived from a course's content: the document, and what lists show of it. */
export interface StoredCourse {
  readonly title: string
  readonly language: Language
  readonly level: CourseLevel
  readonly category_id: string | null
  readonly topic_count: number
  readonly deck_count: number
  readonly minutes: number
  readonly cover: string
  readonly content: string
}

/** @param minutes of decks, by id */
export function storedCourse(content: CourseContent, minutes: ReadonlyMap<string, number>): StoredCourse {
  const ids = deckIdsOf(content)
  const computed = Math.ceil(ids.reduce((sum, id) => sum + (minutes.get(id) ?? 0), 0))
  return {
    title: content.title,
    language: content.language,
    level: content.level,
    category_id: content.category,
    topic_count: content.topics.length,
    deck_count: ids.length,
    minutes: content.estimated_minutes ?? computed,
    cover: JSON.stringify(content.cover),
    content: JSON.stringify(content),
  }
}
