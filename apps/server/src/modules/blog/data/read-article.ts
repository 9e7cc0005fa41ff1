import type { ArticleContent } from '@deckle/core/article/article.ts'
import type { Block } from '@deckle/core/article/block.ts'
import type { BodyContext } from '@deckle/core/article/html/body-context.ts'
import { previewOf } from '@deckle/core/article/preview.ts'
import { referencesOf } from '@deckle/core/article/reading.ts'
import type { Db } from '../../../db/database.ts'
import { bodyContext, findNeighbour, findRelated, listPublishedTranslations } from '../../articles/index.ts'
import type { Blog } from '../blog.ts'
import { noComments, type PublicComments } from '@deckle/core/social/public-comment.ts'
import { type Card, findCards, findContents, type Picture } from '../queries-cards.ts'

/** An article with what its page shows around it. */
export interface ReadArticle {
  readonly card: Card
  readonly content: ArticleContent
  /** Without what is for members. */
  readonly body: readonly Block[]
  readonly context: BodyContext
  readonly hasDecks: boolean
  /** For links to the page; null where there is none. */
  readonly image: Picture | null
  readonly files: readonly { readonly name: string; readonly url: string; readonly bytes: number }[]
  readonly translations: readonly Card[]
  readonly related: readonly Card[]
  readonly next: Card | undefined
  readonly previous: Card | undefined
  readonly comments: PublicComments
}

const RELATED = 3

export async function readArticle(
  db: Db,
  { clientId }: Blog,
  articleId: string,
  readComments: (clientId: string, articleId: string) => Promise<PublicComments>,
): Promise<ReadArticle | undefined> {
  const [card] = await findCards(db, clientId, [articleId])
  const content = card && (await findContents(db, clientId, [card.versionId])).get(card.versionId)
  if (!card || !content) return undefined
  const body = shownBody(card, content)
  const [{ context, attachments }, around, comments] = await Promise.all([
    bodyContext(db, clientId, content, { profiles: false }),
    cardsAround(db, clientId, card),
    content.comments && !card.membersOnly ? readComments(clientId, articleId) : noComments,
  ])
  const seo = content.seo.image
  const shared = seo.id === '' ? null : context.picture(seo.id)
  return {
    card,
    content,
    body,
    context,
    hasDecks: referencesOf(body).decks.length > 0,
    image: shared ? { ...seo, width: shared.width, height: shared.height } : card.cover,
    files: card.membersOnly ? [] : attachments,
    ...around,
    comments,
  }
}

async function cardsAround(
  db: Db,
  clientId: string,
  card: Card,
): Promise<Pick<ReadArticle, 'translations' | 'related' | 'next' | 'previous'>> {
  const key = { clientId, id: card.id }
  const place = { ...key, categoryId: card.category?.id ?? null, at: card.publishedAt }
  const [translations, related, next, previous] = await Promise.all([
    card.group === null ? [] : listPublishedTranslations(db, key, card.group),
    findRelated(db, place, RELATED),
    findNeighbour(db, place, 'next'),
    findNeighbour(db, place, 'previous'),
  ])
  const others = translations.map(({ id }) => id)
  const ids = [...new Set([...others, ...related, ...[next, previous].flatMap((one) => one?.id ?? [])])]
  const byId = new Map((await findCards(db, clientId, ids)).map((one) => [one.id, one]))
  return {
    translations: others.flatMap((id) => byId.get(id) ?? []),
    related: related.flatMap((id) => byId.get(id) ?? []),
    next: next ? byId.get(next.id) : undefined,
    previous: previous ? byId.get(previous.id) : undefined,
  }
}

/** What everybody may read of an article. */
export const shownBody = (card: Card, content: ArticleContent): readonly Block[] =>
  card.membersOnly ? previewOf(content.body) : content.body
