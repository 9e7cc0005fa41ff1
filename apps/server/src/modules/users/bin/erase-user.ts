import type { users } from '@deckle/contract/users.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireProof } from '../../auth/index.ts'
import { changeUser } from '../update/change-user.ts'
import { moveToBin } from './delete-user.ts'

/** Task of the `erasure` module. */
export const eraseTask = 'users.erase'

/**
 * Deletes a person permanently, in the background, without the days in the bin. The refusals are those of `deleteUser`,
 * and that of an old proof of identity.
 */
export const eraseUser: Handler<typeof users.erase> = async ({ deps, actor, params: { id } }) => {
  await changeUser(
    deps,
    actor,
    'user.delete',
    id,
    async (trx, user) => {
      await requireProof({ ...deps, db: trx }, actor)
      const binned = user.deleted_at === null ? await moveToBin(trx, deps, actor, user) : null
      const payload = { clientId: user.client_id, userId: user.id }
      await deps.jobs.add(eraseTask, payload, { jobKey: `erase ${user.id}`, within: trx })
      return { ...(binned && { set: binned.set }), action: 'user.erase' }
    },
    { bin: true, moves: true },
  )
  return { ok: true }
}
