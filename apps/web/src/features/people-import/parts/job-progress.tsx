import type { ImportDraft } from '@deckle/contract/imports.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

/** While a check or an import is at work. */
export function JobProgress({ draft: { job, phase, fileName } }: { draft: ImportDraft }) {
  const words = useWords('people-import')
  const format = useFormatter()
  const stop = useAction({
    call: () => api.jobs.stop({ params: { id: job.id } }),
    invalidates: [queryKeys('imports').one(job.id), queryKeys('jobs').lists],
  })
  const total = job.total ?? 0
  const done = job.status === 'queued' ? 0 : job.done
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <ProgressBar
          label={words(phase === 'run' ? 'progress.run' : 'progress.check', { name: fileName })}
          {...(job.status === 'queued' || total === 0 ? { isIndeterminate: true } : { value: done, maxValue: total })}
          valueLabel={words('progress.of', { done: format.number(done), total: format.number(total) })}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button onPress={() => void stop.run()} isPending={stop.isPending} isDisabled={!job.can.stop}>
            {words('progress.stop')}
          </Button>
          <p className="min-w-0 flex-1 text-sm text-muted" role="status">
            {job.can.stop ? words('progress.leave') : words('progress.stopping')}
          </p>
        </div>
      </div>
    </Card>
  )
}
