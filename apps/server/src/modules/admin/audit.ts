import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/handler.ts'
import { insertAuditEntries } from './queries.ts'

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

/** Call it in the transaction of the acts. */
export async function auditMany(
  db: Db,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  actor: Pick<SignedIn, 'clientId' | 'userId'>,
  acts: readonly AuditedAct[],
): Promise<void> {
  if (acts.length === 0) return
  await insertAuditEntries(
    db,
    acts.map((act) => entryOf({ newId, now }, actor, act)),
  )
}

/** Call it in the transaction of the act. */
export async function audit(
  db: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  actor: Pick<SignedIn, 'clientId' | 'userId'>,
  act: AuditedAct,
): Promise<void> {
  await auditMany(db, deps, actor, [act])
}

const entryOf = (
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  actor: Pick<SignedIn, 'clientId' | 'userId'>,
  act: AuditedAct,
) => ({
  client_id: act.clientId ?? actor.clientId,
  id: newId(),
  actor_id: actor.userId,
  action: act.action,
  subject: act.subject ?? '',
  detail: JSON.stringify(act.detail ?? {}),
  at: now(),
})
