import type { clients } from '@deckle/contract/clients.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { PageRequest } from '../../../db/paging/paging.ts'
import type { Deps } from '../../../deps.ts'
import { findActorName, listActs as listRows } from './queries.ts'

/** The impersonator may belong to another client, so names are read separately. */
export async function listActs(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  clientId: string,
  request: PageRequest,
): Promise<ReplyOf<typeof clients.acts>> {
  const { rows, ...page } = await listRows(db, clientId, request)
  const acts = rows.map(async (row) => {
    const actor = await findActorName(db, row.actor_client_id ?? '', row.actor_id ?? '')
    // An expired session may stay open until the task closes it, within a minute.
    const isOver = row.end_time === null && row.act_until !== null && row.act_until <= now()
    const endedAt = isOver ? row.act_until : row.end_time
    return {
      id: row.id,
      by: actor?.name ?? '',
      organisation: actor?.organisation ?? '',
      as: { id: row.user_id, name: row.name },
      reason: row.act_reason ?? '',
      startedAt: row.start_time.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }
  })
  return { acts: await Promise.all(acts), ...page }
}
