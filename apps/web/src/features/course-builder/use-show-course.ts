import { useBuilder } from './builder-context.ts'
import type { Course } from '@deckle/contract/courses.ts'
import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'
import { invalidate } from '../../lib/invalidate.ts'
import { factsQuery } from './queries.ts'

/** Shows a course as the server answered: publishing pins versions in the draft. */
export function useShowCourse() {
  const client = useQueryClient()
  const { autosave, setCourse } = useBuilder()
  return (course: Course) => {
    autosave.receive({ revision: course.revision, content: course.content })
    setCourse(course)
    void invalidate(client, queryKeys('courses').lists)
    void invalidate(client, factsQuery(course.id).queryKey)
  }
}
