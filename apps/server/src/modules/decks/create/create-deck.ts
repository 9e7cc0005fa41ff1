import type { decks } from '@deckle/contract/decks.ts'
import type { Handler } from '../../../http/handler.ts'
import { addDeck } from './add-deck.ts'
import { withOwnMedia } from '../content/media-references.ts'
import { newContent } from '../content/new-content.ts'

/** Without content, the deck starts with the first slide of its reader type. */
export const createDeck: Handler<typeof decks.create> = async ({ deps, actor, body }) => {
  const { readerType, language, name, content } = body
  const chosen = content
    ? await withOwnMedia(deps.db, actor.clientId, { ...content, name: name ?? content.name })
    : newContent(readerType, language, deps.newId, name)
  return { deck: await addDeck(deps, actor, chosen) }
}
