import type { Post } from '@deckle/contract/models/social.ts'
import { may } from '@deckle/core/access/access.ts'
import type { Db } from '../../../../db/database.ts'
import type { Deps } from '../../../../deps.ts'
import type { SignedIn } from '../../../../http/handler.ts'
import { addUnusedJob } from '../../../media/index.ts'

type Pictures = Post['images']

/** Within the transaction that takes pictures from a post of the actor's. */
export async function releasePictures(
  trx: Db,
  deps: Pick<Deps, 'jobs'>,
  actor: SignedIn,
  { before, after }: { readonly before: Pictures; readonly after: Pictures },
): Promise<void> {
  const ids = before.map(({ id }) => id).filter((id) => !after.some((one) => one.id === id))
  if (ids.length > 0 && !may(actor, 'media.list'))
    await addUnusedJob(trx, deps, { clientId: actor.clientId, ownerId: actor.userId, ids })
}
