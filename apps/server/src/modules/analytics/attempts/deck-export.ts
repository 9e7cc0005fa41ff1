import type { analytics } from '@deckle/contract/analytics.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { answerText } from '@deckle/slides/answers/values.ts'
import { isQuestion } from '@deckle/slides/catalog.ts'
import { headingOf } from '@deckle/slides/heading.ts'
import { reportOf } from '@deckle/slides/reports.ts'
import { readInBatches } from '../../../db/read-in-batches.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import type { Cell } from '../../../http/table-file/table.ts'
import { tableFile } from '../../../http/table-file/table-file.ts'
import { openDeckFigures } from '../open-deck-figures.ts'
import { findPlan, type Scope } from '../queries.ts'
import { exportQuery, type ExportRecord, listPlayedContents } from './queries.ts'
import { requireScope } from '../require-scope.ts'

interface Column {
  readonly slide: Slide
  readonly labels: ReadonlyMap<string, string>
}

/** All attempts, each with its answers in a column a question. */
export const deckExport: Handler<typeof analytics.deckExport> = async ({ deps, actor, params, query }) => {
  const { scope, deck } = await requireScope(deps, actor, params.id, query)
  const [columns, plan, figures] = await Promise.all([
    columnsOf(deps, scope),
    findPlan(deps.db, scope.clientId),
    openDeckFigures(deps, scope),
  ])
  const withCountry = plans[plan].geoAnalytics
  return tableFile({
    format: query.format,
    name: deck.name.trim() || 'answers',
    timeZone: scope.tz,
    total: (await figures.deck())[0]?.starts,
    headings: headingsOf(columns, withCountry),
    momentColumns: [attemptHeadings.indexOf('Started'), attemptHeadings.indexOf('Completed')],
    rows: rowsOf(deps, scope, columns, withCountry),
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

async function* rowsOf(
  deps: Deps,
  scope: Scope,
  columns: readonly Column[],
  withCountry: boolean,
): AsyncGenerator<Cell[][]> {
  for await (const batch of readInBatches<ExportRecord>(deps.pool, exportQuery(deps.db, scope)))
    yield batch.map((row) => cellsOf(row, columns, withCountry))
}

const attemptHeadings = [
  'Attempt',
  'Person',
  'Started',
  'Completed',
  'Seconds',
  'Answered',
  'Per cent',
  'Passed',
  'Version',
  'Device',
]
const sourceHeadings = ['Source', 'Medium', 'Campaign', 'Language']

const headingsOf = (columns: readonly Column[], withCountry: boolean): string[] => [
  ...attemptHeadings,
  ...(withCountry ? ['Country'] : []),
  ...sourceHeadings,
  ...columns.map(({ slide }) => headingOf(slide.data)),
]

function cellsOf(row: ExportRecord, columns: readonly Column[], withCountry: boolean): Cell[] {
  return [
    row.id,
    row.person ?? '',
    row.started_at,
    row.completed_at,
    row.seconds,
    row.answered,
    row.percentage,
    row.passed === null ? '' : row.passed ? 'Yes' : 'No',
    row.version,
    row.device,
    ...(withCountry ? [row.country ?? ''] : []),
    row.source,
    row.medium,
    row.campaign,
    row.language,
    ...columns.map(({ slide, labels }) => {
      const stored = row.answers?.[slide.slideId]
      return stored ? (stored.text ?? answerText(stored.answer, labels)) : ''
    }),
  ]
}
