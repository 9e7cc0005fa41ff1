import { expect, it } from 'vitest'
import { type ChangeKind, changeKind, type PresentPlan } from './plan-change.ts'

const free: PresentPlan = { plan: 'free', price: null, isOwned: false }
const business: PresentPlan = { plan: 'business', price: 'business-monthly', isOwned: false }
const owned: PresentPlan = { plan: 'perpetual_business', price: null, isOwned: true }
const contract: PresentPlan = { plan: 'agency', price: null, isOwned: false }
const both: PresentPlan = { plan: 'agency', price: 'agency-yearly', isOwned: true }

it.each<[string, PresentPlan, Parameters<typeof changeKind>[1], ChangeKind]>([
  ['free', free, 'educational-monthly', 'upgrade'],
  ['free', free, 'perpetual_business', 'upgrade'],
  ['free', free, 'free', 'unavailable'],
  ['free', free, 'partner-yearly', 'upgrade'],
  ['business', business, 'business-monthly', 'current'],
  ['business', business, 'business-yearly', 'upgrade'],
  ['business', business, 'educational-yearly', 'downgrade'],
  ['business', business, 'agency-monthly', 'upgrade'],
  ['business', business, 'perpetual_business', 'upgrade'],
  ['business', business, 'free', 'downgrade'],
  ['yearly', { ...business, price: 'business-yearly' }, 'business-monthly', 'downgrade'],
  ['owned', owned, 'perpetual_business', 'current'],
  ['owned', owned, 'business-yearly', 'unavailable'],
  ['owned', owned, 'educational-monthly', 'unavailable'],
  ['owned', owned, 'agency-monthly', 'upgrade'],
  ['owned', owned, 'free', 'unavailable'],
  ['contract', contract, 'business-monthly', 'unavailable'],
  ['contract', contract, 'agency-monthly', 'unavailable'],
  ['contract', contract, 'perpetual_business', 'unavailable'],
  ['both', both, 'free', 'downgrade'],
  ['both', both, 'perpetual_business', 'current'],
  ['partner', { plan: 'partner', price: null, isOwned: false }, 'agency-yearly', 'unavailable'],
])('from %s (%o) to %s is %s', (_, present, to, kind) => expect(changeKind(present, to)).toBe(kind))
