import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** On which days of a month, in UTC, a person was seen: a bit a day. Earlier ones are taken from the sessions that are kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClientTable(db, {
    name: 'active_months',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      'month date not null check (extract(day from month) = 1)',
      'days integer not null check (days <> 0)',
      'primary key (client_id, month, user_id)',
    ],
    foreignKeys: ['foreign key (client_id, user_id) references users (client_id, id) on delete cascade'],
  })
  await sql`insert into active_months (client_id, user_id, month, days)
    select seen.client_id, seen.user_id, date_trunc('month', seen.day)::date, bit_or(1 << (extract(day from seen.day)::integer - 1))
    from (select client_id, user_id, (start_time at time zone 'UTC')::date as day from sessions where actor_id is null
      union all select client_id, user_id, (last_seen at time zone 'UTC')::date from sessions where actor_id is null
      union all select client_id, id, (last_seen_at at time zone 'UTC')::date from users where last_seen_at is not null) seen
    group by 1, 2, 3`.execute(db)
  await sql`create index active_months_by_user on active_months (client_id, user_id)`.execute(db)
}
