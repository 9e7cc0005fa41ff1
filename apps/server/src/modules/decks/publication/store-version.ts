import { createHash } from 'node:crypto'
import { digestInput } from '@deckle/core/deck/canonical-json.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { type DeckRecord, findLatestVersion, insertVersion } from '../queries.ts'

/** The version with the draft's content: the latest when it has that, else a new one. The caller has locked the deck. */
export async function findOrInsertVersion(
  open: Db,
  deps: Deps,
  deck: DeckRecord,
  published: { readonly published_by: string; readonly published_at: Date },
): Promise<{ readonly id: string; readonly version: number }> {
  const { client_id, id: deck_id } = deck
  const digest = createHash('sha256').update(digestInput(deck.content)).digest('hex')
  const latest = await findLatestVersion(open, client_id, deck_id)
  if (latest?.digest === digest) return latest
  const [id, version] = [deps.newId(), (latest?.version ?? 0) + 1]
  await insertVersion(open, {
    client_id,
    id,
    deck_id,
    version,
    digest,
    content: JSON.stringify(deck.content),
    ...published,
  })
  return { id, version }
}
