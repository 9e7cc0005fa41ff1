import type { Deps, Parts } from './deps.ts'
import { createTimeZones } from './modules/analytics/index.ts'
import { createArticleChanges } from './modules/articles/index.ts'
import { createAuthState } from './modules/auth/index.ts'
import { courseHooks } from './course-hooks.ts'
import { addSeen, completeInCourse, createLearningState } from './modules/learning/index.ts'
import { createPlayState } from './modules/play/index.ts'

/** Creates what modules hold in memory, once a server. */
export function withState(parts: Parts): Deps {
  return {
    ...parts,
    articles: createArticleChanges(parts),
    auth: createAuthState(parts),
    play: createPlayState({ ...parts, addSeen }),
    learning: createLearningState(parts),
    courseHooks,
    completeInCourse,
    timeZones: createTimeZones(parts.db),
  }
}
