import type { Billing } from '@deckle/contract/billing.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { BillingFacts } from '../../../billing/billing-facts.tsx'
import { StatusBadge } from '../../../billing/status-badge.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { BillingUrlProps } from '../url-state.ts'

export function PlanCard({ billing, setUrl }: { billing: Billing } & Pick<BillingUrlProps, 'setUrl'>) {
  const words = useWords('billing')
  const names = useWords('deck')
  return (
    <Card title={words('have')}>
      <div className="flex flex-col gap-5">
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-lg font-strong">{names(`plans.${billing.plan}`)}</span>
          <StatusBadge status={billing.status} />
        </p>
        <BillingFacts billing={billing} />
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onPress={() => setUrl({ tab: 'plans' }, { replace: false })}>
            {words('compare')}
          </Button>
          {billing.can.cancel && (
            <Button onPress={() => setUrl({ change: 'free' }, { replace: false })}>{words('cancel.open')}</Button>
          )}
        </div>
      </div>
    </Card>
  )
}
