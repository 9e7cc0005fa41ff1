import { deckIdsOf } from '@deckle/core/course/course.ts'
import { useBuilder, useCourseContent } from './builder-context.ts'

/** At least one where there is anything to do. */
export const wholeMinutes = (minutes: number): number => (minutes > 0 ? Math.max(1, Math.round(minutes)) : 0)

/** Minutes of all decks together. */
export function useDeckMinutes(): number {
  const { facts } = useBuilder()
  return wholeMinutes(deckIdsOf(useCourseContent()).reduce((sum, id) => sum + (facts.get(id)?.minutes ?? 0), 0))
}

/** What learners are told: the author's number, else the decks'. */
export function useMinutes(): number {
  const computed = useDeckMinutes()
  return useCourseContent().estimated_minutes ?? computed
}
