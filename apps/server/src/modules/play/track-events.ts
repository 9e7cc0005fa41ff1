import { refuse } from '@deckle/core/error.ts'
import type { Deps } from '../../deps.ts'
import { playState, type PlayState } from './play-state.ts'
import { findClientOfDeck } from './queries.ts'

export interface TrackedEvent {
  readonly id: string
  readonly event: string
  readonly deck_id: string
  readonly slide_id?: string | null | undefined
  readonly attempt_id?: string | null | undefined
  readonly t: number
  readonly value?: number | null | undefined
}

/** Stores the events of published decks, each once by its id. Those of unknown decks are left out; refused where none is left. */
export async function trackEvents(deps: Deps, given: readonly TrackedEvent[]): Promise<void> {
  const state = playState(deps)
  const known = await Promise.all(
    given.map(async (event) => ({ event, clientId: await clientOf(deps, state, event.deck_id.toLowerCase()) })),
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
}

const mostClients = 50_000

/** A deck never changes its client: what was found once stays true. */
async function clientOf({ pool }: Deps, { clients }: PlayState, deckId: string): Promise<string | undefined> {
  const known = clients.get(deckId)
  if (known !== undefined) return known
  const found = await findClientOfDeck(pool, deckId)
  if (found === undefined) return undefined
  if (clients.size >= mostClients) clients.clear()
  clients.set(deckId, found)
  return found
}
