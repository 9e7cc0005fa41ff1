/**
 * The cells of a CSV text (RFC 4180), separated by comma, semicolon or tab as in its first line. A byte order mark and
 * empty lines are left out. Null where a quote is never closed.
 */
export function csvTable(text: string): readonly (readonly string[])[] | null {
  const csv = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(csv)
  const rows: string[][] = []
  let [row, cell, quoted]: [string[], string, boolean] = [[], '', false]
  const endCell = (): void => {
    row.push(cell)
    cell = ''
  }
  const endRow = (): void => {
    endCell()
    if (row.some((one) => one !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < csv.length; at += 1) {
    const sign = csv[at] as string
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (csv[at + 1] === '"') {
        cell += sign
        at += 1
      } else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n') endRow()
    else if (sign === '\r') {
      if (csv[at + 1] !== '\n') endRow()
    } else cell += sign
  }
  if (quoted) return null
  if (cell !== '' || row.length > 0) endRow()
  return rows
}

function separatorOf(csv: string): string {
  const [line = ''] = csv.replace(/"[^"]*"/g, '').split(/\r?\n/, 1)
  const count = (sign: string): number => line.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
