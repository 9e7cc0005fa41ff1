import type { Db } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { insertRows } from './queries.ts'

/** Tags of people of the roaster, with the keys of who has them. */
const tags = [
  { name: 'First aid', slug: 'first-aid', color: '#00838f', people: ['vikram', 'kabir', 'lakshmi'] },
  { name: 'New here', slug: 'new-here', color: '#7b1fa2', people: ['kabir', 'rosa'] },
] as const

export async function insertPeopleTags(
  deps: Deps,
  trx: Db,
  { clientId, ids }: { readonly clientId: string; readonly ids: ReadonlyMap<string, string> },
): Promise<void> {
  for (const { people, ...tag } of tags) {
    const id = deps.newId()
    await insertRows(trx, 'tags', [{ ...tag, client_id: clientId, id, kind: 'user', created_at: deps.now() }])
    const tagged = people.flatMap((key) => ids.get(key) ?? [])
    await insertRows(
      trx,
      'user_tags',
      tagged.map((user_id) => ({ client_id: clientId, tag_id: id, user_id })),
    )
  }
}
