import { download } from '@deckle/contract/client/download.ts'
import { api } from '../lib/api.ts'

/** A file that an answer to a deck names. */
export function downloadFile(deckId: string, fileId: string): Promise<{ blob: Blob; fileName: string | null }> {
  return download(api, 'analytics', 'deckFile', { params: { id: deckId, fileId } })
}
