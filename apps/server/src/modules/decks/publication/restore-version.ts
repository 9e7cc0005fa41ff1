import type { decks } from '@deckle/contract/decks.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { changeContent } from '../content/change-content.ts'
import { findVersionContent } from '../queries.ts'
import { requireDeck } from '../require-deck.ts'

export const restoreVersion: Handler<typeof decks.restoreVersion> = async ({ deps, actor, params, body }) => {
  const { id, versionId } = params
  await requireDeck(deps.db, actor, 'deck.edit', id)
  const content = await findVersionContent(deps.db, actor.clientId, id, versionId)
  if (!content) throw refuse('not_found', 'deck.version_missing')
  return { deck: await changeContent(deps, actor, id, body.revision, () => content) }
}
