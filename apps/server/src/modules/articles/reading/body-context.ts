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

/** What an article refers to, looked up for people who are signed in; and its attachments. */
export async function bodyContext(db: Db, clientId: string, content: ArticleContent) {
  const [files, decks] = await Promise.all([
    findFiles(db, clientId, mediaOfArticle(content).filter(isUuid)),
    findShownDecks(db, clientId, referencesOf(content.body).decks.filter(isUuid)),
  ])
  const { language } = content
  const context: BodyContext = {
    words: bodyWords[language === 'hi' ? 'hi' : 'en'],
    base: '',
    language,
    picture: (id) => {
      const found = files.get(id)
      return found?.kind === 'image'
        ? {
            src: `/media/${id}/1080.webp`,
            sources: imageWidths.map((width) => ({ url: `/media/${id}/${width}.webp`, width })),
            width: found.width,
            height: found.height,
          }
        : null
    },
    file: (id) => (files.has(id) ? { url: fileUrl(id) } : null),
    deck: (id) => decks.get(id) ?? null,
    video: (address) => {
      const source = videoSource(address, () => '')
      return source.kind === 'none' || source.url === '' ? null : source
    },
    person: (id) => `/profiles/${id}`,
  }
  const attachments = content.attachments.flatMap(({ id, name }) => {
    const file = files.get(id)
    return file ? [{ id, name: name || file.name, url: fileUrl(id), bytes: Number(file.size) }] : []
  })
  return { context, attachments }
}

const fileUrl = (id: string): string => `/media/${id}/file`
