import type { Deps } from '../../deps.ts'
import type { Scope } from './queries.ts'
import { insertMessage } from './queries-messages.ts'

/** What the history says of a message. */
export const recordMessage = (
  { db, newId, now }: Pick<Deps, 'db' | 'newId' | 'now'>,
  scope: Scope,
  { userId }: { readonly userId: string },
  { subject, text, recipients }: { readonly subject: string; readonly text: string; readonly recipients: number },
): Promise<void> =>
  insertMessage(db, scope, { id: newId(), sent_by: userId, sent_at: now(), subject, text, recipients })
