import type { Deps } from '../../../deps.ts'
import { FileReply } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import type { TicketRow } from '../queries.ts'
import { findFile } from './queries.ts'

/** Types that no browser runs; others are sent as mere bytes. */
const shown = /^(?:image\/(?:png|jpeg|gif|webp|avif)|application\/pdf|text\/plain.*)$/

export async function sendTicketFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  ticket: TicketRow,
  fileId: string,
): Promise<FileReply> {
  const row = await findFile(db, ticket, fileId)
  const stored = row && (await files.get(row.file_key))
  if (!row || !stored) throw refuse('not_found')
  return new FileReply({
    contentType: shown.test(row.content_type) ? row.content_type : 'application/octet-stream',
    filename: row.name,
    body: stored.stream,
  })
}
