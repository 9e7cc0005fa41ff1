import type { banners, shown_banners } from '@deckle/contract/banners.ts'
import { bannerLimits } from '@deckle/core/banner/banner.ts'
import { orderBanners } from '@deckle/core/banner/order.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { presentShown } from '../present.ts'
import { requireAttempt } from '../viewer.ts'
import { insertDismissal, isShown, listForStrangers, listRunning, removeDismissal } from './queries.ts'

const seedOf = (viewerId: string, now: Date) => `${viewerId} ${now.toISOString().slice(0, 10)}`

export const publishedBanners: Handler<typeof shown_banners.publishedList> = async ({ deps, actor, query }) => {
  const now = deps.now()
  const rows = await listRunning(deps.db, actor, query.placement, now)
  return { banners: orderBanners(rows, seedOf(actor.userId, now)).slice(0, bannerLimits.shown).map(presentShown) }
}

/** Nothing in a course: its decks are followed by the course. */
export const bannerAtEnding: Handler<typeof banners.ending> = async ({ deps, body, request }) => {
  const { attemptId, clientId, course } = await requireAttempt(deps, body.token, request)
  if (course) return { banner: null }
  const now = deps.now()
  const [first] = orderBanners(await listForStrangers(deps.db, clientId, now), seedOf(attemptId, now))
  return { banner: first ? presentShown(first) : null }
}

export const dismissBanner: Handler<typeof shown_banners.dismiss> = async ({ deps, actor, params: { id }, body }) => {
  const { clientId } = actor
  const now = deps.now()
  // It is taken back of what doesn't run any more, too.
  if (!body.dismissed) await removeDismissal(deps.db, actor, id)
  else if (await isShown(deps.db, { clientId, actor, id, now })) await insertDismissal(deps.db, actor, id, now)
  else throw refuse('not_found')
  return { ok: true }
}
