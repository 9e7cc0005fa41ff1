import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/handler.ts'
import { insertAuditEntry } from './queries.ts'

export interface AuditedAct {
  /** Name of the action or call. */
  readonly action: string
  /** Id of the affected object. */
  readonly subject?: string
  /** Must contain no secrets. */
  readonly detail?: Readonly<Record<string, unknown>>
  /** The affected client, if it is not the actor's. */
  readonly clientId?: string
}

/** Call it in the transaction of the act. */
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
