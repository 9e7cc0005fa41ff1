import type { flows } from '@deckle/contract/flows.ts'
import type { Handler } from '../../../http/handler.ts'
import { findZone } from '../fold/queries.ts'
import { listTexts, listThings } from './queries.ts'
import { findReachedNames } from './queries-names.ts'

const MOST_CHOICES = 200

export const flowFilters: Handler<typeof flows.filters> = async ({ deps: { db }, actor }) => {
  const [tz, sources, campaigns, decks, articles] = await Promise.all([
    findZone(db, actor.clientId),
    listTexts(db, actor, 'source', MOST_CHOICES),
    listTexts(db, actor, 'campaign', MOST_CHOICES),
    listThings(db, actor, 'deck_id', MOST_CHOICES),
    listThings(db, actor, 'article_id', MOST_CHOICES),
  ])
  const names = await findReachedNames(db, actor, [...decks, ...articles])
  const named = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const name = names.get(id)
      return name === undefined ? [] : [{ id, name }]
    })
  return { tz, sources, campaigns, decks: named(decks), articles: named(articles) }
}
