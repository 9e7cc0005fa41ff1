import type { urls } from '@deckle/contract/urls.ts'
import type { Handler } from '../../http/handler.ts'
import { presentUrl } from './present.ts'
import { clicksByDay, clicksBySource, listUrls as listRows } from './queries.ts'
import { requireTarget } from './require-url.ts'

export const listUrls: Handler<typeof urls.list> = async ({ deps, actor, params: { id }, query }) => {
  const target = await requireTarget(deps, actor, id)
  const { rows, ...page } = await listRows(deps.db, target, query)
  return { urls: rows.map((row) => presentUrl(deps, row)), ...page }
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

export const urlClicks: Handler<typeof urls.clicks> = async ({ deps, actor, params: { id }, query }) => {
  const { clientId } = await requireTarget(deps, actor, id)
  const now = deps.now().getTime()
  const from = dayOf(now - (Number(query.days) - 1) * 86_400_000)
  const report = { clientId, id, url: query.url ?? null, from, until: dayOf(now) }
  const [days, sources] = await Promise.all([clicksByDay(deps.db, report), clicksBySource(deps.db, report)])
  return { clicks: days.reduce((sum, { clicks }) => sum + clicks, 0), days, sources }
}
