import type { decks } from '@deckle/contract/decks.ts'
import type { Handler } from '../../../http/handler.ts'
import { changeContent } from './change-content.ts'

/** Applies to any revision: no other part of the draft changes. */
export const renameDeck: Handler<typeof decks.rename> = async ({ deps, actor, params, body: { name } }) => ({
  deck: await changeContent(deps, actor, params.id, null, (content) => ({ ...content, name })),
})
