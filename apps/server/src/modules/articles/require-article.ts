import type { Action } from '@deckle/core/access/access.ts'
import type { Db } from '../../db/database.ts'
import type { Scoped } from '../../db/reach.ts'
import { requireAccess } from '../../require-access.ts'
import { type ArticleRecord, findArticle } from './queries.ts'

interface WantedArticle {
  readonly id: string
  readonly lock?: boolean | undefined
  /** Also one in the bin. */
  readonly bin?: boolean | undefined
}

/** Refuses with `not_found` if the actor may not see the article as an author, with `not_allowed` if they may not do this. */
export const requireArticle = async (
  db: Db,
  actor: Scoped,
  action: Action,
  { id, ...options }: WantedArticle,
): Promise<ArticleRecord> =>
  requireAccess(actor, action, await findArticle(db, actor, id, options), {
    missing: 'article.missing',
    refused: 'article.others',
  })
