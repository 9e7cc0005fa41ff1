import type { JobOfClient } from '@deckle/contract/admin-jobs.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge, type BadgeProps } from '@deckle/ui/feedback/badge.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Link } from 'react-aria-components'
import { kindWords, useJobLine } from '../../../jobs/job-words.ts'
import { isUnderWay } from '../../../jobs/queries.ts'
import { api } from '../../../lib/api.ts'
import type { Column } from '../../../lib/list/paged-table.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

const tones: Readonly<Record<JobOfClient['status'], NonNullable<BadgeProps['tone']>>> = {
  draft: 'neutral',
  queued: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  stopped: 'warning',
}

export function useJobColumns(): readonly Column<JobOfClient>[] {
  const words = useWords('operations')
  const jobWords = useWords('jobs')
  const format = useFormatter()
  return [
    {
      name: words('jobs.job'),
      cell: ({ kind, createdBy }) => (
        <span className="flex min-w-40 flex-col py-1.5">
          {kindWords(jobWords, kind)}
          <span className="text-xs text-muted">{words('jobs.by', { name: createdBy.name })}</span>
        </span>
      ),
    },
    {
      name: words('jobs.client'),
      cell: ({ client }) => (
        <Link
          href={`/admin/clients/${client.id}`}
          className="rounded-sm text-ink underline underline-offset-3 touch:inline-flex touch:min-h-11 touch:items-center"
        >
          {client.name}
        </Link>
      ),
    },
    { name: words('jobs.state'), cell: (job) => <State job={job} /> },
    {
      name: words('jobs.created'),
      align: 'end',
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap">
          {format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </span>
      ),
    },
    { name: words('jobs.actions'), hideName: true, align: 'end', cell: (job) => <Actions job={job} /> },
  ]
}

function State({ job }: { job: JobOfClient }) {
  const words = useWords('operations')
  const jobWords = useWords('jobs')
  const line = useJobLine()
  const status = jobWords(`statuses.${job.status}`)
  const detail = line(job)
  return (
    <span className="flex w-64 flex-col gap-1 py-1.5">
      <Badge tone={tones[job.status]}>{status}</Badge>
      {job.status === 'running' && (
        <ProgressBar
          label={words('jobs.progress', { kind: kindWords(jobWords, job.kind), name: job.client.name })}
          hideLabel
          size="sm"
          value={job.done}
          maxValue={job.total ?? 1}
          isIndeterminate={job.total === null}
        />
      )}
      {detail !== status && <span className="text-xs text-muted">{detail}</span>}
      {job.error !== null && <span className="text-xs text-danger-text wrap-break-word">{job.error}</span>}
    </span>
  )
}

function Actions({ job }: { job: JobOfClient }) {
  const words = useWords('operations')
  const jobWords = useWords('jobs')
  const params = { id: job.id }
  const invalidates = [queryKeys('adminJobs').lists]
  const named = { kind: kindWords(jobWords, job.kind), name: job.client.name }
  const stop = useAction({
    call: () => api.adminJobs.stop({ params }),
    onDone: () => toast({ title: words('jobs.stopped'), tone: 'success' }),
    invalidates,
  })
  const retry = useAction({
    call: () => api.adminJobs.retry({ params }),
    onDone: () => toast({ title: words('jobs.retried'), tone: 'success' }),
    invalidates,
  })
  if (job.can.retry)
    return (
      <Button
        size="sm"
        aria-label={words('jobs.retryNamed', named)}
        isPending={retry.isPending}
        onPress={() => void retry.run()}
      >
        {words('jobs.retry')}
      </Button>
    )
  if (job.can.stop)
    return (
      <Button
        size="sm"
        variant="quiet"
        aria-label={words('jobs.stopNamed', named)}
        isPending={stop.isPending}
        onPress={() => void stop.run()}
      >
        {words('jobs.stop')}
      </Button>
    )
  return isUnderWay(job) ? <span className="text-xs text-muted">{words('jobs.stopping')}</span> : null
}
