import type { ArticleContent } from '@deckle/core/article/article.ts'
import type { Block } from '@deckle/core/article/block.ts'
import type { BodyContext } from '@deckle/core/article/html/body-context.ts'
import { bodyWords } from '@deckle/core/article/html/body-words.ts'
import { previewOf } from '@deckle/core/article/preview.ts'
import { referencesOf } from '@deckle/core/article/reading.ts'
import { imageWidths } from '@deckle/core/deck/design/image-widths.ts'
import { videoSource } from '@deckle/slides/video-story/video-source.ts'
import { isUuid } from '../../../platform/uuid.ts'
import type { Blog } from '../blog.ts'
import type { BlogComment } from '../comments.ts'
import { wordsFor } from '../html/shell.ts'
import {
  type BlogDb,
  type Card,
  findCards,
  findContents,
  findDecks,
  findNeighbour,
  findPictures,
  listRelated,
  listTranslations,
  type Picture,
} from '../queries.ts'

interface Neighbour {
  readonly slug: string
  readonly title: string
  readonly language: string
}

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
  readonly files: readonly { readonly name: string; readonly url: string }[]
  readonly translations: readonly Neighbour[]
  readonly related: readonly Card[]
  readonly next: Neighbour | undefined
  readonly previous: Neighbour | undefined
  readonly comments: readonly BlogComment[]
}

const RELATED = 3

export async function readArticle(
  db: BlogDb,
  blog: Blog,
  articleId: string,
  readComments: (clientId: string, articleId: string) => Promise<readonly BlogComment[]>,
): Promise<ReadArticle | undefined> {
  const { clientId } = blog
  const [card] = await findCards(db, clientId, [articleId])
  const content = card && (await findContents(db, clientId, [card.versionId])).get(card.versionId)
  if (!card || !content) return undefined
  const body = shownBody(card, content)
  const [{ context, picture, file }, translations, related, next, previous, comments] = await Promise.all([
    contextFor(db, blog, card, [content, body]),
    listTranslations(db, clientId, articleId),
    listRelated(db, clientId, card, RELATED),
    findNeighbour(db, clientId, card, 'next'),
    findNeighbour(db, clientId, card, 'previous'),
    content.comments && !card.membersOnly ? readComments(clientId, articleId) : [],
  ])
  return {
    card,
    content,
    body,
    context,
    hasDecks: referencesOf(body).decks.length > 0,
    image: picture(content.seo.image) ?? card.cover,
    files: card.membersOnly ? [] : content.attachments.flatMap(({ id, name }) => file(id, name)),
    translations,
    related,
    next,
    previous,
    comments,
  }
}

/** What everybody may read of an article. */
export const shownBody = (card: Card, content: ArticleContent): readonly Block[] =>
  card.membersOnly ? previewOf(content.body) : content.body

/** Looks up, in two queries, all that an article refers to. */
export async function contextFor(
  db: BlogDb,
  blog: Blog,
  { language }: Pick<Card, 'language'>,
  [content, body]: readonly [Pick<ArticleContent, 'seo' | 'attachments'>, readonly Block[]],
  base = '',
) {
  const { media, decks } = referencesOf(body)
  const ids = [...media, content.seo.image.id, ...content.attachments.map(({ id }) => id)]
  const [files, shownDecks] = await Promise.all([
    findPictures(db, blog.clientId, ids.filter(isUuid)),
    findDecks(db, blog.clientId, decks.filter(isUuid)),
  ])
  const file = (id: string, name: string) => (files.has(id) ? [{ name, url: `${base}/media/${id}/file` }] : [])
  const context: BodyContext = {
    words: bodyWords[wordsFor(blog, language).language],
    base,
    language,
    picture: (id) => {
      const found = files.get(id)
      if (found?.kind !== 'image') return null
      const address = `${base}/media/${id}`
      return {
        src: `${address}/1080.webp`,
        sources: imageWidths.map((width) => ({ url: `${address}/${width}.webp`, width })),
        width: found.width,
        height: found.height,
      }
    },
    file: (id) => file(id, '')[0] ?? null,
    deck: (id) => shownDecks.get(id) ?? null,
    video: (address) => {
      const source = videoSource(address, () => '')
      return source.kind === 'none' || source.url === '' ? null : source
    },
    person: () => null,
  }
  const picture = ({ id, alt }: { readonly id: string; readonly alt: string }): Picture | null => {
    const found = files.get(id)
    return found?.kind === 'image' ? { id, alt, width: found.width, height: found.height } : null
  }
  return { context, picture, file }
}
