import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { cardKey } from '../cards/card-file.ts'
import { countingIn } from '../counts.ts'
import { removePosts } from '../posts/remove-posts.ts'
import { removeTraces } from '../remove-all-about.ts'
import { eraseComments, clearDecider, listGivenBy, listPostsOf, uncount } from './queries.ts'

/**
 * Within the transaction that erases a person: their posts and comments go, what they liked counts less. Likes, reports and
 * mutes go with the person. Returns the keys of files to delete.
 */
export async function eraseFromSocial(
  trx: Db,
  deps: Pick<Deps, 'now' | 'socialKinds'>,
  place: { readonly clientId: string; readonly userId: string },
): Promise<readonly string[]> {
  const pictures = await removePosts(trx, place.clientId, await listPostsOf(trx, place))
  await uncount(trx, place)
  await uncountOwn({ ...deps, db: trx }, place)
  await removeTraces(trx, place.clientId, await eraseComments(trx, place))
  await clearDecider(trx, place)
  return pictures.map((id) => cardKey(place.clientId, id))
}

/** Of kinds that keep their counts themselves. */
async function uncountOwn(
  deps: Pick<Deps, 'db' | 'now' | 'socialKinds'>,
  place: { readonly clientId: string; readonly userId: string },
): Promise<void> {
  const { targets } = deps.socialKinds
  const own = Object.entries(targets).flatMap(([target, kind]) => (kind.ownCounts ? [target] : []))
  const count = countingIn(deps)
  for (const { target, id, likes, comments, at } of await listGivenBy(deps.db, place, own))
    await count({ clientId: place.clientId, target, id }, { likes: -likes, comments: -comments }, at)
}
