import type { play } from '@deckle/contract/play.ts'
import { isGated } from '@deckle/core/deck/publication/publication.ts'
import { refuse } from '../../refusal.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/handler.ts'
import { wasIssued } from './entry/pass.ts'
import type { PlayState } from './play-state.ts'
import { findPublishedDeck } from './queries.ts'

/**
 * Idempotent by event id. Skips events of unknown decks and of decks whose restricted entry the pass doesn't open;
 * refuses if none is left.
 */
export const trackEvents: Handler<typeof play.tracker> = async ({ deps, body }) => {
  const { events, pass } = body
  const state = deps.play
  const known = await Promise.all(
    events.map(async (event) => ({ event, clientId: await clientOf(deps, state, event.deck_id.toLowerCase(), pass) })),
  )
  const stored = known.flatMap(({ event, clientId }) =>
    clientId === undefined
      ? []
      : [
          state.events.add({
            clientId,
            id: event.id.toLowerCase(),
            deckId: event.deck_id.toLowerCase(),
            slideId: event.slide_id ?? null,
            attemptId: event.attempt_id?.toLowerCase() ?? null,
            event: event.event,
            value: event.value ?? null,
            clientTime: event.t,
          }),
        ],
  )
  if (stored.length === 0) throw refuse('not_found')
  await Promise.all(stored)
  return { ok: true }
}

const maxCachedDecks = 50_000

/** Undefined if the deck is not visible to the public or with this pass. */
async function clientOf(deps: Deps, state: PlayState, deckId: string, pass?: string): Promise<string | undefined> {
  const { decks, published } = state
  // Never stale: a deck doesn't change its client.
  const found = decks.get(deckId) ?? (await findPublishedDeck(deps.pool, deckId))
  if (!found) return undefined
  if (decks.size >= maxCachedDecks) decks.clear()
  decks.set(deckId, found)
  const { client_id: clientId, shortid } = found
  const deck = published.peek(shortid) ?? (await published.find(shortid))
  if (!deck) return undefined
  const { settings } = deck
  return !isGated(settings.access) || wasIssued({ deckId, settings }, pass ?? '', deps.secret) ? clientId : undefined
}
