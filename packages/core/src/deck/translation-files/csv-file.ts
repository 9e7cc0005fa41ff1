import { csvLine } from '../../text/csv-cell.ts'
import { csvTable } from './csv-table.ts'
import { fileText, type FileRow, type ReadFile, textId, type TranslationFile } from './translation-text.ts'

/**
 * Texts side by side for a spreadsheet: id, where it stands, the source and the target under their languages' codes,
 * and how many characters it may have. With a byte order mark, by which spreadsheets know UTF-8.
 */
export function toCsv({ sourceLanguage, targetLanguage, texts }: TranslationFile): string {
  const lines = texts.map((text) =>
    csvLine([textId(text), inert(text.place), inert(text.source), inert(text.target), text.max]),
  )
  return `\uFEFF${csvLine(['id', 'where', sourceLanguage, targetLanguage, 'max'])}${lines.join('')}`
}

/** Reads such a file again; columns may have another order, and more may have come. */
export function fromCsv(text: string, languages: { readonly source: string; readonly target: string }): ReadFile {
  const table = csvTable(text)
  if (!table) return { fault: 'not_csv' }
  const [head, ...lines] = table
  if (!head) return { fault: 'empty' }
  const names = head.map((name) => name.trim().toLowerCase())
  const idAt = names.indexOf('id')
  const sourceAt = names.indexOf(languages.source)
  const targets = names.flatMap((name, at) => (at !== sourceAt && isLanguageCode(name) ? [{ language: name, at }] : []))
  if (idAt < 0 || targets.length === 0) return { fault: 'no_columns' }
  const wanted = targets.filter(({ language }) => isSameLanguage(language, languages.target))
  const read = wanted.length > 0 ? wanted : targets
  return {
    rows: lines.flatMap((cells, at) =>
      read.slice(0, 1).map(({ language, at: column }): FileRow => ({
        // The head is the first row of the file.
        number: at + 2,
        id: (cells[idAt] ?? '').trim(),
        language,
        source: sourceAt < 0 ? null : live(cells[sourceAt] ?? ''),
        target: live(cells[column] ?? ''),
      })),
    ),
  }
}

/** Whether two language tags mean the same language: `hi`, `hi-IN`. */
export function isSameLanguage(one: string, other: string): boolean {
  const primary = (tag: string): string => tag.trim().toLowerCase().split(/[-_]/)[0] ?? ''
  return primary(one) === primary(other)
}

const isLanguageCode = (name: string): boolean =>
  name !== 'id' && name !== 'max' && /^[a-z]{2}([-_][a-z]+)?$/.test(name)

/** Where `csvCell` puts an apostrophe: at the start, after a line break, after what another program may split at. */
const start = '(?<=^|\\n|[,;\\t]\\s*"?)'
const apostrophe = new RegExp(`${start}(?='+[=+\\-@\\t＝＋－＠])`, 'gu')
const added = new RegExp(`${start}'(?='*[=+\\-@\\t＝＋－＠])`, 'gu')

/** One's own apostrophe before a sign of a formula is doubled, so that the one that `csvCell` adds can be told from it. */
function inert(text: string): string {
  return fileText(text).replace(apostrophe, "'")
}

/** A cell as it was before it was made inert. */
function live(cell: string): string {
  return fileText(cell).replace(added, '')
}
