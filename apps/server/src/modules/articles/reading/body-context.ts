import type { ArticleContent } from '@deckle/core/article/article.ts'
import type { BodyContext } from '@deckle/core/article/html/body-context.ts'
import { bodyWords } from '@deckle/core/article/html/body-words.ts'
import { mediaOfArticle } from '@deckle/core/article/media.ts'
import { referencesOf } from '@deckle/core/article/reading.ts'
import { imageWidths } from '@deckle/core/deck/design/image-widths.ts'
import { videoSource } from '@deckle/slides/video-story/video-source.ts'
import type { Db } from '../../../db/database.ts'
import { isUuid } from '../../../platform/uuid.ts'
import { findFiles, findShownDecks } from './queries-show.ts'

interface Readers {
  /** Before addresses of this site, where the text is read elsewhere. */
  readonly base?: string
  /** Whether they may open profiles: people who are signed in. */
  readonly profiles?: boolean
}

/** What an article refers to, looked up for its readers; and its attachments. */
export async function bodyContext(
  db: Db,
  clientId: string,
  content: ArticleContent,
  { base = '', profiles = true }: Readers = {},
) {
  const [files, decks] = await Promise.all([
    findFiles(db, clientId, mediaOfArticle(content).filter(isUuid)),
    findShownDecks(db, clientId, referencesOf(content.body).decks.filter(isUuid)),
  ])
  const { language } = content
  const context: BodyContext = {
    words: bodyWords[language === 'hi' ? 'hi' : 'en'],
    base,
    language,
    picture: (id) => {
      const found = files.get(id)
      return found?.kind === 'image'
        ? {
            src: `${base}/media/${id}/1080.webp`,
            sources: imageWidths.map((width) => ({ url: `${base}/media/${id}/${width}.webp`, width })),
            width: found.width,
            height: found.height,
          }
        : null
    },
    file: (id) => (files.has(id) ? { url: base + fileUrl(id) } : null),
    deck: (id) => decks.get(id) ?? null,
    video: (address) => {
      const source = videoSource(address, () => '')
      return source.kind === 'none' || source.url === '' ? null : source
    },
    person: (id) => (profiles ? `/profiles/${id}` : null),
  }
  const attachments = content.attachments.flatMap(({ id, name }) => {
    const file = files.get(id)
    return file ? [{ id, name: name || file.name, url: base + fileUrl(id), bytes: Number(file.size) }] : []
  })
  return { context, attachments }
}

const fileUrl = (id: string): string => `/media/${id}/file`
