import { deckContent } from '@deckle/contract/deck-content.ts'
import type { decks } from '@deckle/contract/decks.ts'
import { fieldErrors } from '@deckle/contract/wording.ts'
import { refuse } from '@deckle/core/error.ts'
import { readLegacyDeck } from '@deckle/slides/legacy/read-legacy-deck.ts'
import type { Handler } from '../../http/handler.ts'
import { addDeck } from './add-deck.ts'
import { withOwnMedia } from './content/media-references.ts'

/** A deck of the caller's from a file, ours or older, with what was understood of it; a dry run keeps nothing. */
export const importDeck: Handler<typeof decks.import> = async ({ deps, actor, query, body }) => {
  const { content, report, refused } = readLegacyDeck(body.json, deps.newId)
  if (refused !== undefined) throw refuse('malformed', `import.${refused}`)
  const checked = deckContent.safeParse(content)
  if (!checked.success) throw refuse('malformed', { fields: fieldErrors(checked.error.issues, 'en', content) })
  const own = await withOwnMedia(deps.db, actor.clientId, checked.data)
  const notes = [
    ...report.notes,
    ...(own === checked.data ? [] : [{ path: 'images', code: 'picture_dropped' as const }]),
  ]
  const told = { ...report, notes }
  if (query.dry_run === 'true') return { deck: null, report: told }
  return { deck: await addDeck(deps, actor, own), report: told }
}
