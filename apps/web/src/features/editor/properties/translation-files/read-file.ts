import type { Language } from '@deckle/core/deck/deck.ts'
import { fromCsv } from '@deckle/core/deck/translation-files/csv-file.ts'
import type { FileFault, FileRow } from '@deckle/core/deck/translation-files/translation-text.ts'
import { fromXliff } from '@deckle/core/deck/translation-files/xliff-file.ts'

/** Maximum file size in bytes: a deck of 500 slides with each text at its maximum length fits. */
export const MOST_BYTES = 20_000_000

export type ReadFault = FileFault | 'too_large' | 'unreadable' | 'encoding'
export type Read = { readonly rows: readonly FileRow[] } | { readonly fault: ReadFault }

/** XML is read as XLIFF, everything else as CSV. */
export async function readTranslationFile(
  file: File,
  languages: { readonly source: Language; readonly target: Language },
): Promise<Read> {
  if (file.size > MOST_BYTES) return { fault: 'too_large' }
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return { fault: 'unreadable' }
  const text = decoded(new Uint8Array(bytes))
  if (text === null) return { fault: 'encoding' }
  if (text.trim() === '') return { fault: 'empty' }
  const read = text.trimStart().startsWith('<') ? fromXliff(text) : fromCsv(text, languages)
  return read.rows ? { rows: read.rows } : { fault: read.fault }
}

/** UTF-8, or UTF-16 with a byte order mark; null for anything else. */
function decoded(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
