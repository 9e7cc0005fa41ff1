import { type Actor, may } from '@deckle/core/access/access.ts'
import type { MediaItem } from '@deckle/contract/media.ts'
import { subjectOf } from '../../require-access.ts'
import type { MediaRecord } from './queries.ts'

export function presentMedia(actor: Actor, row: MediaRecord): MediaItem {
  return {
    id: row.id,
    kind: row.kind as MediaItem['kind'],
    name: row.name,
    contentType: row.content_type,
    size: row.size,
    width: row.width,
    height: row.height,
    alt: row.alt,
    sourceId: row.source_id,
    createdAt: row.created_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    can: { edit: may(actor, 'media.edit', subjectOf(row)) },
  }
}
