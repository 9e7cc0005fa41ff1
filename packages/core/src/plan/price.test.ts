import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planTypes, plans } from './plan.ts'
import { currencies, currencyCodes, pricedPlans, priceIds, toMajor, toMinor } from './price.ts'

it('every plan that is paid for has prices, by its way of payment, and no other', () => {
  for (const plan of planTypes) {
    const periods = priceIds.filter((id) => pricedPlans[id].plan === plan).map((id) => pricedPlans[id].period)
    const expected = { free: [], order: ['once'], subscription: ['month', 'year'], partner: ['month', 'year'] }
    expect(periods, plan).toEqual(expected[plans[plan].type])
  }
})

it('knows the digits of each currency as the browser does', () => {
  for (const currency of currencyCodes) {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    expect(currencies[currency], currency).toBe(maximumFractionDigits)
  }
})

it('an amount comes back from what people read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), fc.constantFrom(...currencyCodes), (amount, currency) => {
      expect(toMinor(toMajor({ amount, currency }), currency)).toBe(amount)
    }),
  )
  expect([toMinor(499, 'INR'), toMinor(19.99, 'EUR'), toMinor(1200, 'JPY')]).toEqual([49_900, 1999, 1200])
})
