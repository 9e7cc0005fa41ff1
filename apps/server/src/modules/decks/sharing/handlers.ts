import type { sharing } from '@deckle/contract/sharing.ts'
import type { Handlers } from '../../../http/handler.ts'
import { findPeopleToShareWith, shareDeck, showShares } from './share-deck.ts'

export const sharingHandlers: Handlers<typeof sharing> = {
  list: ({ deps, actor, params }) => showShares(deps, actor, params.id),
  update: ({ deps, actor, params, body }) => shareDeck(deps, actor, params.id, body),
  people: async ({ deps, actor, params, query }) => ({
    people: await findPeopleToShareWith(deps, actor, params.id, query.search ?? ''),
  }),
}
