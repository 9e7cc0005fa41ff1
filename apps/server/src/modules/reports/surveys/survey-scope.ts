import type { Call, SignedIn } from '../../../http/handler.ts'
import type { Deps } from '../../../deps.ts'
import { requireDeckHeader } from '../../decks/index.ts'
import { readDays } from '../table/read-days.ts'
import type { reports } from '@deckle/contract/reports.ts'
import { type PlayScope } from '../plays/play-scope.ts'
import { type DeckWithContent, listContents, onlyDeck } from '../plays/queries.ts'

export interface SurveyScope {
  readonly play: PlayScope
  readonly deck: DeckWithContent
}

/** One deck whose figures the actor sees, and the days that are looked at. */
export async function requireSurvey(
  deps: Deps,
  actor: SignedIn,
  deckId: string,
  query: Pick<Call<typeof reports.surveySummary>['query'], 'from' | 'to' | 'tz'>,
): Promise<SurveyScope> {
  const { id, client_id: clientId } = await requireDeckHeader(deps.db, actor, 'deck.analytics', deckId)
  const { from, to, tz } = await readDays(deps, clientId, query)
  const decks = onlyDeck(actor, id)
  const play: PlayScope = {
    request: { deps, actor, now: deps.now(), from, to, tz, conditions: [] },
    decks,
    base: { clientId, decks: [id], from, to, zone: tz, filters: {} },
    selected: new Map(),
  }
  const [deck] = await listContents(deps.db, decks, { last: null, limit: 1 })
  return { play, deck: deck as DeckWithContent }
}
