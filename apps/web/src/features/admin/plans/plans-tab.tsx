import type { PlanUse } from '@deckle/contract/plans.ts'
import { planLimits, plans, type PlanType, UNLIMITED } from '@deckle/core/plan/plan.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { DataTable } from '../../../lib/list/paged-table.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { plansQuery } from '../queries.ts'
import { PricesCard } from './prices-card.tsx'

/** Limits, number of clients and prices of each plan. */
export function PlansTab() {
  const { data, error, refetch, isFetching } = useQuery(plansQuery)
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Skeleton kind="cards" count={2} />
    )
  return (
    <div className="flex flex-col gap-4">
      <Plans uses={data.plans} />
      <PricesCard key={data.changedAt} overview={data} />
    </div>
  )
}

function Plans({ uses }: { uses: readonly PlanUse[] }) {
  const words = useWords('operations')
  const names = useWords('deck')
  const format = useFormatter()
  const limit = (most: number) => (most >= UNLIMITED ? words('plans.unlimited') : format.number(most))
  return (
    <Card title={words('plans.title')} description={words('plans.text')}>
      <DataTable
        label={words('plans.list')}
        rows={uses}
        rowKey={({ plan }) => plan}
        columns={[
          { name: words('plans.plan'), cell: ({ plan }) => names(`plans.${plan}`) },
          { name: words('plans.clients'), align: 'end', cell: ({ clients }) => format.number(clients) },
          { name: words('plans.decks'), align: 'end', cell: ({ plan }) => limit(planLimits.campaigns[plan]) },
          { name: words('plans.published'), align: 'end', cell: ({ plan }) => limit(planLimits.activeCampaigns[plan]) },
          { name: words('plans.includes'), className: 'min-w-64', cell: ({ plan }) => <Flags plan={plan} /> },
        ]}
      />
    </Card>
  )
}

const flags = ['leads', 'customLogo', 'logicJumps', 'privateCampaigns', 'geoAnalytics', 'poweredBy'] as const

function Flags({ plan }: { plan: PlanType }) {
  const words = useWords('operations')
  return (
    <span className="flex flex-wrap gap-1 py-1.5">
      {flags
        .filter((flag) => plans[plan][flag])
        .map((flag) => (
          <Badge key={flag}>{words(`plans.flags.${flag}`)}</Badge>
        ))}
    </span>
  )
}
