import { Readable } from 'node:stream'
import type { analytics } from '@deckle/contract/analytics.ts'
import { csvLine } from '@deckle/core/text/csv-cell.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { answerText } from '@deckle/slides/answers/values.ts'
import { isQuestion } from '@deckle/slides/catalog.ts'
import { headingOf } from '@deckle/slides/heading.ts'
import { reportOf } from '@deckle/slides/reports.ts'
import type pg from 'pg'
import type { Deps } from '../../../deps.ts'
import { FileReply, type Handler } from '../../../http/handler.ts'
import { findPlan, type Scope } from '../queries.ts'
import { exportQuery, type ExportRecord, listPlayedContents } from './queries.ts'
import { requireScope } from '../require-scope.ts'

interface Column {
  readonly slide: Slide
  readonly labels: ReadonlyMap<string, string>
}

const BATCH = 500

/** All attempts with their answers as CSV, read in batches: memory doesn't grow with their number. */
export const deckExport: Handler<typeof analytics.deckExport> = async ({ deps, actor, params, query }) => {
  const { scope, deck } = await requireScope(deps, actor, params.id, query)
  const [columns, plan] = await Promise.all([columnsOf(deps, scope), findPlan(deps.db, scope.clientId)])
  const withCountry = plans[plan].geoAnalytics
  const body = Readable.from(lines(deps.pool, exportQuery(deps.db, scope), columns, withCountry), {
    objectMode: false,
    highWaterMark: 256 * 1024,
  })
  return new FileReply({
    contentType: 'text/csv; charset=utf-8',
    filename: `${deck.name.replace(/[^\p{L}\p{M}\p{N} _-]/gu, '').trim() || 'answers'}.csv`,
    body,
  })
}

/** The newest version's questions first, then those that only older versions have. */
async function columnsOf(deps: Deps, scope: Scope): Promise<Column[]> {
  const columns = new Map<string, { slide: Slide; labels: Map<string, string> }>()
  for (const content of await listPlayedContents(deps.db, scope)) {
    for (const slide of content.contentHash.filter(({ template }) => isQuestion(template))) {
      const column = columns.get(slide.slideId) ?? { slide, labels: new Map<string, string>() }
      columns.set(slide.slideId, column)
      for (const { key, label } of reportOf(slide).keys) if (!column.labels.has(key)) column.labels.set(key, label)
    }
  }
  return [...columns.values()]
}

async function* lines(
  pool: pg.Pool,
  query: { text: string; values: readonly unknown[] },
  columns: readonly Column[],
  withCountry: boolean,
): AsyncGenerator<string> {
  const client = await pool.connect()
  let isWhole = false
  try {
    // Without a byte order mark, spreadsheets misread Hindi.
    yield `\uFEFF${csvLine(['Attempt', 'Person', 'Started', 'Completed', 'Seconds', 'Answered', 'Per cent', 'Passed', 'Version', 'Device', ...(withCountry ? ['Country'] : []), 'Source', 'Medium', 'Campaign', 'Language', ...columns.map(({ slide }) => headingOf(slide.data))])}`
    await client.query('begin read only')
    await client.query(`declare answers_export no scroll cursor for ${query.text}`, [...query.values])
    for (;;) {
      const { rows } = await client.query<ExportRecord>(`fetch ${BATCH} from answers_export`)
      if (rows.length > 0) yield rows.map((row) => lineOf(row, columns, withCountry)).join('')
      if (rows.length < BATCH) break
    }
    await client.query('commit')
    isWhole = true
  } finally {
    // If the download was aborted, the connection is closed together with its open cursor.
    client.release(!isWhole)
  }
}

function lineOf(row: ExportRecord, columns: readonly Column[], withCountry: boolean): string {
  const passed = row.passed === null ? '' : row.passed ? 'Yes' : 'No'
  const answers = columns.map(({ slide, labels }) => {
    const stored = row.answers?.[slide.slideId]
    return stored ? (stored.text ?? answerText(stored.answer, labels)) : ''
  })
  return csvLine([
    row.id,
    row.person ?? '',
    row.started_at.toISOString(),
    row.completed_at?.toISOString() ?? '',
    row.seconds,
    row.answered,
    row.percentage,
    passed,
    row.version,
    row.device,
    ...(withCountry ? [row.country ?? ''] : []),
    row.source,
    row.medium,
    row.campaign,
    row.language,
    ...answers,
  ])
}
