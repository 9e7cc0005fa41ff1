import { useWords } from '../../../words/use-words.ts'
import { PersonCell, ProgressCell } from '../parts/cells.tsx'
import { ReportTable } from '../parts/report-table.tsx'
import { useValues } from '../parts/use-values.ts'

export function Members({ id }: { readonly id: string }) {
  const words = useWords('learning-reports')
  const { number } = useValues()
  return (
    <ReportTable
      report={{ name: 'teamMembers', id }}
      title={words('columns.people')}
      columns={['user', 'manager', 'open', 'overdue', 'passed', 'percent', 'percentage', 'next_due_at', 'last_seen_at']}
      cells={{
        user: (row) => <PersonCell row={row} />,
        overdue: (row) => (
          <span className={row.overdue > 0 ? 'font-strong text-danger-text' : ''}>{number(row.overdue)}</span>
        ),
        percent: (row) => <ProgressCell of={row.user || row.email} percent={row.percent} />,
      }}
      rowKey={(row) => row.user_id ?? ''}
      empty={words('team.emptyTitle')}
    />
  )
}
