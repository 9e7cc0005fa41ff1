import { ticketLimits } from '@deckle/core/ticket/ticket.ts'
import { fileNameOf, harmlessFileName } from '@deckle/core/text/file-name.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../refusal.ts'
import { HEAD_BYTES, typeOfHead } from '../../play/index.ts'
import type { FileRow } from './queries.ts'

export interface IncomingFile {
  readonly name: string
  readonly bytes: Buffer
}

/** Of a JSON body. */
export const decodeFiles = (files: readonly { readonly name: string; readonly data: string }[]): IncomingFile[] =>
  files.map(({ name, data }) => ({ name, bytes: Buffer.from(data, 'base64') }))

interface TypedFile extends IncomingFile {
  readonly contentType: string
}

/** Types are decided by content; refuses programs, empty and too large files before anything is stored. */
export async function checkFiles(files: readonly IncomingFile[]): Promise<TypedFile[]> {
  const all = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (all > ticketLimits.allBytes) throw refuse('too_large', 'media.too_large')
  return Promise.all(
    files.map(async (file) => {
      if (file.bytes.length === 0)
        throw refuse('malformed', { message: 'media.empty', fields: { files: 'media.empty' } })
      if (file.bytes.length > ticketLimits.fileBytes) throw refuse('too_large', 'media.too_large')
      const contentType = await typeOfHead(file.bytes.subarray(0, HEAD_BYTES))
      if (contentType === null) throw refuse('unsupported_type', 'upload.program')
      return { ...file, contentType }
    }),
  )
}

/** Puts files into the store; what failed halfway is taken out again. */
export async function putFiles(
  deps: Pick<Deps, 'files' | 'newId'>,
  { client_id, id }: { readonly client_id: string; readonly id: string },
  files: readonly TypedFile[],
): Promise<FileRow[]> {
  const rows: FileRow[] = []
  try {
    for (const { name, bytes, contentType } of files) {
      const fileId = deps.newId()
      const file_key = `tickets/${client_id}/${id}/${fileId}`
      rows.push({
        id: fileId,
        name: harmlessFileName(fileNameOf(name)),
        size: bytes.length,
        file_key,
        content_type: contentType,
      })
      await deps.files.put(file_key, bytes, { contentType })
    }
    return rows
  } catch (error) {
    await removeFiles(deps, rows)
    throw error
  }
}

export async function removeFiles({ files }: Pick<Deps, 'files'>, rows: readonly FileRow[]): Promise<void> {
  await Promise.all(rows.map(({ file_key }) => files.delete(file_key)))
}
