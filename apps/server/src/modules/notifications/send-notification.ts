import type { Db } from '../../db/database.ts'
import { notify } from '../../db/listen.ts'
import type { Deps } from '../../deps.ts'
import { insertNotification } from './queries.ts'
import { notificationChannel } from './streams.ts'

/** decisions.md §4 "Notification". */
type NotificationType =
  | 'enrolled'
  | 'due_soon'
  | 'overdue'
  | 'passed'
  | 'failed'
  | 'certificate'
  | 'comment'
  | 'reply'
  | 'mention'
  | 'like'
  | 'post_removed'
  | 'lead_new'
  | 'licence_limit'
  | 'upgrade_request'
  | 'system'

export interface Notification {
  readonly clientId: string
  readonly userId: string
  readonly type: NotificationType
  readonly title: string
  readonly text?: string
  /** An own path, or ''. */
  readonly link?: string
  readonly actorId?: string | null
}

/** Keeps it, and pushes it to the person's open screens when the surrounding transaction commits. */
export async function sendNotification(
  db: Db,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  one: Notification,
): Promise<void> {
  const id = newId()
  await insertNotification(db, {
    client_id: one.clientId,
    id,
    user_id: one.userId,
    type: one.type,
    title: one.title,
    text: one.text ?? '',
    link: one.link ?? '',
    actor_id: one.actorId ?? null,
    created_at: now(),
  })
  await notify(db, notificationChannel, `${one.userId} ${id}`)
}
