import { sql } from 'kysely'
import type { PlayDb } from '../queries.ts'
import type { PinnedAttempt } from './attempt-token.ts'

/** Completed attempts, of versions with outcomes, of which it is not known how they ended. Of all clients, after the given one. */
export async function listWithoutOutcome(
  db: PlayDb,
  after: Pick<PinnedAttempt, 'clientId' | 'attemptId'>,
  limit: number,
): Promise<readonly PinnedAttempt[]> {
  const { rows } = await sql<PinnedAttempt>`
    select a.client_id as "clientId", a.id as "attemptId", a.deck_id as "deckId", a.version_id as "versionId", a.language,
      to_char(a.started_at at time zone 'UTC', 'YYYY-MM-DD') as "begunOn"
    from deck_versions v join attempts a on a.client_id = v.client_id and a.deck_id = v.deck_id and a.version_id = v.id
    where jsonb_array_length(coalesce(v.content -> 'outcomes', '[]')) > 0 and a.completed_at is not null and a.outcome_id is null
      and (a.client_id, a.id) > (${after.clientId}::uuid, ${after.attemptId}::uuid)
    order by a.client_id, a.id limit ${limit}`.execute(db)
  return rows
}

export async function setOutcome(
  db: PlayDb,
  { clientId, attemptId }: Pick<PinnedAttempt, 'clientId' | 'attemptId'>,
  outcomeId: string,
): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ outcome_id: outcomeId })
    .where('client_id', '=', clientId)
    .where('id', '=', attemptId)
    .where('outcome_id', 'is', null)
    .execute()
}
