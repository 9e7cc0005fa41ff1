import type { Prices } from '../../../lib/upgrades/prices-query.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

/** In which currency prices are, and which tax comes to them. */
export function TaxNote({ prices: { prices, taxRate } }: { prices: Prices }) {
  const words = useWords('plan-comparison')
  const format = useFormatter()
  const currency = [...new Set(prices.map((price) => price.currency))]
  if (currency.length === 0) return null
  const values = {
    currency: format.list(currency),
    rate: format.number(taxRate / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
  }
  return <p className="text-xs text-muted">{taxRate > 0 ? words('tax', values) : words('noTax', values)}</p>
}
