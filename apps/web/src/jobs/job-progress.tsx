import type { Job } from '@deckle/contract/jobs.ts'
import { download } from '@deckle/contract/client/download.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { Download, Redo2, Undo2, X } from 'lucide-react'
import { useEffect } from 'react'
import { saveFile } from '../deck/save-file.ts'
import { api } from '../lib/api.ts'
import { LoadError } from '../lib/errors/load-error.tsx'
import { invalidate } from '../lib/invalidate.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { useAction } from '../lib/use-action.ts'
import { useWords } from '../words/use-words.ts'
import { JobRunning } from './job-running.tsx'
import { kindWords, useJobLine } from './job-words.ts'
import { isUnderWay, jobQuery, useJob } from './queries.ts'
import { RefusedItems } from './refused-items.tsx'

interface JobProgressProps {
  readonly id: string
  /** What the job changes: refetched as it goes on. */
  readonly changes: readonly QueryKey[]
  /** Undoing is a job of its own. */
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
}

/** A background job: how far it is, stopping, what came of it, who was refused and why, going on, undoing. */
export function JobProgress({ id, changes, onOpen, onClose }: JobProgressProps) {
  const words = useWords('jobs')
  const { data: job, error, refetch, isFetching } = useJob(id)
  useRefresh(job, changes)
  return (
    <Card className="flex flex-col gap-3" padding="md">
      <div className="flex items-center gap-2">
        <h2 className="min-w-0 flex-1 text-sm font-strong">{job ? kindWords(words, job.kind) : words('title')}</h2>
        <IconButton label={words('close')} icon={<X />} size="sm" onPress={onClose} />
      </div>
      {job ? (
        <JobState job={job} onOpen={onOpen} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton count={2} />
      )}
    </Card>
  )
}

function useRefresh(job: Job | undefined, changes: readonly QueryKey[]): void {
  const queries = useQueryClient()
  const { done, status } = job ?? {}
  useEffect(() => {
    if (done === undefined) return
    for (const queryKey of changes) void invalidate(queries, queryKey)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the keys are the same in each drawing
  }, [queries, done, status])
}

function JobState({ job, onOpen }: { job: Job } & Pick<JobProgressProps, 'onOpen'>) {
  const words = useWords('jobs')
  const line = useJobLine()
  if (isUnderWay(job))
    return <JobRunning job={job} label={words(`statuses.${job.status}`)} shownBy={jobQuery(job.id).queryKey} />
  return (
    <>
      <output className="text-sm text-muted">
        {job.status !== 'done' && `${words(`statuses.${job.status}`)} · `}
        {line(job)}
      </output>
      {job.status === 'failed' && <Callout tone="danger">{job.error}</Callout>}
      {job.status === 'stopped' && <p className="text-sm text-muted">{words('stoppedText')}</p>}
      <JobActions job={job} onOpen={onOpen} />
      {job.refused > 0 && <RefusedItems id={job.id} />}
    </>
  )
}

function JobActions({ job, onOpen }: { job: Job } & Pick<JobProgressProps, 'onOpen'>) {
  const words = useWords('jobs')
  const params = { id: job.id }
  const invalidates = [jobQuery(job.id).queryKey, queryKeys('jobs').lists]
  const retry = useAction({ call: () => api.jobs.retry({ params }), invalidates })
  const undo = useAction({
    call: () => api.jobs.undo({ params }),
    invalidates,
    onDone: ({ job: undoing }) => onOpen(undoing.id),
  })
  const save = useAction({
    call: () => download(api, 'jobs', 'file', { params }),
    onDone: ({ blob, fileName }) => saveFile(blob, fileName ?? job.file ?? ''),
  })
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {job.file !== null && (
        <Button variant="primary" icon={<Download />} isPending={save.isPending} onPress={() => void save.run()}>
          {words('download', { name: job.file })}
        </Button>
      )}
      {job.can.retry && (
        <Button icon={<Redo2 />} isPending={retry.isPending} onPress={() => void retry.run()}>
          {words('retry')}
        </Button>
      )}
      {job.can.undo && (
        <Button icon={<Undo2 />} isPending={undo.isPending} onPress={() => void undo.run()}>
          {words('undo')}
        </Button>
      )}
    </div>
  )
}
