import type { banners } from '@deckle/contract/banners.ts'
import { addDays } from '@deckle/core/time/day.ts'
import { dayIn } from '@deckle/core/time/time-zone.ts'
import type { Handler } from '../../../http/handler.ts'
import { readReportingZone } from '../../clients/index.ts'
import { requireBanner } from '../require-banner.ts'
import { listDays } from './queries.ts'

export const bannerFigures: Handler<typeof banners.figures> = async ({ deps, actor, params: { id }, query }) => {
  await requireBanner(deps.db, actor, 'banner.list', { id })
  const time_zone = await readReportingZone(deps.db, actor.clientId)
  const from = addDays(dayIn(time_zone, deps.now().getTime()), 1 - query.days)
  const found = new Map((await listDays(deps.db, actor.clientId, id, from)).map((one) => [one.day, one]))
  const days = Array.from({ length: query.days }, (_, at) => {
    const day = addDays(from, at)
    const { views = 0, clicks = 0 } = found.get(day) ?? {}
    return { day, views, clicks }
  })
  return { days, time_zone }
}
