import type { TeamFilter } from '@deckle/core/learning/lists.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { TableFilter } from '../parts/table-filter.tsx'
import { teamUrl } from '../queries.ts'
import { useWords } from '../../../words/use-words.ts'
import { PersonCell, ProgressCell } from '../parts/cells.tsx'
import { ReportTable } from '../parts/report-table.tsx'
import { useValues } from '../parts/use-values.ts'

export function Members({ id }: { readonly id: string }) {
  const words = useWords('learning-reports')
  const { number } = useValues()
  const [url, setUrl] = useUrlState(teamUrl)
  const { q, show = 'everyone' } = url
  return (
    <ReportTable
      report={{ name: 'teamMembers', id, filter: { ...(q && { search: q }), show } }}
      title={words('columns.people')}
      filter={
        <TableFilter<TeamFilter>
          search={q}
          onSearch={(next) => setUrl({ ...url, q: next })}
          label={words('team.show')}
          value={show}
          onChange={(next) => setUrl({ ...url, show: next === 'everyone' ? undefined : next })}
          options={(['everyone', 'late', 'overdue', 'at_risk', 'open'] as const).map((one) => ({
            id: one,
            label: words(`team.shown.${one}`),
          }))}
        />
      }
      columns={['user', 'manager', 'open', 'overdue', 'passed', 'percent', 'percentage', 'next_due_at', 'last_seen_at']}
      cells={{
        user: (row) => <PersonCell row={row} />,
        overdue: (row) => (
          <span className={row.overdue > 0 ? 'font-strong text-danger-text' : ''}>{number(row.overdue)}</span>
        ),
        percent: (row) => <ProgressCell of={row.user || row.email} percent={row.percent} />,
      }}
      rowKey={(row) => row.user_id ?? ''}
      empty={words(q || show !== 'everyone' ? 'noMatch' : 'team.emptyTitle')}
    />
  )
}
