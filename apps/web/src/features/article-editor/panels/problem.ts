import type { articleBlockers, ArticleProblem } from '@deckle/core/article/problems.ts'

/** Of the document's own check list, or what only the server knows. */
export interface Problem extends Omit<ArticleProblem, 'code'> {
  readonly code: ArticleProblem['code'] | (typeof articleBlockers)[number]
}
