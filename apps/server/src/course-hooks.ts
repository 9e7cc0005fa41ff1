import type { Deps } from './deps.ts'
import { certify } from './modules/certificates/index.ts'
import { raiseLevels } from './modules/competencies/index.ts'
import type { CourseHookWith } from './modules/learning/index.ts'
import { earnPoints } from './modules/points/index.ts'
import { notifyResult } from './modules/reminders/index.ts'

/** What follows from a learner's step, in its transaction: a line a module. */
export const courseHooks: readonly CourseHookWith<Deps>[] = [raiseLevels, earnPoints, notifyResult, certify]
