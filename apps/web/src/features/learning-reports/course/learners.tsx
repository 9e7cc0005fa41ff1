import { learnerStates } from '@deckle/core/learning/lists.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { PersonCell, ProgressCell, StatusCell } from '../parts/cells.tsx'
import { ReportTable } from '../parts/report-table.tsx'
import { TableFilter } from '../parts/table-filter.tsx'
import { courseUrl } from '../queries.ts'

/** Learners of a course, by name: searched, and by how they stand. */
export function Learners({ id }: { readonly id: string }) {
  const words = useWords('learning-reports')
  const [url, setUrl] = useUrlState(courseUrl)
  const { q, status } = url
  return (
    <ReportTable
      report={{ name: 'courseLearners', id, filter: { ...(q && { search: q }), ...(status && { status }) } }}
      title={words('columns.learners')}
      filter={
        <TableFilter<(typeof learnerStates)[number] | 'all'>
          search={q}
          onSearch={(next) => setUrl({ ...url, q: next })}
          label={words('columns.status')}
          value={status ?? 'all'}
          onChange={(next) => setUrl({ ...url, status: next === 'all' ? undefined : next })}
          options={[
            { id: 'all' as const, label: words('allStates') },
            ...learnerStates.map((one) => ({
              id: one,
              label: one === 'overdue' ? words('columns.overdue') : words(`status.${one}`),
            })),
          ]}
        />
      }
      columns={['user', 'status', 'percent', 'percentage', 'due_at', 'completed_at', 'last_seen', 'manager']}
      cells={{
        user: (row) => <PersonCell row={row} />,
        status: (row) => <StatusCell row={row} />,
        percent: (row) => <ProgressCell of={row.user || row.email} percent={row.percent} />,
      }}
      rowKey={(row) => row.user_id ?? ''}
      empty={words(q || status ? 'noMatch' : 'course.emptyTitle')}
    />
  )
}
