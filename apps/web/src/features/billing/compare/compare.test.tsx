import type { Billing } from '@deckle/contract/billing.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { sampleUser } from '../../../test/sample-user.ts'
import { sampleBilling, samplePrices } from '../test/sample-billing.ts'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens('deck')

const user = { license: { license_type: 'Admin' } } as const
const prices = () => vi.spyOn(api.plans, 'prices').mockResolvedValue(samplePrices)
const open = (address: string, more: Partial<Billing> = {}) => {
  vi.spyOn(api.billing, 'show').mockResolvedValue({ billing: sampleBilling(more) })
  return openScreen(address, { user })
}
const cell = (row: RegExp, plan: string) => {
  const columns = screen.getAllByRole('columnheader').map((head) => head.textContent)
  const at = columns.findIndex((text) => text.endsWith(plan))
  return within(screen.getByRole('row', { name: row })).getAllByRole('cell')[at]?.textContent
}

beforeEach(() => {
  vi.spyOn(api.auth, 'me').mockResolvedValue(sampleUser(user))
})

it('is a table of plans and what they have, with what differs from the present plan', async () => {
  prices()
  await open('/billing?tab=plans')
  expect(await screen.findByRole('columnheader', { name: /^Your plan Business$/ })).toBeTruthy()
  expect(cell(/^Decks /, 'Business')).toBe('100')
  expect(cell(/^Decks /, 'Educational')).toBe('25less than now')
  expect(cell(/^Decks /, 'Agency')).toBe('No limitmore than now')
  expect(cell(/^Logic jumps /, 'Business')).toBe('No')
  expect(cell(/^Logic jumps /, 'Agency')).toBe('Yesnew for you')
  expect(cell(/^No “Made with Deckle” /, 'Educational')).toBe('Noyou have it now')
  expect(cell(/^How you pay/, 'Agency')).toContain('₹12,999 a month')
  expect(screen.getByText('Prices in INR, without tax. 18% tax is added when you pay.')).toBeTruthy()
})

it('a year says what it saves, and stays in the address with the plan that is changed to', async () => {
  prices()
  const { router } = await open('/billing?tab=plans')
  await fireOn.click(screen.findByRole('radio', { name: 'Yearly, up to 16% less' }))
  expect(router.state.location.search).toMatchObject({ period: 'year' })
  expect(cell(/^How you pay/, 'Agency')).toContain('₹129,990 a year')
  expect(cell(/^How you pay/, 'Agency')).toContain('You save ₹25,998 a year')
  await fireOn.click(screen.findByRole('button', { name: 'Upgrade to Agency' }))
  expect(router.state.location.search).toMatchObject({ change: 'agency-yearly' })
  expect(await screen.findByRole('heading', { name: 'Upgrade to Agency, paid yearly' })).toBeTruthy()
})

it('offers what is larger, smaller, bought once, paid in another way, and a talk', async () => {
  prices()
  await open('/billing?tab=plans&period=year&plan=agency')
  const labels = ['Upgrade to Agency', 'Move down to Educational', 'Buy Perpetual business', 'Pay yearly']
  for (const name of labels) expect(await screen.findByRole('button', { name })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Move down to Free' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Talk to us about the plan Partner' })).toBeTruthy()
  expect(screen.getByText('You came for this')).toBeTruthy()
})

it('a plan that is to come is marked, and who only acts as somebody buys nothing', async () => {
  prices()
  const scheduled = { plan: 'educational-monthly', at: '2026-12-14T09:00:00.000Z' } as const
  const can = { pay: false, cancel: false, resume: false, retry: false, update: false, refund: false }
  await open('/billing?tab=plans', { scheduled, can })
  expect(await screen.findByText('From December 14, 2026')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Upgrade|^Move down|^Buy/ })).toBeNull()
})

it('prices that fail to load are asked for again; without prices one talks', async () => {
  const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
  vi.spyOn(api.plans, 'prices').mockRejectedValueOnce(refusal).mockResolvedValue({ prices: [], taxRate: 0 })
  await open('/billing?tab=plans', { offers: [] })
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await fireOn.click(screen.findByRole('button', { name: /^Try again/ }))
  expect(await screen.findAllByText('Price on request')).toHaveLength(4)
  expect(screen.getByRole('link', { name: 'Talk to us about the plan Agency' })).toBeTruthy()
})
