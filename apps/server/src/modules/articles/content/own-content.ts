import type { ArticleContent } from '@deckle/core/article/article.ts'
import { mapArticleMedia, mediaOfArticle } from '@deckle/core/article/media.ts'
import type { Db } from '../../../db/database.ts'
import { isUuid } from '../../../platform/uuid.ts'
import { refuse } from '../../../refusal.ts'
import { findOwnMedia } from '../../media/index.ts'
import { findCategory } from '../queries.ts'

/** The content as its client may have it: the category by its id, files of other clients cleared. Refuses a category that is not there. */
export async function ownContent(open: Db, clientId: string, content: ArticleContent): Promise<ArticleContent> {
  const category = await categoryIdOf(open, clientId, content.category)
  const lower = mapArticleMedia(content, (id) => (isUuid(id) ? id.toLowerCase() : id))
  const used = mediaOfArticle(lower).filter(isUuid)
  const own = new Set(used.length === 0 ? [] : await findOwnMedia(open, clientId, used))
  return { ...mapArticleMedia(lower, (id) => (isUuid(id) && !own.has(id) ? '' : id)), category }
}

async function categoryIdOf(open: Db, clientId: string, wanted: string | null): Promise<string | null> {
  if (wanted === null || wanted === '') return null
  const found = await findCategory(open, clientId, { id: isUuid(wanted) ? wanted.toLowerCase() : null, slug: wanted })
  if (!found) throw refuse('rule_broken', { message: 'category.unknown', fields: { category: 'category.unknown' } })
  return found.id
}

/** A version's content as it can be used today: a category that is gone since gives way to that of the draft. */
export async function withLiveCategory(
  open: Db,
  { client_id, content: draft }: { readonly client_id: string; readonly content: ArticleContent },
  content: ArticleContent,
): Promise<ArticleContent> {
  if (content.category === null || (await findCategory(open, client_id, { id: content.category, slug: '' })))
    return content
  return { ...content, category: draft.category }
}
