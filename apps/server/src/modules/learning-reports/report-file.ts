import type { TableFormat } from '@deckle/contract/models/table-format.ts'
import { reports as english } from '@deckle/contract/wording/en/reports.ts'
import { reports as hindi } from '@deckle/contract/wording/hi/reports.ts'
import type { ReportTexts } from '@deckle/contract/wording/texts.ts'
import type { Columns, RowOf, ValueOf } from '@deckle/core/report/report.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { PageRequest } from '../../db/paging/paging.ts'
import type { FileReply } from '../../http/handler.ts'
import type { Cell } from '../../http/table-file/table.ts'
import { tableFile } from '../../http/table-file/table-file.ts'
import type { ReportPage } from './source.ts'

const texts: Readonly<Record<InterfaceLanguage, ReportTexts>> = { en: english, hi: hindi }

/** Rows that are read at once. */
const BATCH = 1000

interface ReportFile<C extends Columns> {
  readonly format: TableFormat
  readonly name: string
  readonly columns: C
  readonly rows: (page: PageRequest) => Promise<ReportPage<C>>
  readonly language: InterfaceLanguage
  readonly timeZone: string
  /** How many rows there are, where that is known. */
  readonly total?: number | undefined
}

/** All rows of a report, read page by page. */
export function reportFile<C extends Columns>(report: ReportFile<C>): Promise<FileReply> {
  const { format, name, columns, language, timeZone, total } = report
  const words = texts[language]
  const headings: Readonly<Record<string, string>> = words.columns
  return tableFile({
    format,
    name,
    total,
    timeZone,
    headings: Object.keys(columns).map((key) => headings[key] ?? key),
    momentColumns: Object.values(columns).flatMap((type, at) => (type === 'moment' ? [at] : [])),
    rows: batches(report, words),
  })
}

async function* batches<C extends Columns>(
  { columns, rows }: ReportFile<C>,
  words: ReportTexts,
): AsyncGenerator<Cell[][]> {
  for (let cursor: string | undefined; ;) {
    const page = await rows({ limit: BATCH, ...(cursor !== undefined && { cursor }) })
    yield page.rows.map((row) => cellsOf(row, columns, words))
    if (page.next === null) return
    cursor = page.next
  }
}

const coded = [
  'status',
  'source',
  'event',
  'step',
  'state',
  'kind',
  'flag',
  'license_type',
  'reader_type',
  'device',
] as const

/** A row's values as a file has them, its codes in words. */
export const writtenCells = (row: RowOf<Columns>, columns: Columns, language: InterfaceLanguage): Cell[] =>
  cellsOf(row, columns, texts[language])

export const headingOf = (key: string, language: InterfaceLanguage): string =>
  (texts[language].columns as Readonly<Record<string, string>>)[key] ?? key

function cellsOf<C extends Columns>(row: RowOf<C>, columns: C, words: ReportTexts): Cell[] {
  const values: Readonly<Record<string, ValueOf[keyof ValueOf]>> = row
  return Object.entries(columns).map(([key, type]) => {
    const value = values[key] ?? null
    if (typeof value === 'boolean') return value ? words.yes : words.no
    if (type === 'moment' && typeof value === 'string') return new Date(value)
    const codes: Readonly<Record<string, string>> | undefined = coded.some((name) => name === key)
      ? words[key as (typeof coded)[number]]
      : undefined
    return codes?.[String(value)] ?? value
  })
}
