import { deckContent } from '@deckle/contract/models/deck-content.ts'
import type { decks } from '@deckle/contract/decks.ts'
import { readLegacyDeck } from '@deckle/slides/legacy/read-legacy-deck.ts'
import { refuse } from '../../../refusal.ts'
import { checkInput } from '../../../http/body/check-input.ts'
import type { Handler } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { addDeck } from './add-deck.ts'
import { withOwnMedia } from '../content/media-references.ts'

/** Accepts current and older formats and reports what was understood; a dry run stores nothing. */
export const importDeck: Handler<typeof decks.import> = async ({ deps, actor, query, body, request }) => {
  const { content, report, refused } = readLegacyDeck(body.json, deps.newId)
  if (refused !== undefined) throw refuse('malformed', `import.${refused}`)
  const language = preferredLanguage(request.header('accept-language'))
  const checked = checkInput(deckContent, content, language)
  const own = await withOwnMedia(deps.db, actor.clientId, checked)
  const notes = [...report.notes, ...(own === checked ? [] : [{ path: 'images', code: 'picture_dropped' as const }])]
  const fullReport = { ...report, notes }
  if (query.dry_run === 'true') return { deck: null, report: fullReport }
  return { deck: await addDeck(deps, actor, own), report: fullReport }
}
