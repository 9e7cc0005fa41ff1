import { courseLimits } from '../course/course.ts'
import { circleThrough, type Links } from './circle.ts'

/** What is wrong with the prerequisites wanted for a course. */
export type PrerequisiteFault =
  | { readonly code: 'too_many' | 'twice' | 'unknown' }
  /** Ids of courses, each a prerequisite of the one before it; the course itself first and last. */
  | { readonly code: 'circle'; readonly path: readonly string[] }

/**
 * Null where a course can have these prerequisites in place of those it has.
 * @param graph every course of the client with its prerequisites
 */
export function prerequisiteFault(graph: Links, courseId: string, wanted: readonly string[]): PrerequisiteFault | null {
  if (wanted.length > courseLimits.prerequisites) return { code: 'too_many' }
  if (new Set(wanted).size < wanted.length) return { code: 'twice' }
  if (wanted.some((id) => id !== courseId && !graph.has(id))) return { code: 'unknown' }
  const path = circleThrough(graph, courseId, wanted)
  return path && { code: 'circle', path }
}

/** Those still to pass, in their order. */
export const missingPrerequisites = (
  prerequisites: readonly string[],
  passed: ReadonlySet<string>,
): readonly string[] => prerequisites.filter((id) => !passed.has(id))
