import { refuse } from '../../../refusal.ts'
import { findUserTags, type PersonTagsDb, replaceTagsOf } from './queries.ts'

/** Replaces a person's tags. Refuses ids that are not the client's tags for people. */
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
