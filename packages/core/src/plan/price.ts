import type { PlanType } from './plan.ts'

export const pricePeriods = ['once', 'month', 'year'] as const
export type PricePeriod = (typeof pricePeriods)[number]

interface Priced {
  readonly plan: PlanType
  readonly period: PricePeriod
}

/** Plans for sale, by the id of the order or subscription (decisions.md §1 "Payments"). */
export const pricedPlans = {
  perpetual_business: { plan: 'perpetual_business', period: 'once' },
  'educational-monthly': { plan: 'educational', period: 'month' },
  'educational-yearly': { plan: 'educational', period: 'year' },
  'business-monthly': { plan: 'business', period: 'month' },
  'business-yearly': { plan: 'business', period: 'year' },
  'agency-monthly': { plan: 'agency', period: 'month' },
  'agency-yearly': { plan: 'agency', period: 'year' },
  'partner-monthly': { plan: 'partner', period: 'month' },
  'partner-yearly': { plan: 'partner', period: 'year' },
} as const satisfies Readonly<Record<string, Priced>>
export type PriceId = keyof typeof pricedPlans
export const priceIds = Object.keys(pricedPlans) as readonly PriceId[]

/** Decimal digits of each currency's minor unit (ISO 4217). */
export const currencies = {
  INR: 2,
  USD: 2,
  EUR: 2,
  GBP: 2,
  AED: 2,
  AUD: 2,
  BDT: 2,
  CAD: 2,
  CHF: 2,
  JPY: 0,
  KWD: 3,
  LKR: 2,
  NPR: 2,
  SGD: 2,
  ZAR: 2,
} as const satisfies Readonly<Record<string, number>>
export type Currency = keyof typeof currencies
export const currencyCodes = Object.keys(currencies) as readonly Currency[]

export interface Money {
  /** In the currency's minor unit, such as cents. */
  readonly amount: number
  readonly currency: Currency
}

/** 499 INR is 49,900 paise. */
export const toMinor = (major: number, currency: Currency): number => Math.round(major * 10 ** currencies[currency])

export const toMajor = ({ amount, currency }: Money): number => amount / 10 ** currencies[currency]
