import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import { clientLimitNames, type LimitUse, type usage } from '@deckle/contract/usage.ts'
import { limitOf } from '@deckle/core/plan/limit.ts'
import { isPlanLimit } from '@deckle/core/plan/limit.ts'
import { planLimitNames, planThatLifts } from '@deckle/core/plan/plan.ts'
import { spaceLimit } from '@deckle/core/plan/space.ts'
import { FORECAST_DAYS, fullOn } from '@deckle/core/statistics/forecast.ts'
import { addDays } from '@deckle/core/time/day.ts'
import { dayIn } from '@deckle/core/time/time-zone.ts'
import type { Handler, SignedIn } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import type { Deps } from '../../deps.ts'
import { requireClient } from '../clients/index.ts'
import { listAdmins, readLicence, readUsage } from '../licences/index.ts'
import { countSpace, listDays, listSpace } from './queries.ts'

type Days = Awaited<ReturnType<typeof listDays>>
type LimitDay = 'people' | 'decks' | 'published'
const columnOf: Readonly<Record<LimitUse['name'], LimitDay>> = {
  maxUsers: 'people',
  campaigns: 'decks',
  activeCampaigns: 'published',
}

export const showUsage: Handler<typeof usage.show> = async ({ deps, actor, params }) => {
  const client = await requireClient(deps.db, actor, 'client.usage', params.id)
  const holder = { clientId: client.id, userId: await holderIn(deps, actor, client.id) }
  const today = dayIn(client.reporting_zone, deps.now().getTime())
  const [licence, use, space, days] = await Promise.all([
    readLicence(deps.db, holder),
    readUsage(deps, holder, ['maxUsers', ...planLimitNames]),
    countSpace(deps.db, client.id),
    listDays(deps.db, client.id, addDays(today, 1 - FORECAST_DAYS)),
  ])
  const limits = clientLimitNames.map((name) =>
    presentLimit(name, {
      used: use[name],
      limit: limitOf(name, licence),
      plan: licence.plan,
      days,
      today,
    }),
  )
  return { usage: { plan: licence.plan, limits, space, days } } satisfies ReplyOf<typeof usage.show>
}

/** The person whose licence limits the number of people: the actor, or the owner or an Admin of another client. */
async function holderIn({ db }: Pick<Deps, 'db'>, actor: SignedIn, clientId: string): Promise<string> {
  if (clientId === actor.clientId) return actor.userId
  const [first] = await listAdmins(db, clientId)
  if (first === undefined) throw refuse('not_found')
  return first
}

interface Known {
  readonly used: number
  readonly limit: number | null
  readonly plan: Awaited<ReturnType<typeof readLicence>>['plan']
  readonly days: Days
  readonly today: string
}

function presentLimit(name: LimitUse['name'], { used, limit, plan, days, today }: Known): LimitUse {
  const points = days.map((day) => ({ day: day.day, used: day[columnOf[name]] }))
  return {
    name,
    used,
    limit,
    fullOn: limit === null ? null : fullOn(points, { limit, now: used, today }),
    lifts: limit !== null && isPlanLimit(name) ? planThatLifts(name, limit + 1, plan) : null,
  }
}

export const listSpaceUse: Handler<typeof usage.space> = async ({ deps, actor, params, query }) => {
  const client = await requireClient(deps.db, actor, 'client.usage', params.id)
  const { rows, ...page } = await listSpace(deps.db, client.id, query)
  return {
    people: rows.map(({ id, name, bytes, max_space }) => ({ id, name, used: bytes, limit: spaceLimit(max_space) })),
    ...page,
  }
}
