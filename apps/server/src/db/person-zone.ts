import { type RawBuilder, sql } from 'kysely'

/**
 * The time zone that a person reads days in (IANA): their own, or the client's reporting time zone where they chose none
 * (docs/decisions/0095).
 * @param table how the statement names `users`
 */
export const personZone = (table: 'users' | 'u' = 'users'): RawBuilder<string> =>
  sql<string>`coalesce(${sql.ref(`${table}.time_zone`)},
    (select reporting_zone from clients where clients.id = ${sql.ref(`${table}.client_id`)}))`
