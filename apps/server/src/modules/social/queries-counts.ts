import { sql } from 'kysely'
import type { SocialDb } from './queries.ts'
import type { AddedCounts, Counted } from './target.ts'

export async function addSocialCounts(
  db: SocialDb,
  { clientId, target, id }: Counted,
  { likes = 0, comments = 0 }: AddedCounts,
): Promise<void> {
  if (likes === 0 && comments === 0) return
  await sql`insert into social_counts as n (client_id, target, target_id, likes, comments)
    values (${clientId}, ${target}, ${id}, ${Math.max(likes, 0)}, ${Math.max(comments, 0)})
    on conflict (client_id, target, target_id) do update
      set likes = n.likes + ${likes}, comments = n.comments + ${comments}`.execute(db)
}

export async function findLikes(db: SocialDb, { clientId, target, id }: Counted): Promise<number> {
  const row = await db
    .selectFrom('social_counts')
    .select('likes')
    .where('client_id', '=', clientId)
    .where('target', '=', target)
    .where('target_id', '=', id)
    .executeTakeFirst()
  return row?.likes ?? 0
}
