import type { Language } from '@deckle/core/deck/deck.ts'
import { fromCsv } from '@deckle/core/deck/translation-files/csv-file.ts'
import type { FileFault, FileRow } from '@deckle/core/deck/translation-files/translation-text.ts'
import { fromXliff } from '@deckle/core/deck/translation-files/xliff-file.ts'
import { REPLACEMENT } from '@deckle/core/text/encoding/text-encoding.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { openTextFile, type TextFile } from '../../../../text-file/open-text-file.ts'

/** Maximum file size in bytes: a deck of 500 slides with each text at its maximum length fits. */
export const MOST_BYTES = 20_000_000

export type ReadFault = FileFault | 'too_large' | 'unreadable' | 'encoding'
export type Read = { readonly rows: readonly FileRow[] } | { readonly fault: ReadFault }

/** The text of a file, whose encoding can be chosen. */
export async function openTranslationFile(file: File): Promise<TextFile | { readonly fault: ReadFault }> {
  if (file.size > MOST_BYTES) return { fault: 'too_large' }
  return (await openTextFile(file)) ?? { fault: 'unreadable' }
}

/** XML is read as XLIFF, everything else as CSV. Texts with characters that do not fit the encoding are refused. */
export function readTranslations(
  text: string,
  languages: { readonly source: Language; readonly target: Language },
): Read {
  if (isBlank(text)) return { fault: 'empty' }
  if (text.includes(REPLACEMENT)) return { fault: 'encoding' }
  const read = text.trimStart().startsWith('<') ? fromXliff(text) : fromCsv(text, languages)
  return read.rows ? { rows: read.rows } : { fault: read.fault }
}
