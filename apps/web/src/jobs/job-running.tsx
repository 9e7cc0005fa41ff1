import type { Job } from '@deckle/contract/jobs.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import type { QueryKey } from '@tanstack/react-query'
import { Square } from 'lucide-react'
import { api } from '../lib/api.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { useAction } from '../lib/use-action.ts'
import { useFormatter, useWords } from '../words/use-words.ts'

interface JobRunningProps {
  readonly job: Job
  /** Description of the running work. */
  readonly label: string
  /** Key of the query that contains the job; invalidated after stopping. */
  readonly shownBy: QueryKey
}

/** Progress and stop button of a waiting or running job. */
export function JobRunning({ job, label, shownBy }: JobRunningProps) {
  const words = useWords('jobs')
  const format = useFormatter()
  const stop = useAction({
    call: () => api.jobs.stop({ params: { id: job.id } }),
    invalidates: [shownBy, queryKeys('jobs').lists],
  })
  const isKnown = job.status === 'running' && job.total !== null && job.total > 0
  return (
    <div className="flex flex-col gap-4">
      <ProgressBar
        label={label}
        {...(isKnown
          ? {
              value: job.done,
              maxValue: job.total ?? 0,
              valueLabel: words('progress', { done: format.number(job.done), total: format.number(job.total ?? 0) }),
            }
          : { isIndeterminate: true })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<Square />} isDisabled={!job.can.stop} isPending={stop.isPending} onPress={() => void stop.run()}>
          {words(job.can.stop ? 'stop' : 'stopping')}
        </Button>
        <p className="min-w-0 flex-1 text-sm text-muted" role="status">
          {words(job.can.stop ? 'leave' : 'stopsSoon')}
        </p>
      </div>
    </div>
  )
}
