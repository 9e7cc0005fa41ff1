import type { banners } from '@deckle/contract/banners.ts'
import { placeBanner } from '@deckle/core/banner/order.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { lockClient } from '../../clients/index.ts'
import { listPositions, setBanner, setPositions } from '../queries.ts'
import { requireBanner, showable } from '../require-banner.ts'
import { lastPosition } from './create-banner.ts'
import { ownValues } from './own-values.ts'

/** In another placement it becomes the last one, unless the body names a position. */
export const updateBanner: Handler<typeof banners.update> = ({ deps, actor, params: { id }, body }) =>
  transaction(deps.db, async (trx) => {
    const { clientId } = actor
    await lockClient(trx, clientId)
    const banner = await requireBanner(trx, actor, 'banner.edit', { id })
    const values = await ownValues(trx, clientId, body, banner)
    const { placement = banner.placement, position } = values
    const place =
      placement === banner.placement ? {} : { position: position ?? (await lastPosition(trx, clientId, placement)) }
    await setBanner(trx, { clientId, id }, { ...values, ...place, updated_at: deps.now() })
    await audit(trx, deps, actor, { action: 'banner.update', subject: id, detail: { changed: Object.keys(body) } })
    return { banner: await showable(trx, deps, actor, id) }
  })

export const moveBanner: Handler<typeof banners.move> = ({ deps, actor, params: { id }, body }) =>
  transaction(deps.db, async (trx) => {
    const { clientId } = actor
    await lockClient(trx, clientId)
    const banner = await requireBanner(trx, actor, 'banner.edit', { id })
    const before = body.before?.toLowerCase() ?? null
    const places = await listPositions(trx, clientId, banner.placement)
    if (before !== null && !places.some((one) => one.id === before)) throw refuse('not_found')
    if (before !== banner.id) await setPositions(trx, clientId, placeBanner(places, banner.id, before))
    return { banner: await showable(trx, deps, actor, id) }
  })
