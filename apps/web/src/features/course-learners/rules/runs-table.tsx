import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import type { api } from '../../../lib/api.ts'
import { PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { runsQuery } from '../queries.ts'

const rowsOf = ({ runs }: Awaited<ReturnType<typeof api.rules.runs>>) => runs

/** What rules did, latest first. */
export function RunsTable({ courseId }: { readonly courseId: string }) {
  const words = useWords('course-rules')
  const format = useFormatter()
  const list = usePagedList(runsQuery(courseId), rowsOf)
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-md font-strong">{words('runs.title')}</h2>
      <PagedTable
        label={words('runs.title')}
        list={list}
        rowKey={({ id }) => id}
        empty={<EmptyState illustration="inbox" level={3} title={words('runs.none')} />}
        columns={[
          { name: words('runs.rule'), cell: ({ name }) => name },
          {
            name: words('runs.when'),
            cell: ({ runAt }) => format.dateTime(new Date(runAt), { dateStyle: 'medium', timeStyle: 'short' }),
          },
          { name: words('runs.by'), cell: ({ runBy, trigger }) => runBy ?? words(`runs.triggers.${trigger}`) },
          { name: words('runs.added'), align: 'end', cell: ({ added }) => format.number(added) },
          { name: words('runs.removed'), align: 'end', cell: ({ removed }) => format.number(removed) },
        ]}
      />
    </section>
  )
}
