import { mergeObjects, type Three } from '../document/merge.ts'
import { isSame, type PlainObject } from '../document/tree.ts'
import type { CourseContent, CourseTopic } from './course.ts'

/** A place that both sides changed differently: `mine` is in the merged content, `theirs` is only reported. */
export interface CourseConflict {
  /** `title`, `topics.<id>.unlock`, `topics` for their order. */
  readonly path: string
  /** Undefined where it was removed. */
  readonly mine: unknown
  readonly theirs: unknown
}

export interface CourseMerge {
  readonly merged: CourseContent
  readonly conflicts: readonly CourseConflict[]
}

/**
 * Three-way merge: properties, topics and decks by their ids. What one side removed and the other changed stays, and is
 * reported. A topic that one side removed comes back where the other put a deck into it.
 */
export function mergeCourses(base: CourseContent, mine: CourseContent, theirs: CourseContent): CourseMerge {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { merged: mine, conflicts: [] }
  if (isSame(base, mine)) return { merged: theirs, conflicts: [] }
  const conflicts: CourseConflict[] = []
  const merged = mergeObjects([base, mine, theirs] as unknown as Three<PlainObject>, {
    path: '',
    report: (path, mine, theirs) => void conflicts.push({ path, mine, theirs }),
    leastItems: (path) => (path === 'topics' ? 1 : 0),
  }) as unknown as CourseContent
  return { merged: withTopicsOfDecks(merged, [mine, theirs]), conflicts }
}

function withTopicsOfDecks(merged: CourseContent, sides: readonly CourseContent[]): CourseContent {
  const present = new Set(merged.topics.map(({ id }) => id))
  const wanted = new Set(merged.decks.map(({ topic_id }) => topic_id).filter((id) => !present.has(id)))
  if (wanted.size === 0) return merged
  const back = new Map<string, CourseTopic>(
    sides.flatMap(({ topics }) => topics.filter(({ id }) => wanted.has(id)).map((topic) => [topic.id, topic] as const)),
  )
  return { ...merged, topics: [...merged.topics, ...back.values()] }
}
