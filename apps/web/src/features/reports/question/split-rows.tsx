import { Table, Td, Th, Tr } from '@deckle/ui/collections/table.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { ReportTable } from '../queries.ts'
import { useReportValues } from '../../../figures/reports/use-report-values.ts'
import type { ResponseGroup } from './queries.ts'
import type { SplitCell, SplitGroup, SplitTable } from './split-of.ts'

interface SplitRowsProps {
  readonly groupBy: ResponseGroup
  readonly columns: ReportTable['report']['columns']
  readonly table: SplitTable
}

/** Each answer's count and share: a row an answer, or, split, a row a group. */
export function SplitRows({ groupBy, columns, table }: SplitRowsProps) {
  const words = useWords('surveys')
  const nameOf = useGroupName(columns)
  const [only] = table.groups
  if (groupBy === 'option' && only) return <AnswerRows answers={table.answers} cells={only.cells} />
  return (
    <Table label={words('answersBy', { by: words(`splits.${groupBy}`) })} maxHeight="36rem">
      <thead>
        <tr>
          <Th>{words(`splits.${groupBy}`)}</Th>
          {table.answers.map((answer, at) => (
            <Th key={at} align="end" className="max-w-48 min-w-24 whitespace-normal wrap-break-word">
              {answer || words('noText')}
            </Th>
          ))}
          <Th align="end">{words('answers')}</Th>
        </tr>
      </thead>
      <tbody>
        {table.groups.map((group, at) => (
          <Tr key={at}>
            <Td header className="min-w-32 wrap-break-word">
              {nameOf(group)}
            </Td>
            {group.cells.map((cell, index) => (
              <Td key={index} align="end">
                <Figures cell={cell} />
              </Td>
            ))}
            <Td align="end">{group.total}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}

function AnswerRows({ answers, cells }: { readonly answers: readonly string[]; readonly cells: readonly SplitCell[] }) {
  const words = useWords('surveys')
  return (
    <ul
      aria-label={words('answers')}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 text-sm"
    >
      {answers.map((answer, at) => (
        <li key={at} className="flex flex-col gap-1">
          <div className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 wrap-break-word">{answer || words('noText')}</span>
            <span className="shrink-0">
              <Figures cell={cells[at] ?? { count: 0, share: 0 }} />
            </span>
          </div>
          <span aria-hidden="true" className="block h-3 rounded-sm bg-hover">
            <span className="block h-full rounded-sm bg-brand" style={{ width: `${cells[at]?.share ?? 0}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Figures({ cell: { count, share } }: { readonly cell: SplitCell }) {
  const format = useFormatter()
  return (
    <span className="whitespace-nowrap tabular-nums">
      {format.number(count)}
      {share !== null && (
        <span className="text-muted">
          {' · '}
          {format.number(share / 100, { style: 'percent', maximumFractionDigits: 1 })}
        </span>
      )}
    </span>
  )
}

function useGroupName(columns: ReportTable['report']['columns']): (group: SplitGroup) => string {
  const words = useWords('surveys')
  const { write } = useReportValues()
  const named = columns.filter(({ key, type }) => type !== 'id' && !['answer', 'count', 'share'].includes(key))
  return ({ names }) => {
    if (names['from'] !== undefined && names['to'] !== undefined)
      return words('band', { from: write('', 'percent', names['from']), to: write('', 'percent', names['to']) })
    if (names['team'] === '') return words('noTeam')
    return named.map(({ key, type }) => write(key, type, names[key])).join(' ')
  }
}
