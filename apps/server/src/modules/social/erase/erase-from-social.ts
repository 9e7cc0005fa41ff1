import type { Db } from '../../../db/database.ts'
import { cardKey } from '../cards/card-file.ts'
import { removePosts } from '../posts/remove-posts.ts'
import { removeTraces } from '../remove-all-about.ts'
import { eraseComments, clearDecider, listPostsOf, uncount } from './queries.ts'

/**
 * Within the transaction that erases a person: their posts and comments go, what they liked counts less. Likes, reports and
 * mutes go with the person. Returns the keys of files to delete.
 */
export async function eraseFromSocial(
  trx: Db,
  place: { readonly clientId: string; readonly userId: string },
): Promise<readonly string[]> {
  const pictures = await removePosts(trx, place.clientId, await listPostsOf(trx, place))
  await uncount(trx, place)
  await removeTraces(trx, place.clientId, await eraseComments(trx, place))
  await clearDecider(trx, place)
  return pictures.map((id) => cardKey(place.clientId, id))
}
