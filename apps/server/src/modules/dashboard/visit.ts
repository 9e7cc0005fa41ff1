import type { dashboard } from '@deckle/contract/dashboard.ts'
import type { Handler } from '../../http/handler.ts'
import { findVisit, listChanges, touchVisit } from './queries.ts'

const PAUSE = 30 * 60_000
/** Days that are looked back at most. */
const DAYS = 30
const MOST = 5

/** An operator who acts as the person looks without being counted. */
export const visit: Handler<typeof dashboard.visit> = async ({ deps: { db, now }, actor }) => {
  const at = now()
  const visited = actor.actedBy
    ? await findVisit(db, actor)
    : await touchVisit(db, actor, at, new Date(at.getTime() - PAUSE))
  if (!visited) return { since: null, decks: [] }
  const begun = new Date(at.getTime() - DAYS * 86_400_000)
  const since = visited < begun ? begun : visited
  return { since: since.toISOString(), decks: await listChanges(db, actor, { since, begun, most: MOST }) }
}
