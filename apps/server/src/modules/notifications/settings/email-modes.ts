import {
  type EmailMode,
  type NotificationType,
  notificationTypeNames,
  notificationTypes,
} from '@deckle/core/notification/notification-type.ts'
import type { NotificationsDb } from '../queries.ts'
import { listChoices, type Recipient } from './queries.ts'

/** How each type comes by e-mail: as chosen, else as it is meant. */
export async function emailModesOf(
  db: NotificationsDb,
  recipient: Recipient,
): Promise<ReadonlyMap<NotificationType, EmailMode>> {
  const choices = await listChoices(db, recipient)
  return new Map(notificationTypeNames.map((type) => [type, choices.get(type) ?? notificationTypes[type].email]))
}
