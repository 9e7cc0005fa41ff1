import type { Billing } from '@deckle/contract/billing.ts'
import { plans, type PlanType, planTypes } from '@deckle/core/plan/plan.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { pricesQuery, type Prices } from '../../../lib/upgrades/prices-query.ts'
import { useWords } from '../../../words/use-words.ts'
import type { BillingUrlProps } from '../url-state.ts'
import { Legend } from './legend.tsx'
import { planOf } from './rules/offer-of.ts'
import { PeriodSwitch } from './period-switch.tsx'
import { PlanAct } from './plan-act.tsx'
import { PlanPrice } from './plan-price.tsx'
import { PlanTable } from './plan-table.tsx'
import { TaxNote } from './tax-note.tsx'

interface PlansTabProps extends BillingUrlProps {
  readonly billing: Billing
}

/** The plans side by side, for a buyer. */
export function PlansTab(props: PlansTabProps) {
  const { data, error, refetch, isFetching } = useQuery(pricesQuery)
  if (data) return <Comparison {...props} prices={data} />
  if (error) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  return <Skeleton kind="table" count={9} />
}

function Comparison({ billing, url, setUrl, prices }: PlansTabProps & { prices: Prices }) {
  const words = useWords('plan-comparison')
  const names = useWords('deck')
  const chosen = url.plan ?? firstLook(billing)
  const period = url.period ?? (billing.period === 'year' ? 'year' : 'month')
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PeriodSwitch prices={prices} value={period} onChange={(next) => setUrl({ ...url, period: next })} />
        <TaxNote prices={prices} />
      </div>
      <Select
        label={words('plan')}
        className="hidden! w-full narrow:flex!"
        value={chosen}
        onChange={(plan) => setUrl({ ...url, plan })}
        options={planTypes.map((id) => ({
          id,
          label: names(`plans.${id}`),
          ...(id === billing.plan && { description: words('present') }),
        }))}
      />
      <PlanTable
        present={billing.plan}
        chosen={chosen}
        wanted={url.plan}
        price={(plan) => <PlanPrice plan={plan} period={period} prices={prices} />}
        act={(plan) => (
          <PlanAct
            plan={plan}
            period={period}
            billing={billing}
            onChange={(change) => setUrl({ ...url, change }, { replace: false })}
          />
        )}
      />
      <Legend />
    </div>
  )
}

/** Where one plan is shown at a time: the next larger one that is sold, else the present one. */
function firstLook({ offers, plan }: Billing): PlanType {
  const larger = planTypes.filter((type) => plans[type].level > plans[plan].level)
  return larger.find((type) => offers.some((offer) => planOf(offer.plan) === type && offer.kind === 'upgrade')) ?? plan
}
