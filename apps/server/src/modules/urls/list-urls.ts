import type { urls } from '@deckle/contract/urls.ts'
import { addDays } from '@deckle/core/time/day.ts'
import { dayIn } from '@deckle/core/time/time-zone.ts'
import type { Handler } from '../../http/handler.ts'
import { readReportingZone } from '../clients/index.ts'
import { presentUrl } from './present.ts'
import { clicksByDay, clicksBySource, listUrls as listRows } from './queries.ts'
import { requireTarget } from './require-url.ts'

export const listUrls: Handler<typeof urls.list> = async ({ deps, actor, params: { id }, query }) => {
  const target = await requireTarget(deps, actor, id)
  const { rows, ...page } = await listRows(deps.db, target, query)
  return { urls: rows.map((row) => presentUrl(deps, row)), ...page }
}

export const urlClicks: Handler<typeof urls.clicks> = async ({ deps, actor, params: { id }, query }) => {
  const { clientId } = await requireTarget(deps, actor, id)
  const until = dayIn(await readReportingZone(deps.db, clientId), deps.now().getTime())
  const from = addDays(until, 1 - Number(query.days))
  const report = { clientId, id, url: query.url ?? null, from, until }
  const [days, sources] = await Promise.all([clicksByDay(deps.db, report), clicksBySource(deps.db, report)])
  return { clicks: days.reduce((sum, { clicks }) => sum + clicks, 0), days, sources }
}
