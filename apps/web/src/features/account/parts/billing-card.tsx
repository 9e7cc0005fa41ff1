import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useWords } from '../../../words/use-words.ts'

/** For who buys: the way to the plan's price, other plans and invoices. */
export function BillingCard() {
  const words = useWords('upgrades')
  return (
    <Card title={words('billing.title')} description={words('billing.text')}>
      <div className="flex flex-wrap gap-2">
        <LinkButton href="/billing?tab=plans">{words('billing.compare')}</LinkButton>
        <LinkButton href="/billing?tab=invoices">{words('billing.invoices')}</LinkButton>
      </div>
    </Card>
  )
}
