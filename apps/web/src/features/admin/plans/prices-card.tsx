import type { Price } from '@deckle/contract/plans.ts'
import {
  currencies,
  type Currency,
  currencyCodes,
  pricedPlans,
  type PriceId,
  priceIds,
  toMajor,
  toMinor,
} from '@deckle/core/plan/price.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { type Control, useWatch } from 'react-hook-form'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { PlansOverview } from '../queries.ts'

interface Amount {
  /** In the currency's major unit; `NaN` without a price. */
  readonly amount: number
  readonly currency: Currency
}

interface Values {
  readonly tax: number
  readonly prices: Readonly<Record<PriceId, Amount>>
}

/** Largest `integer` of PostgreSQL, which stores the minor units. */
const MOST = 2_147_483_647

export function PricesCard({ overview }: { overview: PlansOverview }) {
  const words = useWords('operations')
  const form = useSubmitForm<Values>({
    defaultValues: valuesOf(overview),
    submit: async ({ tax, prices }) => {
      await api.plans.updatePrices({ body: { prices: pricesOf(prices), taxRate: Math.round((tax || 0) * 100) } })
      toast({ title: words('plans.saved'), tone: 'success' })
    },
    invalidates: [queryKeys('plans').all],
  })
  return (
    <Card title={words('plans.prices')} description={words('plans.pricesText')}>
      <Form form={form}>
        <div className="grid grid-cols-2 items-start gap-4 phone:grid-cols-1">
          {priceIds.map((id) => (
            <PriceFields key={id} id={id} control={form.control} />
          ))}
          <Field control={form.control} name="tax">
            {(field) => (
              <NumberField
                {...field}
                label={words('plans.tax')}
                description={words('plans.taxText')}
                minValue={0}
                maxValue={100}
                formatOptions={{ maximumFractionDigits: 2 }}
              />
            )}
          </Field>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {words('plans.save')}
          </Button>
          <Changed overview={overview} />
        </div>
      </Form>
    </Card>
  )
}

function PriceFields({ id, control }: { id: PriceId; control: Control<Values> }) {
  const words = useWords('operations')
  const names = useWords('deck')
  const currency = useWatch({ control, name: `prices.${id}.currency` })
  const { plan, period } = pricedPlans[id]
  const label = words(`plans.periods.${period}`, { plan: names(`plans.${plan}`) })
  return (
    <div className="flex items-start gap-2">
      <Field control={control} name={`prices.${id}.amount`}>
        {(field) => (
          <NumberField
            {...field}
            label={label}
            placeholder={words('plans.noPrice')}
            className="min-w-0 flex-1"
            minValue={0}
            maxValue={MOST / 10 ** currencies[currency]}
            formatOptions={{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }}
          />
        )}
      </Field>
      <Field control={control} name={`prices.${id}.currency`}>
        {(field) => (
          <Select
            {...field}
            label={words('plans.currencyOf', { price: label })}
            hideLabel
            // Beside the amount, below whose label a message may stand.
            className="mt-6.5 w-24"
            options={currencyCodes.map((code) => ({ id: code, label: code }))}
          />
        )}
      </Field>
    </div>
  )
}

function Changed({ overview: { changedAt, changedBy } }: { overview: PlansOverview }) {
  const words = useWords('operations')
  const format = useFormatter()
  if (changedAt === null) return null
  const date = format.dateTime(new Date(changedAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <span className="text-xs text-muted">
      {changedBy === null
        ? words('settings.changedBefore', { date })
        : words('settings.changed', { name: changedBy, date })}
    </span>
  )
}

function valuesOf({ prices, taxRate }: PlansOverview): Values {
  const usual = prices[0]?.currency ?? 'INR'
  const amountOf = (id: PriceId): Amount => {
    const price = prices.find((one) => one.id === id)
    return price ? { amount: toMajor(price), currency: price.currency } : { amount: Number.NaN, currency: usual }
  }
  return {
    tax: taxRate / 100,
    prices: Object.fromEntries(priceIds.map((id) => [id, amountOf(id)])) as Values['prices'],
  }
}

/** Empty fields are left out. */
const pricesOf = (prices: Values['prices']): Price[] =>
  priceIds.flatMap((id) => {
    const { amount, currency } = prices[id]
    return Number.isFinite(amount) ? [{ id, amount: toMinor(amount, currency), currency }] : []
  })
