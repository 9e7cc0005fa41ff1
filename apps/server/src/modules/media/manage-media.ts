import { type Actor, may } from '@deckle/core/access/access.ts'
import { refuse } from '@deckle/core/error.ts'
import type { MediaItem } from '@deckle/contract/media.ts'
import { imageWidths } from '@deckle/core/deck/image-widths.ts'
import type { Deps } from '../../deps.ts'
import { decodeCursor, encodeCursor } from '../../http/cursor.ts'
import type { MediaKind } from './file-kinds.ts'
import { presentMedia } from './present.ts'
import { findMedia, listMedia as listRows, markDeleted, type MediaRecord, setAlt } from './queries.ts'
import { variantKey } from './variants.ts'

interface MediaListRequest {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly search?: string | undefined
  readonly kind?: MediaKind | undefined
}

/** The client's files, newest first. */
export async function listMedia(
  deps: Deps,
  actor: Actor,
  { limit, cursor, search = '', kind }: MediaListRequest,
): Promise<{ media: MediaItem[]; next: string | null }> {
  const after = cursor === undefined ? null : decodeCursor(cursor, ['moment', 'uuid'])
  const rows = await listRows(deps.db, actor.clientId, { limit: limit + 1, search: search.trim(), kind, after })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    media: shown.map((row) => presentMedia(actor, row)),
    next: rows.length > limit && last ? encodeCursor([last.sort_key, last.id]) : null,
  }
}

export async function updateMedia(deps: Deps, actor: Actor, id: string, alt: string): Promise<MediaItem> {
  const media = await requireMedia(deps, actor, id)
  await setAlt(deps.db, actor.clientId, id, alt)
  return presentMedia(actor, { ...media, alt })
}

/** Decks that show it show the missing image from now on. */
export async function deleteMedia(deps: Deps, actor: Actor, id: string): Promise<void> {
  const media = await requireMedia(deps, actor, id)
  if (!may(actor, 'media.delete', { clientId: media.client_id, ownerId: media.owner_id })) throw refuse('not_allowed')
  await markDeleted(deps.db, actor.clientId, id)
  const keys = [media.file_key, ...imageWidths.map((width) => variantKey(media.file_key, width))]
  await Promise.all(keys.map((key) => deps.files.delete(key)))
}

async function requireMedia(deps: Deps, actor: Actor, id: string): Promise<MediaRecord> {
  const media = await findMedia(deps.db, actor.clientId, id)
  if (!media) throw refuse('not_found')
  return media
}
