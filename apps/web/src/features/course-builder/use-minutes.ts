import { deckIdsOf } from '@deckle/core/course/course.ts'
import { useBuilder, useCourseContent } from './builder-context.ts'

/** Minutes of all decks together. */
export function useDeckMinutes(): number {
  const { facts } = useBuilder()
  return deckIdsOf(useCourseContent()).reduce((sum, id) => sum + (facts.get(id)?.minutes ?? 0), 0)
}

/** What learners are told: the author's number, else the decks'. */
export function useMinutes(): number {
  const computed = useDeckMinutes()
  return useCourseContent().estimated_minutes ?? computed
}
