import type { StoredWords } from '../../../db/json-columns.ts'
import { type RawBuilder, sql } from 'kysely'
import { personZone } from '../../../db/person-zone.ts'
import type { NotificationsDb } from '../queries.ts'

/** One that waits longer than this is no longer mailed. Milliseconds. */
const longestWait = 7 * 86_400_000

export type MailMode = 'at_once' | 'daily'

export interface DuePerson {
  readonly client_id: string
  readonly user_id: string
}

/** Whose unread notifications are to be mailed now, of all clients, `limit` people after `last`. */
export async function listDuePeople(
  db: NotificationsDb,
  mode: MailMode,
  { now, last, limit }: { readonly now: Date; readonly last: DuePerson | null; readonly limit: number },
): Promise<readonly DuePerson[]> {
  const after = last ? sql`(n.client_id, n.user_id) > (${last.client_id}, ${last.user_id})` : sql`true`
  const { rows } = await sql<DuePerson>`select distinct n.client_id, n.user_id
    from notifications n join users u on u.client_id = n.client_id and u.id = n.user_id
    where ${isDue(mode, now)} and u.active and ${after}
    order by n.client_id, n.user_id limit ${limit}`.execute(db)
  return rows
}

export interface DueNotification {
  readonly type: string
  readonly title: string
  readonly text: string
  readonly words: StoredWords | null
  readonly actors: number
  readonly link: string
  readonly email_address: string
  readonly first_name: string
  readonly language: 'en' | 'hi' | null
}

/** Of two servers that claim at once, one gets them. Oldest first. */
export async function claimDue(
  db: NotificationsDb,
  mode: MailMode,
  { client_id, user_id }: DuePerson,
  now: Date,
): Promise<readonly DueNotification[]> {
  const { rows } = await sql<DueNotification & { readonly created_at: Date }>`update notifications n
    set mailed_at = ${now} from users u
    where n.client_id = ${client_id} and n.user_id = ${user_id} and u.client_id = ${client_id} and u.id = n.user_id
      and ${isDue(mode, now)} and u.active
    returning n.type, n.title, n.text, n.words, n.actors, n.link, n.created_at, u.email as email_address, u.first_name, u.language`.execute(
    db,
  )
  return rows.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
}

/** Daily ones at seven in the morning of the person's time zone: those from before the last seven o'clock. */
function isDue(mode: MailMode, now: Date): RawBuilder<boolean> {
  const zone = personZone('u')
  const before =
    mode === 'at_once'
      ? sql`true`
      : sql`n.created_at < (date_trunc('day', (${now}::timestamptz at time zone ${zone}) - interval '7 hours') + interval '7 hours') at time zone ${zone}`
  return sql<boolean>`(n.email = ${mode} and n.mailed_at is null and n.read_at is null
    and (n.mail_after is null or n.mail_after <= ${now})
    and n.created_at > ${new Date(now.getTime() - longestWait)} and ${before})`
}
