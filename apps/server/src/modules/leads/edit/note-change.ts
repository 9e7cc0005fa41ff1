import type { LeadAct } from '@deckle/core/lead/lead.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { insertActivity } from '../queries.ts'
import { notifyWebhooks } from '../notify-webhooks.ts'

export interface Happened {
  readonly id: string
  readonly act: LeadAct
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Puts into the history what the actor did, in its transaction. */
export const noteActs = (
  trx: Db,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  { clientId, userId }: SignedIn,
  acts: readonly Happened[],
): Promise<void> =>
  insertActivity(
    trx,
    acts.map(({ id, act, detail = {} }) => ({
      id: newId(),
      client_id: clientId,
      lead_id: id,
      actor_id: userId,
      act,
      detail,
      at: now(),
    })),
  )

/** Likewise of acts that are also delivered to webhooks. */
export async function noteChanges(trx: Db, deps: Deps, actor: SignedIn, acts: readonly Happened[]): Promise<void> {
  await noteActs(trx, deps, actor, acts)
  const ids = [...new Set(acts.map(({ id }) => id))]
  await notifyWebhooks(trx, deps, 'lead.updated', { clientId: actor.clientId, ids })
}
