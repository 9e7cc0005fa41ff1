import { auditDays } from '@deckle/core/audit/audit.ts'
import type { Retention } from '@deckle/contract/retention.ts'
import type { DbOf } from '../../db/database.ts'
import type { RetentionTables } from './tables.ts'

export type RetentionDb = DbOf<RetentionTables>

export async function findRetention(db: RetentionDb, clientId: string): Promise<Retention> {
  const row = await db
    .selectFrom('retention')
    .select(['answers_days', 'leads_days', 'audit_days'])
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  const { answers_days = null, leads_days = null, audit_days = null } = row ?? {}
  return { answers_days, leads_days, audit_days: audit_days ?? auditDays.default }
}

export async function setRetention(db: RetentionDb, clientId: string, retention: Retention): Promise<void> {
  await db
    .insertInto('retention')
    .values({ client_id: clientId, ...retention })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(retention))
    .execute()
}

/** Of all clients that set one. */
export function listRetentions(db: RetentionDb) {
  return db.selectFrom('retention').selectAll().orderBy('client_id').execute()
}

export async function setAnswersUntil(db: RetentionDb, clientId: string, until: Date): Promise<void> {
  await db.updateTable('retention').set({ answers_until: until }).where('client_id', '=', clientId).execute()
}
