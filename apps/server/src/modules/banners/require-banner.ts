import type { Banner } from '@deckle/contract/banners.ts'
import type { Action } from '@deckle/core/access/access.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { requireAccess } from '../../require-access.ts'
import { presentBanners } from './present.ts'
import { type BannerRecord, findBanner } from './queries.ts'

/** @param bin whether one in the bin is found, too */
export const requireBanner = async (
  db: Db,
  actor: SignedIn,
  action: Action & `banner.${string}`,
  { id, bin = false }: { readonly id: string; readonly bin?: boolean },
): Promise<BannerRecord> => requireAccess(actor, action, await findBanner(db, { clientId: actor.clientId, id, bin }))

export async function showable(db: Db, { now }: Pick<Deps, 'now'>, actor: SignedIn, id: string): Promise<Banner> {
  const [banner] = await presentBanners(db, actor, [await requireBanner(db, actor, 'banner.list', { id })], now())
  if (!banner) throw refuse('not_found')
  return banner
}
