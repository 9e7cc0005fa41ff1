import type { ArticleContent } from '@deckle/core/article/article.ts'
import { mediaOfArticle } from '@deckle/core/article/media.ts'
import { type articleBlockers, type ArticleProblem, problemsOfArticle } from '@deckle/core/article/problems.ts'
import { referencesOf } from '@deckle/core/article/reading.ts'
import type { Db } from '../../../db/database.ts'
import { isUuid } from '../../../platform/uuid.ts'
import type { ArticleKey } from '../queries.ts'
import { findLiveFiles, findPlayableDecks } from './queries.ts'
import { isFree, isReservedSlug } from './slugs.ts'

/** What prevents publishing; `blockId` is null where it concerns the article itself. */
export interface Blocker {
  readonly code: ArticleProblem['code'] | (typeof articleBlockers)[number]
  readonly blockId: string | null
}

/** The errors of the check list, and what only the server knows. */
export async function blockersOf(
  open: Db,
  key: ArticleKey,
  content: ArticleContent,
  categorySlug: string | null,
): Promise<readonly Blocker[]> {
  const own = problemsOfArticle(content, categorySlug).filter(({ severity }) => severity === 'error')
  const decks = referencesOf(content.body).decks.filter(isUuid)
  const media = mediaOfArticle(content).filter(isUuid)
  const playable = decks.length === 0 ? new Set() : await findPlayableDecks(open, key.clientId, decks)
  const files = media.length === 0 ? new Set() : await findLiveFiles(open, key.clientId, media)
  const isGone = (id: string) => isUuid(id) && !files.has(id)
  return [
    ...own.map(({ code, blockId }) => ({ code, blockId })),
    ...(await slugBlocker(open, key, content.slug)),
    ...([content.cover.id, content.seo.image.id, ...content.attachments.map(({ id }) => id)].some(isGone)
      ? [whole('media_unavailable')]
      : []),
    ...content.body.flatMap((block): readonly Blocker[] => {
      if (block.type === 'deck')
        return isUuid(block.attrs.deck_id) && !playable.has(block.attrs.deck_id)
          ? [{ code: 'deck_unavailable', blockId: block.id }]
          : []
      return referencesOf([block]).media.some(isGone) ? [{ code: 'media_unavailable', blockId: block.id }] : []
    }),
  ]
}

async function slugBlocker(open: Db, key: ArticleKey, slug: string): Promise<readonly Blocker[]> {
  if (slug === '') return []
  if (isReservedSlug(slug)) return [whole('slug_reserved')]
  return (await isFree(open, key, slug)) ? [] : [whole('slug_taken')]
}

const whole = (code: Blocker['code']): Blocker => ({ code, blockId: null })
