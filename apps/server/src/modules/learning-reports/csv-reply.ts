import { Readable } from 'node:stream'
import { reports as english } from '@deckle/contract/wording/en/reports.ts'
import { reports as hindi } from '@deckle/contract/wording/hi/reports.ts'
import type { ReportTexts } from '@deckle/contract/wording/texts.ts'
import type { Columns, RowOf, ValueOf } from '@deckle/core/report/report.ts'
import { csvLine } from '@deckle/core/text/csv-cell.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { PageRequest } from '../../db/paging/paging.ts'
import { FileReply } from '../../http/handler.ts'
import type { ReportPage } from './source.ts'

const texts: Readonly<Record<InterfaceLanguage, ReportTexts>> = { en: english, hi: hindi }

/** Rows that are read at once. */
const BATCH = 1000

interface CsvReport<C extends Columns> {
  readonly name: string
  readonly columns: C
  readonly rows: (page: PageRequest) => Promise<ReportPage<C>>
  readonly language: InterfaceLanguage
}

/** All rows, read page by page while they are sent: memory doesn't grow with their number. */
export async function csvReply<C extends Columns>(report: CsvReport<C>): Promise<FileReply> {
  // The first page is read before the reply begins: a refusal has a status of its own.
  const first = await report.rows({ limit: BATCH })
  return new FileReply({
    contentType: 'text/csv; charset=utf-8',
    filename: `${report.name.replace(/[^\p{L}\p{M}\p{N} _-]/gu, '').trim()}.csv`,
    body: Readable.from(lines(report, first), { objectMode: false, highWaterMark: 256 * 1024 }),
  })
}

async function* lines<C extends Columns>(
  { columns, rows, language }: CsvReport<C>,
  first: ReportPage<C>,
): AsyncGenerator<string> {
  const words = texts[language]
  const keys = Object.keys(columns)
  const headings: Readonly<Record<string, string>> = words.columns
  // Without a byte order mark, spreadsheets misread Hindi.
  yield `\uFEFF${csvLine(keys.map((key) => headings[key] ?? key))}`
  for (let page = first; ; page = await rows({ limit: BATCH, cursor: page.next })) {
    if (page.rows.length > 0) yield page.rows.map((row) => lineOf(row, keys, words)).join('')
    if (page.next === null) return
  }
}

const coded = ['status', 'source', 'event', 'step'] as const

function lineOf<C extends Columns>(row: RowOf<C>, keys: readonly string[], words: ReportTexts): string {
  const values: Readonly<Record<string, ValueOf[keyof ValueOf]>> = row
  return csvLine(
    keys.map((key) => {
      const value = values[key] ?? null
      if (typeof value === 'boolean') return value ? words.yes : words.no
      const codes: Readonly<Record<string, string>> | undefined = coded.some((name) => name === key)
        ? words[key as (typeof coded)[number]]
        : undefined
      return codes?.[String(value)] ?? value
    }),
  )
}
