import type { Crosstab, crosstabs } from '@deckle/contract/crosstabs.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { testIndependence } from '@deckle/core/statistics/independence/chi-square.ts'
import { isCounted } from '@deckle/slides/answers/values.ts'
import { interactionOf } from '@deckle/slides/catalog.ts'
import { reportOf } from '@deckle/slides/reports.ts'
import type { Handler } from '../../../http/handler.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import type { Scope } from '../queries.ts'
import { readContent } from '../questions/open-questions.ts'
import { requireScope } from '../require-scope.ts'
import { countPairs, type CrossCount } from './queries.ts'

/** Fewer people say nothing (decisions.md §5). */
const FEWEST = 20

/** Two questions of the requested version, else of the newest, else of the draft. */
export const showCrosstab: Handler<typeof crosstabs.show> = async ({ deps, actor, params, query }) => {
  const { scope } = await requireScope(deps, actor, params.id, query)
  return { crosstab: await findCrosstab(deps, actor, scope, query) }
}

/** Null where one of the slides is no question whose answers are counted, and where both are the same. */
export async function findCrosstab(
  deps: Deps,
  actor: Scoped,
  scope: Scope,
  query: { readonly rows: string; readonly columns: string },
): Promise<Crosstab | null> {
  const content = await readContent(deps, actor, scope)
  const [rows, columns] = [countedSlide(content, query.rows), countedSlide(content, query.columns)]
  if (!rows || !columns || rows === columns) return null
  return crosstabOf(rows, columns, await countPairs(deps.db, scope, query))
}

function countedSlide({ contentHash }: DeckContent, slideId: string): Slide | undefined {
  return contentHash.find((slide) => slide.slideId === slideId && isCounted(interactionOf(slide.template)))
}

function crosstabOf(rowSlide: Slide, columnSlide: Slide, counts: readonly CrossCount[]): Crosstab {
  const peopleOf = (row: string | null, column: string | null) =>
    counts.find(({ row_key, column_key }) => row_key === row && column_key === column)?.people ?? 0
  const rows = questionOf(rowSlide, counts, { keyOf: ({ row_key }) => row_key, peopleOf: (key) => peopleOf(key, null) })
  const columns = questionOf(columnSlide, counts, {
    keyOf: ({ column_key }) => column_key,
    peopleOf: (key) => peopleOf(null, key),
  })
  const cells = rows.options.map((row) =>
    columns.options.map((column) => {
      const people = peopleOf(row.key, column.key)
      return { people, rowShare: shareOf(people, row.people), columnShare: shareOf(people, column.people) }
    }),
  )
  const people = peopleOf(null, null)
  return { people, rows, columns, cells, test: testOf({ people, rows, columns, cells }) }
}

/** Options that only an older version offers come last, under their keys. */
function questionOf(
  slide: Slide,
  counts: readonly CrossCount[],
  { keyOf, peopleOf }: { keyOf: (count: CrossCount) => string | null; peopleOf: (key: string) => number },
): Crosstab['rows'] {
  const report = reportOf(slide)
  const known = new Set(report.keys.map(({ key }) => key))
  const older = [...new Set(counts.flatMap((count) => keyOf(count) ?? []))].filter((key) => !known.has(key)).sort()
  const options = [...report.keys, ...older.map((key) => ({ key, label: key }))]
  return {
    slideId: slide.slideId,
    slideSeq: slide.slideSeq,
    question: report.heading,
    options: options.map(({ key, label }) => ({ key, label, people: peopleOf(key) })),
  }
}

const shareOf = (part: number, whole: number): number | null => (whole > 0 ? (part / whole) * 100 : null)

/** Who chose several options stands in several cells: the test would count them as several people. */
function testOf({ people, rows, columns, cells }: Omit<Crosstab, 'test'>): Crosstab['test'] {
  const isOnce = ({ options }: Crosstab['rows']) => options.reduce((sum, option) => sum + option.people, 0) === people
  if (people < FEWEST || !isOnce(rows) || !isOnce(columns)) return null
  const test = testIndependence(cells.map((row) => row.map((cell) => cell.people)))
  if (test === null) return null
  const { chiSquare, degrees, p, cramersV, isReliable } = test
  return { chiSquare, degrees, p, cramersV, isReliable }
}
