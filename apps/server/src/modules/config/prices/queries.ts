import type { PlanType } from '@deckle/core/plan/plan.ts'
import type { Money, PriceId } from '@deckle/core/plan/price.ts'
import { sql } from 'kysely'
import type { ConfigDb } from '../queries.ts'

export interface StoredPrices {
  readonly prices: Readonly<Partial<Record<PriceId, Money>>>
  /** In hundredths of a percent. */
  readonly taxRate: number
}

export async function readPrices(db: ConfigDb): Promise<StoredPrices> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'prices').executeTakeFirst()
  return (row?.value as StoredPrices | undefined) ?? { prices: {}, taxRate: 0 }
}

export async function savePrices(db: ConfigDb, prices: StoredPrices): Promise<void> {
  await sql`insert into settings (key, value) values ('prices', ${JSON.stringify(prices)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db)
}

/** Plans without clients are missing. */
export async function countClientsByPlan(db: ConfigDb): Promise<ReadonlyMap<PlanType, number>> {
  const rows = await db
    .selectFrom('clients')
    .select(['plan', (row) => row.fn.countAll<number>().as('clients')])
    .groupBy('plan')
    .execute()
  return new Map(rows.map(({ plan, clients }) => [plan, clients]))
}
