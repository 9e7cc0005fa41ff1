import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useEffect } from 'react'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'

interface JoinByCodeProps {
  readonly id: string
  readonly code: string
  readonly onDone: () => void
}

/** Enrols who opened the course's link. */
export function JoinByCode({ id, code, onDone }: JoinByCodeProps) {
  const { run, error, isPending } = useAction({
    call: () => api.learning.enrol({ params: { id }, body: { code } }),
    failure: 'in place',
    invalidates: [queryKeys('learning').all],
    onDone,
  })
  useEffect(() => {
    void run()
  }, [run])
  return error ? (
    <LoadError error={error} onRetry={() => void run()} isRetrying={isPending} />
  ) : (
    <Skeleton kind="table" count={8} />
  )
}
