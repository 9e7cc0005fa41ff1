export interface Row {
  readonly id: string
  readonly what: string
  readonly deckle: string
  readonly limit: string
  readonly ratio: string
  readonly reach: string
  /** Null in a row without a target. */
  readonly reached: boolean | null
}

const heads = {
  id: '#',
  what: 'what',
  deckle: 'Deckle',
  limit: 'limit',
  ratio: 'ratio',
  reach: 'to reach',
  reached: '',
}

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => ({ ...row, reached: row.reached === null ? '' : row.reached ? 'reached' : 'MISSED' }))
  const columns = Object.keys(heads) as (keyof typeof heads)[]
  const widths = columns.map((name) => Math.max(heads[name].length, ...lines.map((line) => line[name].length)))
  const draw = (line: Readonly<Record<keyof typeof heads, string>>): string =>
    `| ${columns.map((name, at) => line[name].padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [draw(heads), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines.map(draw)].join('\n')
}

export const count = (value: number): string => Math.round(value).toLocaleString('en')
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`
export const ratio = (value: number): string => value.toFixed(2)
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`
