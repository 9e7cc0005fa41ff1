import type { Job } from '@deckle/contract/jobs.ts'
import { download } from '@deckle/contract/client/download.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { saveFile } from '../../../deck/save-file.ts'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

/** Milliseconds between looks at a job that runs. */
const LOOK_AGAIN = 2000

const isOpen = (job: Job | null | undefined): boolean => job?.status === 'queued' || job?.status === 'running'

/** The person's last export; null without one. An Admin's list names others' jobs too. */
const lastExportQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys('jobs').list('account.export', userId),
    queryFn: async ({ signal }) => {
      const { jobs } = await api.jobs.list({ query: { kind: 'account.export', limit: 100 }, signal })
      return jobs.find(({ createdBy }) => createdBy.id === userId) ?? null
    },
    refetchInterval: ({ state }) => (isOpen(state.data) ? LOOK_AGAIN : false),
  })

export function ExportCard() {
  const words = useWords('account')
  const { _id: id } = useUser()
  const { data: job, error, refetch, isFetching } = useQuery(lastExportQuery(id))
  const start = useAction({ call: () => api.account.exportData(), invalidates: [queryKeys('jobs').all] })
  return (
    <Card title={words('data.export')} description={words('data.exportText')}>
      {job === undefined ? (
        error ? (
          <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton count={2} />
        )
      ) : (
        <div className="flex flex-col items-start gap-3">
          {job && <LastExport job={job} />}
          {!isOpen(job) && (
            <Button onPress={() => void start.run()} isPending={start.isPending}>
              {words(job?.file ? 'data.exportAgain' : 'data.exportStart')}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

function LastExport({ job }: { job: Job }) {
  const words = useWords('account')
  const format = useFormatter()
  const fetchFile = useAction({
    call: async () => {
      const { blob, fileName } = await download(api, 'jobs', 'file', { params: { id: job.id } })
      saveFile(blob, fileName ?? 'my-data.zip')
    },
  })
  if (isOpen(job))
    return (
      <div className="w-full max-w-sm">
        <ProgressBar
          label={words('data.collecting')}
          value={job.total ? (job.done / job.total) * 100 : 0}
          isIndeterminate={!job.total}
        />
      </div>
    )
  if (job.status !== 'done' || !job.file)
    return (
      <Callout tone="danger" live>
        {job.error ?? words('data.failed')}
      </Callout>
    )
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <Button
        variant="primary"
        icon={<Download />}
        onPress={() => void fetchFile.run()}
        isPending={fetchFile.isPending}
      >
        {words('data.download')}
      </Button>
      <span className="text-muted">
        {words('data.collected', {
          at: format.dateTime(new Date(job.finishedAt ?? job.createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </span>
    </div>
  )
}
