import type { Tag } from '@deckle/contract/tags.ts'
import { type Actor, may } from '@deckle/core/access/access.ts'
import type { TagRecord } from './queries.ts'

export function presentTag(actor: Actor, row: TagRecord): Tag {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    color: row.color,
    kind: row.kind,
    count: row.count,
    can: { edit: mayEditTag(actor, row) },
  }
}

/** Content tags belong to who made them, all others to the client. */
export function mayEditTag(
  actor: Actor,
  { client_id, kind, created_by }: Pick<TagRecord, 'client_id' | 'kind' | 'created_by'>,
): boolean {
  const subject = { clientId: client_id, ownerId: created_by }
  return kind === 'content' ? may(actor, 'tag.edit', subject) : may(actor, 'tag.manage', subject)
}
