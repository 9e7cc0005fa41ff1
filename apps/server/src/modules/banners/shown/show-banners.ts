import type { banners, shown_banners } from '@deckle/contract/banners.ts'
import { bannerLimits, bannerPlacements } from '@deckle/core/banner/banner.ts'
import { orderBanners } from '@deckle/core/banner/order.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { presentShown } from '../present.ts'
import { requireAttempt } from '../viewer.ts'
import { insertDismissal, isShown, listForStrangers, listRunning, removeDismissal } from './queries.ts'

const seedOf = (viewerId: string, now: Date) => `${viewerId} ${now.toISOString().slice(0, 10)}`

export const publishedBanners: Handler<typeof shown_banners.publishedList> = async ({ deps, actor, query }) => {
  const now = deps.now()
  const placements = query.placement ? [query.placement] : bannerPlacements
  const rows = await listRunning(deps.db, actor, placements, now)
  const inOrder = orderBanners(rows, seedOf(actor.userId, now))
  const shown = placements.flatMap((placement) =>
    inOrder.filter((row) => row.placement === placement).slice(0, bannerLimits.shown),
  )
  return { banners: shown.map(presentShown) }
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
