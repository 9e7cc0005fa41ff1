import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useUser } from '../../../lib/session/auth-state.ts'
import { LimitsCard } from '../../../lib/usage/limits-card.tsx'
import { usageQuery } from '../../../lib/usage/queries.ts'

/** How much of the plan is in use. */
export function Limits() {
  const { client } = useUser()
  const { data, error, refetch, isFetching } = useQuery(usageQuery(client))
  if (data) return <LimitsCard usage={data} mayBuy />
  if (error) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  return <Skeleton count={8} />
}
