import type { ShortUrl } from '@deckle/contract/publishing.ts'
import type { Actor } from '@deckle/core/access/access.ts'
import { refuse } from '@deckle/core/error.ts'
import type { Deps } from '../../../deps.ts'
import type { Env } from '../../../env.ts'
import { decodeCursor, encodeCursor } from '../../../http/cursor.ts'
import { publicAddress } from '../../../env.ts'
import { requireDeck } from '../require-deck.ts'
import { newShortid } from './publish-deck.ts'
import { keepShortUrl, listShortUrls, type UrlTags } from './queries.ts'

/** The short address of a published deck with these source tags, made where there is none yet. */
export async function createShortUrl(deps: Deps, actor: Actor, id: string, tags: UrlTags): Promise<ShortUrl> {
  const deck = await requireDeck(deps.db, actor, 'deck.publish', id)
  if (deck.published_version_id === null) throw refuse('not_publishable', 'publication.first')
  for (;;) {
    const row = await keepShortUrl(deps.db, {
      clientId: deck.client_id,
      id: deps.newId(),
      deckId: id,
      code: newShortid(),
      at: deps.now(),
      ...tags,
    })
    if (row) return present(deps.env, row)
  }
}

export async function listDeckUrls(
  deps: Deps,
  actor: Actor,
  id: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ urls: ShortUrl[]; next: string | null }> {
  const deck = await requireDeck(deps.db, actor, 'deck.publish', id)
  const after = cursor === undefined ? null : decodeCursor(cursor, ['moment', 'uuid'])
  const rows = await listShortUrls(deps.db, deck.client_id, id, { limit: limit + 1, after })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    urls: shown.map((row) => present(deps.env, row)),
    next: rows.length > limit && last ? encodeCursor([last.created_at.toISOString(), last.id]) : null,
  }
}

function present(env: Env, row: Awaited<ReturnType<typeof listShortUrls>>[number]): ShortUrl {
  const { id, source, medium, campaign, clicks } = row
  const createdAt = row.created_at.toISOString()
  return { id, url: `${publicAddress(env)}/s/${row.code}`, source, medium, campaign, clicks, createdAt }
}
