import type { analytics } from '@deckle/contract/analytics.ts'
import { refuse } from '../../../refusal.ts'
import { FileReply, type Handler } from '../../../http/handler.ts'
import { requireDeckHeader } from '../../decks/index.ts'
import { findFile } from './queries.ts'

/** Downloads a file of an uploader answer. */
export const deckFile: Handler<typeof analytics.deckFile> = async ({ deps, actor, params, setHeader }) => {
  const deck = await requireDeckHeader(deps.db, actor, 'deck.analytics', params.id)
  const file = await findFile(deps.db, deck.client_id, deck.id, params.fileId)
  const stored = file && (await deps.files.get(file.file_key))
  if (!file || !stored) throw refuse('not_found')
  // Opened as a page, the file can neither load nor run anything.
  setHeader('content-security-policy', "default-src 'none'; sandbox")
  setHeader('content-length', String(stored.size))
  return new FileReply({ contentType: file.content_type, filename: file.name, body: stored.stream })
}
