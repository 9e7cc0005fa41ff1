import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/handler.ts'
import { insertAuditEntry } from './queries.ts'

export interface AuditedAct {
  /** What was done, by the name of its action or call. */
  readonly action: string
  /** The id of what it was done to. */
  readonly subject?: string
  /** No secrets. */
  readonly detail?: Readonly<Record<string, unknown>>
  /** The client it was done in, where that is not the actor's own. */
  readonly clientId?: string
}

/** Writes an administrative act into the audit log, in the transaction of the act. */
export async function audit(
  db: Db,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  actor: Pick<SignedIn, 'clientId' | 'userId'>,
  act: AuditedAct,
): Promise<void> {
  await insertAuditEntry(db, {
    client_id: act.clientId ?? actor.clientId,
    id: newId(),
    actor_id: actor.userId,
    action: act.action,
    subject: act.subject ?? '',
    detail: JSON.stringify(act.detail ?? {}),
    at: now(),
  })
}
