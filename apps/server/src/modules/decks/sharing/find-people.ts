import type { sharing } from '@deckle/contract/sharing.ts'
import type { Handler } from '../../../http/handler.ts'
import { sharePeople } from '../../sharing/index.ts'
import { requireDeck } from '../require-deck.ts'

export const findPeople: Handler<typeof sharing.people> = async ({ deps, actor, params, query }) => ({
  people: await sharePeople(deps.db, await requireDeck(deps.db, actor, 'deck.share', params.id), query.search),
})
