/**
 * One cell of a CSV file (RFC 4180). Texts that a spreadsheet would take for a formula (beginning with = + - @, tab or return,
 * also after a line break or in their full-width forms) are made inert by an apostrophe; numbers stay numbers.
 */
export function csvCell(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const inert = value.replace(formulaStart, "'")
  return /[",;\t\r\n]|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** One line of a CSV file, with its line end. */
export function csvLine(cells: readonly (string | number | boolean | null | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** At the start, after a line break, and after a separator that another program may split at. */
const formulaStart = /(?<=^|[\r\n]|[,;\t]\s*"?)(?=[=+\-@\t\r＝＋－＠])/gu
