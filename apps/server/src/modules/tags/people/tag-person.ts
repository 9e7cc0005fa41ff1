import { refuse } from '../../../refusal.ts'
import { findUserTags, type PersonTagsDb, replaceTagsOf } from './queries.ts'

/** Replaces the tags of a person; refuses ids that are no tags for people of the client. */
export async function tagPerson(
  trx: PersonTagsDb,
  { clientId, userId }: { readonly clientId: string; readonly userId: string },
  tags: readonly string[],
): Promise<void> {
  const ids = [...new Set(tags.map((id) => id.toLowerCase()))]
  const known = await findUserTags(trx, clientId, ids)
  if (known.length < ids.length)
    throw refuse('rule_broken', { message: 'tags.unknown', fields: { tags: 'tags.unknown' } })
  await replaceTagsOf(trx, clientId, userId, ids)
}
