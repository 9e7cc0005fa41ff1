import type { Db } from '../../../db/database.ts'
import { removeAllAbout } from '../remove-all-about.ts'
import { deletePostRow, type PostRecord } from './queries.ts'

/** Within a transaction, for good, with all that is about them. Returns pictures of link cards, to be deleted after it. */
export async function removePosts(
  trx: Db,
  clientId: string,
  posts: readonly Pick<PostRecord, 'id' | 'link_image'>[],
): Promise<readonly string[]> {
  for (const { id } of posts) {
    await removeAllAbout(trx, clientId, 'post', id)
    await deletePostRow(trx, { clientId, id })
  }
  return posts.flatMap(({ link_image }) => (link_image === '' ? [] : link_image))
}
