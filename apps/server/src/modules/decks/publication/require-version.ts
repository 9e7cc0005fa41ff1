import { refuse } from '../../../refusal.ts'
import type { Deps } from '../../../deps.ts'
import { type DeckRecord, findVersion } from '../queries.ts'

export async function requireVersion(deps: Deps, deck: DeckRecord, versionId: string) {
  const version = await findVersion(deps.db, deck.client_id, deck.id, versionId)
  if (!version) throw refuse('not_found', 'deck.version_missing')
  return version
}
