import { type RawBuilder, sql } from 'kysely'

/**
 * An id that stands for a person of whom only a confirmed address is known; null without one. Attempts whose address is
 * cleared keep it as their `user_id`, and go on being of the same person.
 * @param attempt the alias of `attempts`
 */
export function addressKey(attempt: string): RawBuilder<string | null> {
  return sql`md5(${sql.ref(`${attempt}.client_id`)}::text || lower(${sql.ref(`${attempt}.email`)}))::uuid`
}

/** The same for an address that is known otherwise. */
export const keyOfAddress = (clientId: string, email: string): RawBuilder<string> =>
  sql`md5(${clientId}::text || lower(${email}::text))::uuid`
