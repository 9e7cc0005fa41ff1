import type { Price } from '@deckle/contract/plans.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { planTypes } from '@deckle/core/plan/plan.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { press } from '../../../test/press.ts'

prepareScreens()

const root = { user: { license: { license_type: 'Superadmin' } } } as const
const overview = (...prices: Price[]) => ({
  plans: planTypes.map((plan) => ({ plan, clients: plan === 'business' ? 12 : 0 })),
  prices,
  taxRate: 1800,
  changedBy: 'Rosa Rao',
  changedAt: '2026-03-02T09:00:00.000Z',
})
const monthly: Price = { id: 'business-monthly', amount: 499_900, currency: 'INR' }
const write = async (name: string, value: string) => {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name })
  await act(async () => {
    fireEvent.focus(field)
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  })
}

it('plans say what they allow and how many clients have them; prices are set and left out', async () => {
  vi.spyOn(api.plans, 'overview').mockResolvedValue(overview(monthly))
  const save = vi.spyOn(api.plans, 'updatePrices').mockResolvedValue(overview())
  await openScreen('/admin?tab=plans', root)
  const table = within(await screen.findByRole('table'))
  expect(table.getByRole('row', { name: /^Business 12 100 100/ })).toBeTruthy()
  expect(table.getByRole('row', { name: /^Partner 0 Unlimited Unlimited/ })).toBeTruthy()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Business, a month' })
  expect(field.value).toBe('₹4,999.00')
  expect(screen.getByText(/Changed by Rosa Rao/)).toBeTruthy()
  await write('Business, a month', '')
  await write('Perpetual business, once', '99900.50')
  await press('Save prices')
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(save.mock.lastCall?.[0]).toEqual({
    body: { prices: [{ id: 'perpetual_business', amount: 9_990_050, currency: 'INR' }], taxRate: 1800 },
  })
})

it('what fails to load is asked for again', async () => {
  vi.spyOn(api.plans, 'overview')
    .mockRejectedValueOnce(new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] }))
    .mockResolvedValue(overview())
  await openScreen('/admin?tab=plans', root)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/^Try again/)
  expect(await screen.findByRole('button', { name: 'Save prices' })).toBeTruthy()
  expect(screen.getAllByPlaceholderText('No price')).toHaveLength(9)
})
