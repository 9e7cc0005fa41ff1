import { planTypes } from '@deckle/core/plan/plan.ts'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { Prices } from '../../../lib/upgrades/prices-query.ts'
import type { ShownPeriod } from './plan-price.tsx'
import { yearlySaving } from './rules/price-of.ts'

interface PeriodSwitchProps {
  readonly prices: Prices
  readonly value: ShownPeriod
  readonly onChange: (period: ShownPeriod) => void
}

/** Monthly or yearly, with what a year saves at most. */
export function PeriodSwitch({ prices, value, onChange }: PeriodSwitchProps) {
  const words = useWords('plan-comparison')
  const format = useFormatter()
  const most = Math.max(...planTypes.map((plan) => yearlySaving(prices.prices, plan)?.share ?? 0))
  const share = format.number(Math.floor(most * 100) / 100, { style: 'percent' })
  return (
    <ToggleGroup
      label={words('period')}
      value={value}
      onChange={onChange}
      options={[
        { id: 'month', label: words('month') },
        { id: 'year', label: most >= 0.01 ? words('yearSaves', { share }) : words('year') },
      ]}
    />
  )
}
