import type { Db } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { insertRows } from './queries.ts'

/** The sailing school's requests: the owner's waits for a Superadmin, a colleague's for the owner. */
const requests = [
  {
    from: 'tom',
    daysAgo: 1,
    status: 'open',
    plan: 'educational',
    text: 'With branching I could make the rules of the road into one exercise instead of six.',
  },
  {
    from: 'harriet',
    daysAgo: 2,
    status: 'forwarded',
    plan: 'business',
    text: 'We open a second school in Lymington in spring and need room for twelve more instructors.',
  },
] as const

export async function insertUpgradeRequests(
  deps: Deps,
  trx: Db,
  { clientId: client_id, ids }: { readonly clientId: string; readonly ids: ReadonlyMap<string, string> },
): Promise<void> {
  await insertRows(
    trx,
    'upgrade_requests',
    requests.map(({ from, daysAgo, ...request }) => {
      const created_at = new Date(deps.now().getTime() - daysAgo * 86_400_000)
      const asked_on = created_at.toISOString().slice(0, 10)
      return { ...request, client_id, id: deps.newId(), user_id: ids.get(from) ?? '', asked_on, created_at }
    }),
  )
}
