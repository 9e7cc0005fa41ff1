import { jobStatuses } from '@deckle/contract/jobs.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import type { api } from '../../../lib/api.ts'
import { adminUrl } from '../url-state.ts'
import { ClientPicker } from './client-picker.tsx'
import { FailedTasks } from './failed-tasks.tsx'
import { jobsQuery } from './queries.ts'
import { useJobColumns } from './use-job-columns.tsx'

const rowsOf = ({ jobs }: Awaited<ReturnType<typeof api.adminJobs.list>>) => jobs

/** Background jobs of all clients, and failed tasks of the queue. Status and client are in the URL. */
export function JobsTab() {
  const words = useWords('operations')
  const jobWords = useWords('jobs')
  const [url, setUrl] = useUrlState(adminUrl)
  const list = usePagedList(jobsQuery({ status: url.job, client: url.client }), rowsOf)
  const columns = useJobColumns()
  const isFiltered = url.job !== undefined || url.client !== undefined
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={words('jobs.status')}
          hideLabel
          className="w-44 phone:w-full"
          options={[
            { id: 'every', label: words('jobs.everyStatus') },
            ...jobStatuses.map((id) => ({ id, label: jobWords(`statuses.${id}`) })),
          ]}
          value={url.job ?? 'every'}
          onChange={(next) => setUrl({ ...url, job: next === 'every' ? undefined : next })}
        />
        <ClientPicker value={url.client} onChange={(client) => setUrl({ ...url, client })} />
      </div>
      <PagedTable
        label={words('jobs.title')}
        list={list}
        rowKey={(job) => job.id}
        columns={columns}
        empty={
          <EmptyState
            illustration={isFiltered ? 'search' : 'inbox'}
            title={words(isFiltered ? 'jobs.noneFound' : 'jobs.none')}
          >
            {isFiltered ? undefined : words('jobs.noneText')}
          </EmptyState>
        }
      />
      <FailedTasks />
    </div>
  )
}
