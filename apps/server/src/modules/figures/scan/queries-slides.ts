import { type RawBuilder, sql } from 'kysely'
import type { ScanScope } from './queries-base.ts'

/** CTEs behind those of `baseOf`: `acts` on slides, and the `last` of each attempt. */
export function actsOf({ clientId }: ScanScope): RawBuilder<unknown> {
  return sql`acts as (
      select y.attempt_id, y.slide_id, y.answered_at as at, y.answered_at as client_time from ans y
      union all select e.attempt_id, e.slide_id, e.received_at, e.client_time from events e join base b on b.id = e.attempt_id and b.deck_id = e.deck_id
      where e.client_id = ${clientId} and e.slide_id is not null
    ), last as (
      select distinct on (z.attempt_id) z.attempt_id, z.slide_id, z.at from acts z order by z.attempt_id, z.at desc, z.client_time desc, z.slide_id collate "C" desc
    )`
}

/** CTEs: visible `times` of slides by the view of the slide after them, and `clicks` of links. */
export function timesOf({ clientId }: ScanScope): RawBuilder<unknown> {
  const views = (
    event: string,
  ) => sql`select e.attempt_id, e.slide_id, e.client_time, e.id, e.value from events e join base b on b.id = e.attempt_id and b.deck_id = e.deck_id
      where e.client_id = ${clientId} and e.event = ${event} and e.slide_id is not null`
  return sql`times as (
      select p.attempt_id, p.slide_id, sum(floor(greatest(0::float8, least(p.value, 86400000::float8)) + 0.5::float8)) as ms from (
        select v.attempt_id, lag(v.slide_id) over (partition by v.attempt_id order by v.client_time, v.id) as slide_id, v.value from (${views('slide_view')}) v
      ) p where p.slide_id is not null and p.value is not null group by 1, 2
    ), clicks as (
      select c.attempt_id, c.slide_id, count(*) as links from (${views('link')}) c group by 1, 2
    )`
}
