import type { Tag } from '@deckle/contract/tags.ts'
import { type Actor, may } from '@deckle/core/access/access.ts'
import { tagBearers } from '@deckle/core/tag/tag.ts'
import type { TagRecord } from './queries.ts'

export function presentTag(actor: Actor, row: TagRecord): Tag {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    color: row.color,
    kind: row.kind,
    ...countsOf(row),
    can: { edit: mayEditTag(actor, row) },
  }
}

export function countsOf({ uses: counts }: Pick<TagRecord, 'uses'>): Pick<Tag, 'uses' | 'count'> {
  const uses = tagBearers.flatMap((of) => (counts[of] === undefined ? [] : { of, count: counts[of] }))
  return { uses, count: uses.reduce((sum, { count }) => sum + count, 0) }
}

/** Content tags belong to who made them, all others to the client. */
export function mayEditTag(
  actor: Actor,
  { client_id, kind, created_by }: Pick<TagRecord, 'client_id' | 'kind' | 'created_by'>,
): boolean {
  const subject = { clientId: client_id, ownerId: created_by }
  return kind === 'content' ? may(actor, 'tag.edit', subject) : may(actor, 'tag.manage', subject)
}
