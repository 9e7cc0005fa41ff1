import type { ArticleContent } from '@deckle/core/article/article.ts'
import { mediaOfArticle } from '@deckle/core/article/media.ts'
import { isSame } from '@deckle/core/document/tree.ts'
import type { Db } from '../../../db/database.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import { isUuid } from '../../../platform/uuid.ts'
import { type ArticleRecord, setArticle, setArticleMedia } from '../queries.ts'
import { keepDraft } from '../versions/keep-draft.ts'
import { findVersionContent } from '../versions/queries.ts'
import { ownContent } from './own-content.ts'
import { storedArticle } from './stored-article.ts'

/** Stores a new draft of an article that the caller has locked; an unchanged one stays as it is. @returns the record as it is now */
export async function changeDraft(
  open: Db,
  { deps, actor }: { readonly deps: Deps; readonly actor: Scoped },
  article: ArticleRecord,
  wanted: ArticleContent,
): Promise<ArticleRecord> {
  const content = await ownContent(open, article.client_id, wanted)
  if (isSame(content, article.content)) return article
  await keepDraft(open, deps, article)
  const key = { clientId: article.client_id, id: article.id }
  const { content: text, summary, ...stored } = storedArticle(content)
  const change = { revision: article.revision + 1, saved_by: actor.userId, updated_at: deps.now() }
  await setArticle(open, key, { ...stored, summary, content: text, ...change })
  await indexMedia(open, key, content, article.published_version_id)
  return { ...article, ...stored, content, ...change }
}

/** Which files the article has: in its draft, and in what readers get. */
export async function indexMedia(
  open: Db,
  key: { readonly clientId: string; readonly id: string },
  draft: ArticleContent,
  publishedVersion: string | null,
): Promise<void> {
  const published = publishedVersion && (await findVersionContent(open, { ...key, versionId: publishedVersion }))
  const used = [draft, ...(published ? [published] : [])].flatMap(mediaOfArticle).filter(isUuid)
  await setArticleMedia(open, key, [...new Set(used)])
}
