import { articleUrlTarget } from './modules/articles/index.ts'
import { courseUrlTarget } from './modules/courses/index.ts'
import { deckUrlTarget } from './modules/decks/index.ts'
import type { UrlTargets } from './modules/urls/index.ts'

/** What short addresses lead to: a line a kind, also in `urlTargetKinds` of core. */
export const urlTargets: UrlTargets = { deck: deckUrlTarget, course: courseUrlTarget, article: articleUrlTarget }
