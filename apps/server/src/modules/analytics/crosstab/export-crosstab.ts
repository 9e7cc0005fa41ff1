import type { Crosstab, crosstabs } from '@deckle/contract/crosstabs.ts'
import type { Handler } from '../../../http/handler.ts'
import type { Cell } from '../../../http/table-file/table.ts'
import { tableFile } from '../../../http/table-file/table-file.ts'
import { requireScope } from '../require-scope.ts'
import { findCrosstab } from './show-crosstab.ts'

/** People and shares, one below the other, with the test in the last lines; without rows where nothing can be crossed. */
export const exportCrosstab: Handler<typeof crosstabs.export> = async ({ deps, actor, params, query }) => {
  const { scope, deck } = await requireScope(deps, actor, params.id, query)
  const crosstab = await findCrosstab(deps, actor, scope, query)
  return tableFile({
    format: query.format,
    name: `${deck.name.trim()} crosstab`,
    timeZone: scope.tz,
    headings: crosstab
      ? ['Figure', crosstab.rows.question, ...crosstab.columns.options.map(({ label }) => label), 'People']
      : ['Figure', 'People'],
    rows: batchOf(crosstab ? [...figureRows(crosstab), ...testRows(crosstab)] : []),
  })
}

async function* batchOf(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows
}

const figures = [
  ['People', 'people'],
  ['Row %', 'rowShare'],
  ['Column %', 'columnShare'],
] as const

function figureRows({ people, rows, columns, cells }: Crosstab): Cell[][] {
  const [all] = figures[0]
  return [
    ...figures.flatMap(([name, value]) =>
      rows.options.map((row, at): Cell[] => [
        name,
        row.label,
        ...(cells[at] ?? []).map((cell) => cell[value]),
        row.people,
      ]),
    ),
    [all, all, ...columns.options.map((column) => column.people), people],
  ]
}

function testRows({ test, columns }: Crosstab): Cell[][] {
  if (!test) return []
  const gap = columns.options.map(() => null)
  return (
    [
      ['Chi-square', test.chiSquare],
      ['Degrees of freedom', test.degrees],
      ['p', test.p],
      ['Cramér’s V', test.cramersV],
    ] as const
  ).map(([name, value]) => [name, null, ...gap, value])
}
