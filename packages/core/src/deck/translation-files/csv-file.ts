import { csvLine } from '../../text/csv-cell.ts'
import { csvTable } from './csv-table.ts'
import { fileText, type FileRow, type ReadFile, textId, type TranslationFile } from './translation-text.ts'

/**
 * A spreadsheet of texts: id, place, source and target (named by language code) and maximum length. Starts with a byte
 * order mark, by which spreadsheets detect UTF-8.
 */
export function toCsv({ sourceLanguage, targetLanguage, texts }: TranslationFile): string {
  const lines = texts.map((text) =>
    csvLine([textId(text), inert(text.place), inert(text.source), inert(text.target), text.max]),
  )
  return `\uFEFF${csvLine(['id', 'where', sourceLanguage, targetLanguage, 'max'])}${lines.join('')}`
}

/** Columns may be in another order, and others may have been added. */
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
        number: at + 2,
        id: (cells[idAt] ?? '').trim(),
        language,
        source: sourceAt < 0 ? null : live(cells[sourceAt] ?? ''),
        target: live(cells[column] ?? ''),
      })),
    ),
  }
}

/** Compares the language without its region: `hi` and `hi-IN` are the same. */
export function isSameLanguage(one: string, other: string): boolean {
  const primary = (tag: string): string => tag.trim().toLowerCase().split(/[-_]/)[0] ?? ''
  return primary(one) === primary(other)
}

const isLanguageCode = (name: string): boolean =>
  name !== 'id' && name !== 'max' && /^[a-z]{2}([-_][a-z]+)?$/.test(name)

/** Where `csvCell` puts an apostrophe: at the start, after a line break, after separators of other programs. */
const apostrophe = /'(?<=(?:^|\n|[,;\t]\s*"?)')(?='*[=+\-@\t＝＋－＠])/gu

/** Doubles the author's apostrophe before a formula sign, to tell it from the one that `csvCell` adds. */
function inert(text: string): string {
  return fileText(text).replace(apostrophe, "''")
}

/** Reverts `inert` and `csvCell`. */
function live(cell: string): string {
  return fileText(cell).replace(apostrophe, '')
}
