import type { CommentTarget } from '@deckle/core/social/social.ts'
import { sql } from 'kysely'
import type { SocialDb } from './queries.ts'

/** Returns the ids. */
export async function deleteCommentsOn(
  db: SocialDb,
  clientId: string,
  target: CommentTarget,
  id: string,
): Promise<readonly string[]> {
  const rows = await db
    .deleteFrom('comments')
    .where('client_id', '=', clientId)
    .where('target', '=', target)
    .where('target_id', '=', id)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Likes, counts, reports and cases of what is gone. */
export async function deleteTraces(db: SocialDb, clientId: string, ids: readonly string[]): Promise<void> {
  for (const table of ['likes', 'social_counts', 'social_reports', 'moderation_cases'] as const)
    await sql`delete from ${sql.table(table)} where client_id = ${clientId}
      and target in ('post', 'comment', 'article') and target_id = any (${ids}::uuid[])`.execute(db)
}
