import type { LeadAct } from '@deckle/core/lead/lead.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { insertActivity } from '../queries.ts'
import { notifyWebhooks } from '../notify-webhooks.ts'
import { auditMany } from '../../admin/index.ts'

export interface Happened {
  readonly id: string
  readonly act: LeadAct
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Acts that are in the audit log too, without the lead's name: it is erased with the lead. */
const audited = { deleted: 'lead.delete', restored: 'lead.restore' } as const

/** Puts into the history what the actor did, in its transaction. */
export async function noteActs(
  trx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  actor: SignedIn,
  acts: readonly Happened[],
): Promise<void> {
  await insertActivity(
    trx,
    acts.map(({ id, act, detail = {} }) => ({
      id: deps.newId(),
      client_id: actor.clientId,
      lead_id: id,
      actor_id: actor.userId,
      act,
      detail,
      at: deps.now(),
    })),
  )
  const events = acts.flatMap(({ id, act }) =>
    act === 'deleted' || act === 'restored' ? [{ action: audited[act], subject: id }] : [],
  )
  await auditMany(trx, deps, actor, events)
}

/** Likewise of acts that are also delivered to webhooks. */
export async function noteChanges(trx: Db, deps: Deps, actor: SignedIn, acts: readonly Happened[]): Promise<void> {
  await noteActs(trx, deps, actor, acts)
  const ids = [...new Set(acts.map(({ id }) => id))]
  await notifyWebhooks(trx, deps, 'lead.updated', { clientId: actor.clientId, ids })
}
