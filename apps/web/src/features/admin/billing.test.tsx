import type { Billing } from '@deckle/contract/billing.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Payment } from '@deckle/contract/payments.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { drawPart, prepareScreens } from '../../test/draw-part.tsx'
import { BillingCard } from './client/billing-card.tsx'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens('billing', 'deck', 'errors')

const refusal = (message: string) => new CallError(422, { code: 'rule_broken', message, errors: [message] })
const billing = (refund: boolean): Billing => ({
  sandbox: true,
  is_sold: true,
  plan: 'business',
  by_contract: false,
  status: 'ending',
  price: 'business-monthly',
  period: 'month',
  period_ends_at: '2026-12-14T09:00:00.000Z',
  next_charge: null,
  grace_ends_at: null,
  scheduled: { plan: 'free', at: '2026-12-14T09:00:00.000Z' },
  over: null,
  pending: null,
  buyer: { name: '', address: '', country: '', taxNumber: '', email: '' },
  offers: [],
  can: { pay: false, cancel: false, resume: false, retry: false, update: false, refund },
})
const payment = (more: Partial<Payment> = {}): Payment => ({
  id: 'p1',
  payment_id: 'pay_ABC',
  at: '2026-11-14T09:00:00.000Z',
  plan: 'business-monthly',
  amount: 589_882,
  currency: 'INR',
  refunded: 0,
  status: 'paid',
  reason: '',
  sandbox: true,
  ...more,
})
const draw = async (refund: boolean, ...payments: Payment[]) => {
  vi.spyOn(api.billing, 'show').mockResolvedValue({ billing: billing(refund) })
  vi.spyOn(api.payments, 'list').mockResolvedValue({ payments, next: null })
  vi.spyOn(api.payments, 'fetchInvoices').mockResolvedValue({ invoices: [], next: null })
  await drawPart(<BillingCard clientId="lotus" />)
}

it('shows what a client pays, failed payments too, and what comes', async () => {
  await draw(false, payment(), payment({ id: 'p2', status: 'failed', reason: 'Card expired' }))
  expect(await screen.findByText('Ends soon')).toBeTruthy()
  expect(screen.getByText('Becomes Free on December 14, 2026.')).toBeTruthy()
  const table = within(await screen.findByRole('table'))
  expect(table.getByText('Card expired')).toBeTruthy()
  expect(table.queryByRole('button', { name: /^Refund/ })).toBeNull()
})

it('says that nothing was paid yet, and asks again what failed to load', async () => {
  vi.spyOn(api.billing, 'show')
    .mockRejectedValueOnce(refusal('Not now.'))
    .mockResolvedValue({ billing: billing(true) })
  vi.spyOn(api.payments, 'list').mockResolvedValue({ payments: [], next: null })
  vi.spyOn(api.payments, 'fetchInvoices').mockResolvedValue({ invoices: [], next: null })
  await drawPart(<BillingCard clientId="lotus" />)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await fireOn.click(screen.findByRole('button', { name: /^Try again/ }))
  expect(await screen.findByText('Nothing has been paid yet')).toBeTruthy()
})

it('a refund needs a reason; a part of it is sent in minor units, the whole without an amount', async () => {
  const refund = vi
    .spyOn(api.payments, 'refund')
    .mockRejectedValueOnce(refusal('More than is left.'))
    .mockResolvedValue({ payment: payment({ status: 'partly_refunded', refunded: 100_050 }) })
  await draw(true, payment())
  const press = (name: string) => fireOn.click(screen.findByRole('button', { name }))
  await screen.findByRole('table')
  await press('Refund ₹5,898.82 of November 14, 2026')
  const submit = () => press('Refund')
  await submit()
  expect(await screen.findByText('Say why it is refunded.')).toBeTruthy()
  await act(async () =>
    fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: ' Bought twice ' } }),
  )
  await submit()
  expect(await screen.findByText('More than is left.')).toBeTruthy()
  expect(refund.mock.lastCall?.[0]).toEqual({
    params: { id: 'lotus', payment_id: 'p1' },
    body: { reason: 'Bought twice' },
  })
  const amount = screen.getByRole('textbox', { name: /^Amount/ })
  await act(async () => {
    fireEvent.focus(amount)
    fireEvent.change(amount, { target: { value: '1000.50' } })
    fireEvent.blur(amount)
  })
  await submit()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(refund.mock.lastCall?.[0]).toMatchObject({ body: { amount: 100_050, reason: 'Bought twice' } })
})
