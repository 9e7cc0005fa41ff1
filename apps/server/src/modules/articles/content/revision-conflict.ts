import type { Article } from '@deckle/contract/articles.ts'
import { refuse } from '../../../refusal.ts'

/** Carries the current article. */
export const revisionConflict = (article: Article) =>
  refuse('revision_conflict', { message: 'article.changed', data: { article } })
