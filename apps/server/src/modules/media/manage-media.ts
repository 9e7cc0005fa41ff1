import type { Actor } from '@deckle/core/access/access.ts'
import { refuse } from '@deckle/core/error.ts'
import type { media, MediaItem, MediaSort } from '@deckle/contract/media.ts'
import type { ReplyOf } from '@deckle/contract/endpoint.ts'
import { fileNameOf } from '@deckle/core/text/file-name.ts'
import type { Deps } from '../../deps.ts'
import { decodeCursor, encodeCursor } from '../../http/cursor.ts'
import type { MediaKind } from './file-kinds.ts'
import { presentMedia } from './present.ts'
import {
  countElsewhere,
  findDecksWith,
  findMedia,
  listMedia as listRows,
  mediaSortKeys,
  type MediaRecord,
  setNameAndAlt,
} from './queries.ts'

type MediaUsage = ReplyOf<typeof media.usage>

interface MediaListRequest {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly search?: string | undefined
  readonly kind?: MediaKind | undefined
  readonly sort: MediaSort
  readonly only?: string | undefined
  readonly status?: 'bin' | undefined
}

/** The client's files, or those in the bin, as found and sorted. */
export async function listMedia(
  deps: Deps,
  actor: Actor,
  { limit, cursor, search = '', kind, sort, only, status }: MediaListRequest,
): Promise<{ media: MediaItem[]; next: string | null }> {
  const after = cursor === undefined ? null : decodeCursor(cursor, [mediaSortKeys[sort].part, 'uuid'])
  const rows = await listRows(deps.db, actor, {
    limit: limit + 1,
    search: search.trim(),
    kind,
    sort,
    bin: status === 'bin',
    ids: only?.split(','),
    after,
  })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    media: shown.map((row) => presentMedia(actor, row)),
    next: rows.length > limit && last ? encodeCursor([last.sort_key, last.id]) : null,
  }
}

/** Its name and its text. */
export async function updateMedia(
  deps: Deps,
  actor: Actor,
  id: string,
  { name, alt }: { readonly name?: string | undefined; readonly alt?: string | undefined },
): Promise<MediaItem> {
  const media = await requireMedia(deps, actor, id)
  const changed = { name: name === undefined ? media.name : fileNameOf(name), alt: alt ?? media.alt }
  await setNameAndAlt(deps.db, actor.clientId, id, changed)
  return presentMedia(actor, { ...media, ...changed })
}

/** Where a file is shown: what to know before deleting it, and before bringing it back. */
export async function usageOfMedia(deps: Deps, actor: Actor, id: string): Promise<MediaUsage> {
  await requireMedia(deps, actor, id, { bin: true })
  const [decks, elsewhere] = await Promise.all([
    findDecksWith(deps.db, actor, id),
    countElsewhere(deps.db, actor.clientId, id),
  ])
  return { ...decks, elsewhere }
}

/** The file, of the actor's client: in the library, or with `bin` in the bin too. */
export async function requireMedia(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
  where: { readonly bin?: boolean } = {},
): Promise<MediaRecord> {
  const media = await findMedia(deps.db, actor, id, where)
  if (!media) throw refuse('not_found')
  return media
}
