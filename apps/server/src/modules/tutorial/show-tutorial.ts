import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { tutorial } from '@deckle/contract/tutorial.ts'
import { itemsOf, minutesOf, tracksOf } from '@deckle/core/tutorial/tutorial.ts'
import type { Db } from '../../db/database.ts'
import type { Handler, SignedIn } from '../../http/handler.ts'
import { findState } from './queries.ts'
import { findFacts } from './queries-facts.ts'

export const showTutorial: Handler<typeof tutorial.show> = ({ deps, actor }) => presentTutorial(deps.db, actor)

/** What all calls of the tutorial answer. */
export async function presentTutorial(db: Db, actor: SignedIn): Promise<ReplyOf<typeof tutorial.show>> {
  const state = await findState(db, actor)
  const { done, deck, course } = await findFacts(db, actor, state)
  return {
    tutorial: {
      tracks: tracksOf(actor).map(({ track, isMain }) => ({
        track,
        isMain,
        items: itemsOf(track).map((item) => ({ item, minutes: minutesOf(track, item), isDone: done.has(item) })),
      })),
      isDismissed: state.dismissed_at !== null,
      playground: state.playground_id,
      deck,
      course,
    },
  }
}
