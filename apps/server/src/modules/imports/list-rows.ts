import { Readable } from 'node:stream'
import { importOutcomes, type ImportRow, type imports } from '@deckle/contract/imports.ts'
import { csvLine } from '@deckle/core/text/csv-cell.ts'
import type { Deps } from '../../deps.ts'
import { FileReply, type Handler } from '../../http/handler.ts'
import { preferredLanguage } from '../../http/language.ts'
import type { Message } from '../../refusal.ts'
import { wordsOfMessage } from '../../words/refusal-words.ts'
import { type JobItem, type JobRecord, listItems, pageItems } from '../jobs/index.ts'
import { paramsOf, type RowData } from './import-params.ts'
import { requireImport } from './require-import.ts'

type Language = ReturnType<typeof preferredLanguage>

/** Empty before the first check. */
export const listRows: Handler<typeof imports.rows> = async ({ deps, actor, params, query, request }) => {
  const job = await requireImport(deps, actor, params.id)
  const language = preferredLanguage(request.header('accept-language'))
  if (paramsOf(job).phase === 'columns') return { rows: [], next: null, total: 0 }
  const { rows, ...page } = await pageItems<RowData>(deps.db, job, query)
  return { rows: rows.flatMap((row) => presentRow(row, language) ?? []), ...page }
}

function presentRow({ seq, outcome, reason, data }: JobItem<RowData>, language: Language): ImportRow | null {
  const known = importOutcomes.find((one) => one === outcome)
  if (!known) return null
  const { email = '', name = '', changes = [] } = data
  return { row: seq, outcome: known, email, name, reasons: reasonsOf(reason, language), changes: [...changes] }
}

const reasonsOf = (reason: string | null, language: Language): string[] =>
  (reason ?? '').split('\n').flatMap((line) => (line === '' ? [] : wordsOfMessage(line as Message, language)))

export const downloadRefused: Handler<typeof imports.refused> = async ({ deps, actor, params, request }) => {
  const job = await requireImport(deps, actor, params.id)
  const language = preferredLanguage(request.header('accept-language'))
  const { fileName } = paramsOf(job)
  return new FileReply({
    contentType: 'text/csv; charset=utf-8',
    filename: `${fileName.replace(/\.[^.]*$/, '')}-refused.csv`,
    body: Readable.from(refusedLines(deps, job, language), { objectMode: false }),
  })
}

const BATCH = 500

/** The columns of the file, followed by the reason. */
async function* refusedLines({ db }: Deps, job: JobRecord, language: Language): AsyncGenerator<string> {
  const { columns } = paramsOf(job)
  // Spreadsheets need a byte order mark to detect UTF-8.
  yield `\uFEFF${csvLine([...columns.map(({ name }) => name), wordsOfMessage('import.reason', language)])}`
  for (let after = 0; ;) {
    const items = await listItems<RowData>(db, job, { after, limit: BATCH, outcomes: ['refused'] })
    const lines = items.map(({ data, reason }) =>
      csvLine([...columns.map((_, at) => data.cells[at] ?? ''), reasonsOf(reason, language).join(' ')]),
    )
    if (lines.length > 0) yield lines.join('')
    after = items.at(-1)?.seq ?? 0
    if (items.length < BATCH) return
  }
}
