import { type AuditAction, auditKindOf } from '@deckle/core/audit/audit.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { hasEntrySince, insertAuditEntries } from './queries.ts'

export interface AuditEvent {
  readonly action: AuditAction
  /** Id of the affected object. */
  readonly subject?: string
  /** Must contain no secrets. Names of subjects that are deleted later are under `name`. */
  readonly detail?: Readonly<Record<string, unknown>>
  /** The affected client, if it is not the actor's. */
  readonly clientId?: string
}

/** The actor of an audit entry; `actedBy` is the impersonator, if any. The user id is null if the person was erased. */
export type Auditable = Pick<SignedIn, 'clientId' | 'actedBy' | 'acted' | 'place'> & { readonly userId: string | null }

/** Call it in the transaction of the audited changes. */
export async function auditMany(
  db: Db,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  actor: Auditable,
  events: readonly AuditEvent[],
): Promise<void> {
  if (events.length === 0) return
  if (actor.acted) actor.acted.entries += events.length
  await insertAuditEntries(
    db,
    events.map((event) => entryOf({ newId, now }, actor, event)),
  )
}

/** Call it in the transaction of the event. */
export async function audit(
  db: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  actor: Auditable,
  event: AuditEvent,
): Promise<void> {
  await auditMany(db, deps, actor, [event])
}

interface LoggedEvent extends Omit<AuditEvent, 'action'> {
  /** Of a call without an act of its own: the call's name. */
  readonly action: string
}

const entryOf = ({ newId, now }: Pick<Deps, 'newId' | 'now'>, actor: Auditable, event: LoggedEvent) => ({
  client_id: event.clientId ?? actor.clientId,
  id: newId(),
  actor_id: actor.userId,
  by_id: actor.actedBy ?? null,
  action: event.action,
  kind: auditKindOf(event.action),
  address: addressOf(actor, event),
  subject: event.subject ?? '',
  detail: JSON.stringify(event.detail ?? {}),
  at: now(),
})

/** Operators keep their network address to themselves. */
const addressOf = ({ clientId, actedBy, place }: Auditable, event: LoggedEvent): string =>
  actedBy === undefined && (event.clientId ?? clientId) === clientId ? (place?.() ?? '') : ''

/** Milliseconds within which an identical entry is not repeated, such as the editor's autosaves. */
const deduplicationPeriod = 10 * 60_000

/** Adds an entry for a call of an impersonation session. */
export async function auditCall(
  { db, newId, now }: Pick<Deps, 'db' | 'newId' | 'now'>,
  actor: Auditable,
  event: LoggedEvent,
): Promise<void> {
  const entry = entryOf({ newId, now }, actor, event)
  if (!(await hasEntrySince(db, entry, new Date(now().getTime() - deduplicationPeriod))))
    await insertAuditEntries(db, [entry])
}
