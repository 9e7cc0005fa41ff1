import { mentionedIn } from '@deckle/core/social/mention.ts'
import type { Db } from '../../../db/database.ts'
import type { Scoped } from '../../../db/reach.ts'
import { excerpt } from '../excerpt.ts'
import { findPeople } from '../people/queries.ts'
import { listReaderKeys } from '../readers/queries.ts'
import { searchPosts } from './queries-search.ts'

/** Posts with a text that the actor is meant to see: how each begins, and who wrote it. */
export async function findPosts(db: Db, actor: Scoped, text: string, limit: number) {
  const rows = await searchPosts(db, actor, { keys: await listReaderKeys(db, actor), text, limit })
  const people = await findPeople(
    db,
    actor.clientId,
    rows.flatMap((row) => mentionedIn(row.text)),
  )
  return rows.map((row) => ({
    id: row.id,
    title: excerpt(row.text, (id) => people.get(id)?.name),
    author: row.owner_name,
  }))
}
