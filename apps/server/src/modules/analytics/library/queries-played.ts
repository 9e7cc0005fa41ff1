import { deckReach, type Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import { sql } from 'kysely'
import { openFigures } from '../../figures/index.ts'

/** Of all time, for the decks whose figures the actor may see. */
export async function readPlayed(deps: Pick<Deps, 'db' | 'figures' | 'now'>, actor: Scoped) {
  const scope = {
    clientId: actor.clientId,
    decks: (deckId: ReturnType<typeof sql>) =>
      sql<boolean>`${deckId} in (select d.id from decks d where d.client_id = ${actor.clientId} and d.deleted_at is null
        and ${deckReach(actor, 'deck.analytics', 'd', { many: true })})`,
    from: null,
    to: null,
    zone: null,
    filters: {},
  }
  const [sums] = await (await openFigures(deps, scope)).deck()
  return { plays: sums?.starts ?? 0, completions: sums?.completions ?? 0, leads: sums?.leads ?? 0 }
}
