import type { Course } from '@deckle/contract/courses.ts'
import { refuse } from '../../../refusal.ts'

/** Carries the current course. */
export const revisionConflict = (course: Course) =>
  refuse('revision_conflict', { message: 'course.changed', data: { course } })
