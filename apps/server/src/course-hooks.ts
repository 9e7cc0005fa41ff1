import type { CourseHook } from './modules/learning/after-course-change.ts'

/** What follows from a learner's step, in its transaction: a line a module. */
export const courseHooks: readonly CourseHook[] = []
