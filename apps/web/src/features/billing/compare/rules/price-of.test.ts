import type { Price } from '@deckle/contract/plans.ts'
import { expect, it } from 'vitest'
import { priceOf, yearlySaving } from './price-of.ts'

const month: Price = { id: 'business-monthly', amount: 499_900, currency: 'INR' }
const year: Price = { id: 'business-yearly', amount: 4_999_000, currency: 'INR' }
const once: Price = { id: 'perpetual_business', amount: 14_999_000, currency: 'INR' }

it('finds the price of a plan and a period', () => {
  expect(priceOf([month, year, once], 'business', 'year')).toBe(year)
  expect(priceOf([month, year, once], 'perpetual_business', 'once')).toBe(once)
  expect(priceOf([month, year, once], 'perpetual_business', 'month')).toBeUndefined()
})

it.each<[text: string, prices: readonly Price[], saving: object | null]>([
  ['two months', [month, year], { amount: 999_800, share: 999_800 / 5_998_800 }],
  ['nothing, where a year costs twelve months', [month, { ...year, amount: 499_900 * 12 }], null],
  ['nothing, where a year costs more', [month, { ...year, amount: 499_900 * 13 }], null],
  ['nothing in another currency', [month, { ...year, currency: 'USD' }], null],
  ['nothing without a price of a month', [year], null],
])('a year saves %s', (_, prices, saving) => expect(yearlySaving(prices, 'business')).toEqual(saving))
