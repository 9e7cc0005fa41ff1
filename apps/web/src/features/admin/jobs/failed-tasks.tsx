import type { FailedTask } from '@deckle/contract/admin-jobs.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { tasksQuery } from './queries.ts'

const rowsOf = ({ tasks }: { readonly tasks: readonly FailedTask[] }) => tasks

export function FailedTasks() {
  const words = useWords('operations')
  const format = useFormatter()
  const list = usePagedList(tasksQuery, rowsOf)
  const retry = useAction<readonly number[] | null, { readonly retried: number }>({
    call: (ids) => api.adminJobs.retryTasks({ body: ids ? { ids: [...ids] } : {} }),
    onDone: ({ retried }) => toast({ title: words('tasks.retried', { count: retried }), tone: 'success' }),
    sameAs: (ids) => ids?.[0],
    invalidates: [queryKeys('adminJobs').lists, queryKeys('admin').report('health')],
  })
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  const hasRows = (list.rows?.length ?? 0) > 0
  return (
    <Card
      title={words('tasks.title')}
      description={words('tasks.text')}
      action={
        hasRows && (
          <Button isPending={retry.isPending && retry.input === null} onPress={() => void retry.run(null)}>
            {words('tasks.retryAll')}
          </Button>
        )
      }
    >
      <PagedTable
        label={words('tasks.list')}
        list={list}
        rowKey={({ id }) => String(id)}
        empty={<p className="text-sm text-muted">{words('tasks.none')}</p>}
        columns={[
          { name: words('tasks.task'), cell: ({ task }) => <code className="text-xs">{task}</code> },
          { name: words('tasks.error'), cell: ({ error }) => <span className="text-xs">{error}</span> },
          { name: words('tasks.attempts'), align: 'end', cell: ({ attempts }) => format.number(attempts) },
          {
            name: words('tasks.failed'),
            align: 'end',
            cell: ({ failedAt }) => <span className="whitespace-nowrap">{moment(failedAt)}</span>,
          },
          {
            name: words('tasks.actions'),
            hideName: true,
            align: 'end',
            cell: ({ id, task, failedAt }) => (
              <Button
                size="sm"
                aria-label={words('tasks.retryNamed', { task, date: moment(failedAt) })}
                isPending={retry.isPending && retry.input?.[0] === id}
                onPress={() => void retry.run([id])}
              >
                {words('tasks.retry')}
              </Button>
            ),
          },
        ]}
      />
    </Card>
  )
}
