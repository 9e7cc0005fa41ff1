import type { articles, ShownArticle } from '@deckle/contract/articles.ts'
import type { ArticleContent } from '@deckle/core/article/article.ts'
import { headingsOf } from '@deckle/core/article/headings.ts'
import { renderBody } from '@deckle/core/article/html/render-body.ts'
import { readingMinutes } from '@deckle/core/article/reading.ts'
import { summaryOf } from '@deckle/core/article/summary.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { allowed, authorOf, categoryOf } from '../present.ts'
import { type ArticleRecord, findArticle } from '../queries.ts'
import { readTags } from '../../../db/tag-cells.ts'
import { requireArticle } from '../require-article.ts'
import { publicUrl } from '../show-admin.ts'
import { listPublishedTranslations } from '../translations/queries.ts'
import { findVersionContent } from '../versions/queries.ts'
import { bodyContext } from './body-context.ts'
import { presentCard } from './present-card.ts'
import { findCard, findCards } from './queries-cards.ts'
import { findNeighbour, findRelated } from './queries-show.ts'

const RELATED = 3

/** What is published; what is not, for who may look at the draft. */
export const showArticle: Handler<typeof articles.show> = async ({ deps, actor, params }) => {
  const id = params.id.toLowerCase()
  const [card, own] = await Promise.all([findCard(deps.db, actor, id), findArticle(deps.db, actor, id)])
  if (!card)
    return { article: await showDraft(deps, actor, await requireArticle(deps.db, actor, 'article.view', { id })) }
  const key = { clientId: card.client_id, id }
  const content = await findVersionContent(deps.db, { ...key, versionId: card.version_id })
  // Taken back in between.
  if (!content) throw refuse('not_found', 'article.missing')
  const place = { ...key, categoryId: card.category_id, at: card.published_at }
  const [read, translations, related, next, previous, public_url] = await Promise.all([
    readContent(deps, key.clientId, content),
    card.translation_group === null ? [] : listPublishedTranslations(deps.db, key, card.translation_group),
    findRelated(deps.db, place, RELATED).then((ids) => findCards(deps.db, actor, ids)),
    findNeighbour(deps.db, place, 'next'),
    findNeighbour(deps.db, place, 'previous'),
    publicUrl(deps.db, deps, { client_id: key.clientId, status: 'published', slug: card.slug }),
  ])
  const article: ShownArticle = {
    ...presentCard(card),
    ...read,
    status: 'published',
    words: card.words,
    updatedAt: card.updated_at.toISOString(),
    public_url,
    publicComments: public_url !== null && content.audience === 'public',
    translations,
    related: related.map(presentCard),
    next,
    previous,
    can: own ? allowed(actor, own) : nothing,
  }
  return { article }
}

const nothing = { edit: false, delete: false, publish: false, share: false }

async function readContent({ db }: Pick<Deps, 'db'>, clientId: string, content: ArticleContent) {
  const { context, attachments } = await bodyContext(db, clientId, content)
  return {
    html: renderBody(content.body, context),
    contents: headingsOf(content.body).map(({ level, text, anchor }) => ({ level, text, anchor })),
    attachments,
    commentable: content.comments,
  }
}

async function showDraft(deps: Deps, actor: SignedIn, row: ArticleRecord): Promise<ShownArticle> {
  const { content } = row
  const { subtitle, excerpt, cover, event, video_url } = summaryOf(content)
  const read = await readContent(deps, row.client_id, content)
  return {
    ...read,
    id: row.id,
    slug: row.slug ?? '',
    title: row.title,
    subtitle,
    excerpt,
    cover: { id: cover.id, alt: cover.alt },
    category: categoryOf(row),
    language: row.language,
    publish_at: (row.publish_at ?? row.updated_at).toISOString(),
    author: authorOf(row),
    tags: readTags(row.tags),
    event,
    video_url,
    minutes: readingMinutes(row.words),
    words: row.words,
    likes: row.likes,
    views: row.views,
    comments: row.comments,
    liked: false,
    saved: false,
    status: row.status,
    updatedAt: row.updated_at.toISOString(),
    commentable: false,
    publicComments: false,
    public_url: null,
    translations: [],
    related: [],
    next: null,
    previous: null,
    can: allowed(actor, row),
  }
}
