import { sql } from 'kysely'
import { idsOfPath } from '../../../db/person-path.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { SocialDb } from '../queries.ts'

/** What posts for the reader are addressed to: the client for everyone, those above them, their tags, their courses. */
export async function listReaderKeys(db: SocialDb, { clientId, userId, path }: Scoped): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select tag_id as id from user_tags where client_id = ${clientId} and user_id = ${userId}
    union all
    select course_id from enrolments where client_id = ${clientId} and user_id = ${userId} and removed is null`.execute(
    db,
  )
  return [clientId, ...idsOfPath(path), ...rows.map(({ id }) => id)]
}

/** Those of the people whom a post is meant for, its author aside. */
export async function listSeenBy(
  db: SocialDb,
  clientId: string,
  postId: string,
  userIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u join posts p on p.client_id = u.client_id and p.id = ${postId}
    where u.client_id = ${clientId} and u.id = any (${userIds}::uuid[]) and u.active and u.deleted_at is null
      and (p.owner_id = u.id or case p.audience
        when 'everyone' then true
        when 'branch' then position(decode(replace(p.audience_ids[1]::text, '-', ''), 'hex') in u.path) % 16 = 1
        when 'tags' then exists (select from user_tags t
          where t.client_id = ${clientId} and t.user_id = u.id and t.tag_id = any (p.audience_ids))
        else exists (select from enrolments e
          where e.client_id = ${clientId} and e.user_id = u.id and e.course_id = p.audience_ids[1] and e.removed is null)
      end)`.execute(db)
  return rows.map(({ id }) => id)
}
