import type { Billing } from '@deckle/contract/billing.ts'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useRetainedFocus } from '../../../lib/screen/use-retained-focus.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { LimitsCard } from '../../../lib/usage/limits-card.tsx'
import { usageQuery } from '../../../lib/usage/queries.ts'
import type { BillingUrlProps } from '../url-state.ts'
import { Notices } from './notices.tsx'
import { PlanCard } from './plan-card.tsx'

export function Overview({ billing, setUrl }: { billing: Billing } & Pick<BillingUrlProps, 'setUrl'>) {
  // What is pressed goes when it is done.
  const panel = useRetainedFocus<HTMLDivElement>(`${billing.status} ${billing.scheduled?.plan}`)
  return (
    <div ref={panel} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <Notices billing={billing} />
      <PlanCard billing={billing} setUrl={setUrl} />
      <Use />
    </div>
  )
}

/** What is in use beside the plan's limits. */
function Use() {
  const { client } = useUser()
  const { data, error, refetch, isFetching } = useQuery(usageQuery(client))
  if (data) return <LimitsCard usage={data} mayBuy={false} />
  if (error) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  return <Skeleton kind="cards" count={1} />
}
