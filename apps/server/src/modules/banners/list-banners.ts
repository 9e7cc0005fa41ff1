import type { banners } from '@deckle/contract/banners.ts'
import type { Handler } from '../../http/handler.ts'
import { presentBanners } from './present.ts'
import { listBanners as listRows } from './queries.ts'
import { countReach } from './queries-audience.ts'
import { showable } from './require-banner.ts'

export const listBanners: Handler<typeof banners.list> = async ({ deps, actor, query }) => {
  const now = deps.now()
  const { rows, ...page } = await listRows(deps.db, actor.clientId, { ...query, now })
  return { banners: await presentBanners(deps.db, actor, rows, now), ...page }
}

export const showBanner: Handler<typeof banners.show> = async ({ deps, actor, params: { id } }) => ({
  banner: await showable(deps.db, deps, actor, id),
})

export const reachOfAudience: Handler<typeof banners.reach> = async ({ deps, actor, body: { audience } }) => ({
  people: await countReach(deps.db, actor.clientId, audience),
})
