import { refuse } from '../../refusal.ts'
import type { Db } from '../../db/database.ts'
import { findDeckTags, setDeckTags } from './queries.ts'

/** The caller must hold the deck's lock. Refuses unknown tags and tags for people. */
export async function replaceDeckTags(trx: Db, clientId: string, deckId: string, wanted: readonly string[]) {
  const ids = [...new Set(wanted.map((id) => id.toLowerCase()))]
  const tags = await findDeckTags(trx, clientId, ids)
  if (tags.length < ids.length) throw refuse('rule_broken', { message: 'tag.unknown', fields: { tags: 'tag.unknown' } })
  await setDeckTags(trx, clientId, deckId, ids)
  return tags
}
