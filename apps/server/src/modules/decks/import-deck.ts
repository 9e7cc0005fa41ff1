import { deckContent } from '@deckle/contract/deck-content.ts'
import type { ImportReport } from '@deckle/contract/deck-import.ts'
import type { Deck } from '@deckle/contract/decks.ts'
import { fieldErrors } from '@deckle/contract/wording.ts'
import type { Actor } from '@deckle/core/access/access.ts'
import { refuse } from '@deckle/core/error.ts'
import { readLegacyDeck } from '@deckle/slides/legacy/read-legacy-deck.ts'
import type { Deps } from '../../deps.ts'
import { withOwnMedia } from './content/media-references.ts'
import { createDeck } from './create-deck.ts'

export interface Imported {
  /** Null in a dry run. */
  readonly deck: Deck | null
  readonly report: ImportReport
}

/** A deck of the caller's from a file, ours or older, with what was understood of it; a dry run keeps nothing. */
export async function importDeck(
  deps: Deps,
  actor: Actor,
  json: unknown,
  { dryRun }: { dryRun: boolean },
): Promise<Imported> {
  const { content, report, refused } = readLegacyDeck(json, deps.newId)
  if (refused !== undefined) throw refuse('malformed', `import.${refused}`)
  const checked = deckContent.safeParse(content)
  if (!checked.success) throw refuse('malformed', { fields: fieldErrors(checked.error.issues, 'en', content) })
  const own = await withOwnMedia(deps.db, actor.clientId, checked.data)
  const notes = [
    ...report.notes,
    ...(own === checked.data ? [] : [{ path: 'images', code: 'picture_dropped' as const }]),
  ]
  const told = structuredClone({ ...report, notes }) as ImportReport
  if (dryRun) return { deck: null, report: told }
  const { readerType, language } = own
  return { deck: await createDeck(deps, actor, { readerType, language, content: own }), report: told }
}
