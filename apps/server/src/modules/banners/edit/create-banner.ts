import type { banners } from '@deckle/contract/banners.ts'
import { bannerLimits, type BannerPlacement } from '@deckle/core/banner/banner.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { lockClient } from '../../clients/index.ts'
import { countBanners, insertBanner, listPositions } from '../queries.ts'
import { showable } from '../require-banner.ts'
import { ownValues } from './own-values.ts'

const noPicture = { id: '', alt: '' }
const blank = {
  image: noPicture,
  phone_image: noPicture,
  branch_id: null,
  tag_ids: [],
  course_id: null,
  starts_at: null,
  ends_at: null,
}

export const createBanner: Handler<typeof banners.create> = ({ deps, actor, body: { title, ...body } }) =>
  transaction(deps.db, async (trx) => {
    const { clientId } = actor
    await lockClient(trx, clientId)
    await requireRoom(trx, clientId)
    const [id, now] = [deps.newId(), deps.now()]
    const values = await ownValues(trx, clientId, body, blank)
    const position = values.position ?? (await lastPosition(trx, clientId, values.placement ?? 'dashboard'))
    await insertBanner(trx, { ...values, client_id: clientId, id, title, position, created_at: now, updated_at: now })
    await audit(trx, deps, actor, { action: 'banner.create', subject: id, detail: { title } })
    return { banner: await showable(trx, deps, actor, id) }
  })

/** Under the client's lock. */
export async function requireRoom(db: Db, clientId: string): Promise<void> {
  if ((await countBanners(db, clientId)) >= bannerLimits.perClient) throw refuse('rule_broken', 'banner.too_many')
}

/** After all banners of the placement. */
export async function lastPosition(db: Db, clientId: string, placement: BannerPlacement): Promise<number> {
  const last = (await listPositions(db, clientId, placement)).at(-1)
  return Math.min((last?.position ?? 0) + 1, bannerLimits.perClient)
}
