import type { banners } from '@deckle/contract/banners.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { lockClient } from '../../clients/index.ts'
import { requireRoom } from '../edit/create-banner.ts'
import { removeBannersInBin, setBanner } from '../queries.ts'
import { requireBanner, showable } from '../require-banner.ts'

/** Days until a deleted banner is deleted for good. */
const BIN_DAYS = 30

/** Idempotent. */
export const deleteBanner: Handler<typeof banners.delete> = ({ deps, actor, params: { id } }) =>
  transaction(deps.db, async (trx) => {
    const banner = await requireBanner(trx, actor, 'banner.edit', { id, bin: true })
    if (banner.deleted_at === null) {
      await setBanner(trx, { clientId: actor.clientId, id }, { deleted_at: deps.now() })
      await audit(trx, deps, actor, { action: 'banner.delete', subject: id, detail: { title: banner.title } })
    }
    return { ok: true }
  })

/** Idempotent. */
export const restoreBanner: Handler<typeof banners.restore> = ({ deps, actor, params: { id } }) =>
  transaction(deps.db, async (trx) => {
    const { clientId } = actor
    await lockClient(trx, clientId)
    const banner = await requireBanner(trx, actor, 'banner.edit', { id, bin: true })
    if (banner.deleted_at !== null) {
      await requireRoom(trx, clientId)
      await setBanner(trx, { clientId, id }, { deleted_at: null })
      await audit(trx, deps, actor, { action: 'banner.restore', subject: id, detail: { title: banner.title } })
    }
    return { banner: await showable(trx, deps, actor, id) }
  })

/** Daily. Returns the number of banners deleted for good. */
export const purgeBanners = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> =>
  removeBannersInBin(db, new Date(now().getTime() - BIN_DAYS * 86_400_000))
