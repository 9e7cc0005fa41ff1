import { sql } from 'kysely'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

type PersonColumns = { readonly [T in keyof Tables]?: readonly (keyof Tables[T] & string)[] }

/**
 * Columns that name a person without a foreign key, since the row is somebody else's or outlives the person. Erasing the
 * person sets them to null. Columns with a foreign key follow it; those that modules clear themselves are not here.
 */
export const clearedReferences = {
  article_shares: ['shared_by'],
  article_versions: ['by'],
  articles: ['saved_by', 'scheduled_by'],
  authtokens: ['issued_by'],
  certificate_designs: ['owner_id'],
  certificates: ['revoked_by'],
  comments: ['owner_id'],
  course_messages: ['sent_by'],
  course_rule_runs: ['run_by'],
  course_rules: ['created_by'],
  course_shares: ['shared_by'],
  deck_shares: ['shared_by'],
  deck_versions: ['published_by'],
  enrolment_requests: ['answered_by'],
  enrolments: ['added_by'],
  jobs: ['acted_by'],
  lead_activity: ['actor_id'],
  lead_notes: ['author_id'],
  leads: ['owner_id'],
  moderation_cases: ['owner_id', 'decided_by'],
  mutes: ['muted_by'],
  purchases: ['user_id'],
  refunds: ['requested_by'],
  short_urls: ['created_by'],
  tags: ['created_by'],
  team_reminders: ['sent_by'],
  upgrade_requests: ['answered_by'],
} as const satisfies PersonColumns

/** Clears an erased person's id from every row that is kept. */
export async function clearReferences(db: Db, clientId: string, userId: string): Promise<void> {
  for (const [table, columns] of Object.entries(clearedReferences))
    for (const column of columns)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = null
        where client_id = ${clientId} and ${sql.ref(column)} = ${userId}`.execute(db)
  // A partner's person opens other clients, and operators act in them. Without its actor, such a session would be the person's own.
  await sql`update clients set opened_by = null where opened_by = ${userId}`.execute(db)
  await sql`delete from sessions where actor_client_id = ${clientId} and actor_id = ${userId}`.execute(db)
  await sql`delete from limit_notices where client_id = ${clientId} and holder_id = ${userId}`.execute(db)
}
