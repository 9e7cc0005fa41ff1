import { type articles } from '@deckle/contract/articles.ts'
import { type ArticleContent, newArticle } from '@deckle/core/article/article.ts'
import { builtInTemplates, isBuiltInTemplate } from '@deckle/core/article/templates/templates.ts'
import type { Block } from '@deckle/core/article/block.ts'
import type { Language } from '@deckle/core/deck/deck.ts'
import type { Db } from '../../../db/database.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { isUuid } from '../../../platform/uuid.ts'
import { refuse } from '../../../refusal.ts'
import { replaceTags } from '../../tags/index.ts'
import { changingArticles } from '../changes.ts'
import { withFields } from '../content/given-fields.ts'
import { indexMedia } from '../content/change-draft.ts'
import { ownContent } from '../content/own-content.ts'
import { storedArticle } from '../content/stored-article.ts'
import { changeStatus } from '../publication/change-status.ts'
import { noteTags } from '../publication/queries.ts'
import { type ArticleRecord, insertArticle } from '../queries.ts'
import { requireArticle } from '../require-article.ts'
import { showable } from '../show-admin.ts'
import { findTemplate } from '../templates/queries.ts'

export const createArticle: Handler<typeof articles.create> = ({ deps, actor, body }) =>
  changingArticles(deps, async (open, changes) => {
    const { template_id = null, tags, status, publish_at, unpublish_at, ...given } = body
    const template = template_id === null ? null : await bodyOfTemplate(open, actor, template_id, given.language)
    const base = newArticle({ title: given.title, language: given.language ?? template?.language ?? 'en' })
    const content = withFields({ ...base, body: template?.body ?? [] }, given)
    const article = await addArticle(open, deps, actor, { content, template_id })
    if (tags) {
      const key = { clientId: actor.clientId, id: article.id }
      await replaceTags(open, { kind: 'article', ...key }, tags)
      await noteTags(open, key)
    }
    if (status !== undefined || publish_at !== undefined || unpublish_at !== undefined)
      await changeStatus(open, { deps, actor, changes }, article, { status, publish_at, unpublish_at })
    const now = await requireArticle(open, actor, 'article.edit', { id: article.id })
    return { article: await showable(open, deps, actor, now) }
  })

/** As a draft of the actor's. */
export async function addArticle(
  open: Db,
  deps: Deps,
  actor: Scoped,
  { content: wanted, template_id }: { readonly content: ArticleContent; readonly template_id: string | null },
): Promise<ArticleRecord> {
  const [id, now] = [deps.newId(), deps.now()]
  const { clientId, userId } = actor
  const content = await ownContent(open, clientId, wanted)
  await insertArticle(open, {
    client_id: clientId,
    id,
    owner_id: userId,
    saved_by: userId,
    template_id,
    created_at: now,
    updated_at: now,
    ...storedArticle(content),
  })
  await indexMedia(open, { clientId, id }, content, null)
  return requireArticle(open, actor, 'article.edit', { id, lock: true })
}

/** Of a built-in one in the article's language, or of the client's own. */
async function bodyOfTemplate(
  open: Db,
  { clientId }: Scoped,
  id: string,
  language: Language = 'en',
): Promise<{ readonly body: readonly Block[]; readonly language: Language }> {
  const builtIn = isBuiltInTemplate(id) ? builtInTemplates(language).find((one) => one.id === id) : undefined
  if (builtIn) return { body: builtIn.body, language }
  const own = isUuid(id) ? await findTemplate(open, clientId, id) : undefined
  if (!own) throw refuse('not_found', 'article.template_missing')
  return own
}
