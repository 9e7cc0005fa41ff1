import { type Kysely, sql } from 'kysely'

/**
 * In which quarters of an hour of a month, counted from its beginning in UTC, a person was seen: every time zone's days are
 * made of these. Of the days that are known no hour is: they count at noon, in UTC.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table active_months add column quarters bit(2976)`.execute(db)
  await sql`update active_months set quarters = (
    select string_agg(case when days & (1 << (day - 1)) <> 0 then repeat('0', 48) || '1' || repeat('0', 47) else repeat('0', 96) end, '' order by day)
    from generate_series(1, 31) day)::bit(2976)`.execute(db)
  await sql`alter table active_months alter column quarters set not null`.execute(db)
  await sql`alter table active_months drop column days`.execute(db)
}
