import { type SqlBool, sql } from 'kysely'
import { planLimits, type PlanType, planTypes, UNLIMITED } from '@deckle/core/plan/plan.ts'
import type { PriceId } from '@deckle/core/plan/price.ts'
import type { PaymentsDb } from '../queries.ts'

/** Clients in which something has ended by itself. */
export async function listDueClients(db: PaymentsDb, now: Date): Promise<readonly string[]> {
  const rows = await db.selectFrom('billing_accounts').select('client_id').where('changes_at', '<=', now).execute()
  return rows.map(({ client_id }) => client_id)
}

/** Clients with a subscription change that the gateway has not received yet, or with a failed charge. */
export async function listOpenClients(db: PaymentsDb): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('purchases')
    .select('client_id')
    .distinct()
    .where('ended_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where(sql<SqlBool>`(next_plan is not null or failed_at is not null)`)
    .execute()
  return rows.map(({ client_id }) => client_id)
}

export interface SuspendedDue {
  readonly client_id: string
  readonly id: string
  readonly user_id: string
  readonly plan: PriceId
  readonly ends_at: Date
}

/** Subscriptions of suspended clients that would be charged again at the end of a period before `until`. */
export async function listSuspendedDue(db: PaymentsDb, until: Date): Promise<readonly SuspendedDue[]> {
  const { rows } = await sql<SuspendedDue>`select p.client_id, p.id, p.user_id, p.plan, max(y.period_to) as ends_at
    from clients c join purchases p on p.client_id = c.id
    join payments y on y.client_id = p.client_id and y.purchase_id = p.id
    where c.suspended_at is not null and p.ended_at is null and p.replaced_at is null and p.next_sent_at is null
      and p.plan <> 'perpetual_business' and p.next_plan is distinct from 'free' and y.paid_at is not null
    group by p.client_id, p.id, p.user_id, p.plan having max(y.period_to) <= ${until}`.execute(db)
  return rows
}

/** Subscriptions of the sandbox whose period is over. */
export async function listSandboxDue(db: PaymentsDb, now: Date) {
  const { rows } = await sql<{ client_id: string; id: string }>`select p.client_id, p.id from purchases p
    where p.gateway = 'sandbox' and p.ended_at is null and p.replaced_at is null and p.plan <> 'perpetual_business'
      and (select max(y.period_to) from payments y where y.client_id = p.client_id and y.purchase_id = p.id
        and y.paid_at is not null) <= ${now}`.execute(db)
  return rows
}

/** Purchases that may have been paid without a word from the gateway: of the last days, and renewals that are due. */
export async function listUnheard(db: PaymentsDb, gateway: string, now: Date) {
  const since = new Date(now.getTime() - UNHEARD_DAYS * 86_400_000)
  const { rows } = await sql<{ client_id: string; id: string }>`select p.client_id, p.id from purchases p
    left join lateral (select max(y.period_to) as ends_at, count(*) as paid from payments y where y.client_id = p.client_id
      and y.purchase_id = p.id and y.paid_at is not null) paid on true
    where p.gateway = ${gateway} and p.ended_at is null and p.replaced_at is null
      and (paid.paid = 0 and p.created_at > ${since} or paid.ends_at <= ${now} and paid.ends_at > ${since})
    order by p.created_at limit 500`.execute(db)
  return rows
}

const UNHEARD_DAYS = 5

const limited = planTypes.filter((plan) => planLimits.activeCampaigns[plan] < UNLIMITED)
const limitOfPlan = (plan: PlanType) => sql`when ${plan} then ${planLimits.activeCampaigns[plan]}::integer`

/** Clients with more published decks than their plan has room for, and those that had. */
export async function listClientsOver(db: PaymentsDb): Promise<readonly { id: string; plan: PlanType }[]> {
  const { rows } = await sql<{ id: string; plan: PlanType }>`select c.id, c.plan from clients c
    where c.suspended_at is null and (exists (select from billing_accounts a where a.client_id = c.id and a.over_since is not null)
      or (c.plan = any (${limited}) and (select count(*) from decks d where d.client_id = c.id
        and d.published_version_id is not null and d.deleted_at is null)
        > (case c.plan ${sql.join(limited.map(limitOfPlan), sql` `)} end)))`.execute(db)
  return rows
}
