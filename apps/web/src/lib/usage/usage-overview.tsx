import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../errors/load-error.tsx'
import { LimitsCard } from './limits-card.tsx'
import { usageQuery } from './queries.ts'
import { SpaceCard } from './space-card.tsx'
import { TrendChart } from './trend-chart.tsx'

/** A client's usage: limits with forecasts, daily trend, and people by storage. */
export function UsageOverview({ clientId, mayBuy = false }: { clientId: string; mayBuy?: boolean }) {
  const { data, error, refetch, isFetching } = useQuery(usageQuery(clientId))
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Skeleton kind="cards" count={2} />
    )
  return (
    <div className="flex flex-col gap-4">
      <LimitsCard usage={data} mayBuy={mayBuy} />
      <TrendChart days={data.days} />
      <SpaceCard clientId={clientId} total={data.space} />
    </div>
  )
}
