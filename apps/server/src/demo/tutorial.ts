import type { Db } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { daysAgo } from './days-ago.ts'
import { insertRows } from './queries.ts'

/** A newcomer who administers a small client, with some of the first steps done. */
export async function insertFirstSteps(
  deps: Deps,
  trx: Db,
  { clientId, userId }: { readonly clientId: string; readonly userId: string },
): Promise<void> {
  const act = (action: string, days: number, detail: object) => ({
    client_id: clientId,
    id: deps.newId(),
    actor_id: userId,
    action,
    subject: clientId,
    detail: JSON.stringify(detail),
    at: daysAgo(deps, days),
  })
  await insertRows(trx, 'audit_log', [
    act('client.brand', 38, { branding: { primary: '#6a1b9a' } }),
    act('user.create', 37, { license_type: 'Learner' }),
  ])
  const mark = { client_id: clientId, user_id: userId, mark: 'plan', seen_at: daysAgo(deps, 38) }
  await insertRows(trx, 'tutorial_marks', [mark])
}
