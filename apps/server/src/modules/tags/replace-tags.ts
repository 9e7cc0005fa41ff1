import type { Db } from '../../db/database.ts'
import { refuse } from '../../refusal.ts'
import { findContentTags, setTags, type TaggedThing } from './queries.ts'

/** The caller must hold the lock of the deck or course. Refuses unknown tags and tags for people. */
export async function replaceTags(trx: Db, thing: TaggedThing, wanted: readonly string[]) {
  const tags = await requireContentTags(trx, thing.clientId, wanted)
  await setTags(
    trx,
    thing,
    tags.map(({ id }) => id),
  )
  return tags
}

/** Tags of content with these ids, by name. Refuses unknown ones and tags for people. */
export async function requireContentTags(trx: Db, clientId: string, wanted: readonly string[]) {
  const ids = [...new Set(wanted.map((id) => id.toLowerCase()))]
  const tags = await findContentTags(trx, clientId, ids)
  if (tags.length < ids.length) throw refuse('rule_broken', { message: 'tag.unknown', fields: { tags: 'tag.unknown' } })
  return tags
}
