import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { readArticles } from '../reading/list-published.ts'
import { presentCard } from '../reading/present-card.ts'
import { findCards } from '../reading/queries-cards.ts'

/** The published articles that a text finds best. */
export async function findArticles(deps: Pick<Deps, 'db' | 'now'>, actor: SignedIn, search: string, limit: number) {
  const { rows } = await readArticles(deps, actor, { search, limit })
  const cards = await findCards(
    deps.db,
    actor,
    rows.map(({ id }) => id),
  )
  return cards.map(presentCard)
}
