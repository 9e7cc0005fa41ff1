import { Select } from '@deckle/ui/choices/select.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { ReportTable } from '../queries.ts'
import { ReportChart } from '../../../figures/reports/report-chart.tsx'
import type { ResponseGroup } from './queries.ts'
import { mostChosen, type SplitTable } from './split-of.ts'

interface SplitChartProps {
  readonly groupBy: ResponseGroup
  readonly columns: ReportTable['report']['columns']
  readonly table: SplitTable
  /** That is shown; the most chosen one where none is named. */
  readonly answer: string | undefined
  readonly onAnswer: (answer: string | undefined) => void
}

/** How large the share of one answer is in each group; nothing where answers are not split. */
export function SplitChart({ groupBy, columns, table, answer, onAnswer }: SplitChartProps) {
  const words = useWords('surveys')
  if (groupBy === 'option' || table.groups.length < 2) return null
  const most = mostChosen(table)
  const named = answer === undefined ? -1 : table.answers.indexOf(answer)
  const at = named < 0 ? most : named
  const shown = table.answers[at] ?? ''
  const report = {
    name: 'responses',
    columns: columns.filter(({ key }) => key !== 'answer' && key !== 'count'),
    rows: table.groups.map(({ names, cells }) => ({
      ...(names as ReportTable['report']['rows'][number]),
      share: cells[at]?.share ?? null,
    })),
    totals: {},
    generated_at: '',
  }
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={words('shownAnswer')}
        value={String(at)}
        onChange={(next) => onAnswer(Number(next) === most ? undefined : table.answers[Number(next)])}
        options={table.answers.map((label, index) => ({ id: String(index), label: label || words('noText') }))}
        className="w-80 phone:w-full"
      />
      <ReportChart report={report} title={words('shareOf', { answer: shown, by: words(`splits.${groupBy}`) })} />
    </div>
  )
}
