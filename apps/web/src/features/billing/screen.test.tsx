import type { Billing } from '@deckle/contract/billing.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { sampleUser } from '../../test/sample-user.ts'
import { sampleBilling, sampleInvoice, samplePrices } from './test/sample-billing.ts'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens('deck')

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const user = { license: { license_type: 'Admin' } } as const
const shows = (more: Partial<Billing> = {}) =>
  vi.spyOn(api.billing, 'show').mockResolvedValue({ billing: sampleBilling(more) })

beforeEach(() => {
  vi.spyOn(api.auth, 'me').mockResolvedValue(sampleUser(user))
  vi.spyOn(api.plans, 'prices').mockResolvedValue(samplePrices)
  vi.spyOn(api.usage, 'show').mockResolvedValue({
    usage: {
      plan: 'business',
      limits: [{ name: 'activeCampaigns', used: 31, limit: 100, fullOn: null, lifts: 'agency' }],
      space: 0,
      days: [],
    },
  })
})
const open = (address = '/billing') => openScreen(address, { user })

describe('what a client has', () => {
  it('says plan, price, next charge and use, and that it is a sandbox', async () => {
    shows()
    await open()
    const card = within(await screen.findByRole('region', { name: 'What you have' }))
    expect(card.getByText('Business')).toBeTruthy()
    expect(card.getByText('Active')).toBeTruthy()
    expect(card.getByText('Every month')).toBeTruthy()
    expect(card.getByText('₹5,898.82 with tax')).toBeTruthy()
    expect(card.getByText('₹5,898.82 on December 14, 2026')).toBeTruthy()
    expect(await screen.findByText('31 of 100')).toBeTruthy()
    expect(screen.getByText('This is a sandbox: no money moves')).toBeTruthy()
  })

  it('of a free plan there is nothing to pay and nothing to cancel', async () => {
    const can = { ...sampleBilling().can, cancel: false }
    shows({ plan: 'free', status: 'none', price: null, period: null, period_ends_at: null, next_charge: null, can })
    await open()
    const card = within(await screen.findByRole('region', { name: 'What you have' }))
    expect(card.getAllByText('Nothing to pay')).toHaveLength(2)
    expect(card.queryByRole('button', { name: 'Cancel subscription' })).toBeNull()
  })

  it('what fails to load is asked for again, and nobody is signed out', async () => {
    vi.spyOn(api.billing, 'show').mockRejectedValueOnce(refusal).mockResolvedValue({ billing: sampleBilling() })
    await open()
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press(/^Try again/)
    expect(await screen.findByRole('region', { name: 'What you have' })).toBeTruthy()
  })

  it('says what comes at the end of the period, and takes it back', async () => {
    const scheduled = { plan: 'educational-monthly', at: '2026-12-14T09:00:00.000Z' } as const
    const can = { ...sampleBilling().can, resume: true }
    shows({ scheduled, can })
    const resume = vi.spyOn(api.billing, 'resume').mockResolvedValue({ billing: sampleBilling() })
    await open()
    expect(await screen.findByText('Your plan becomes Educational, paid monthly on December 14, 2026')).toBeTruthy()
    shows()
    screen.getByRole('button', { name: 'Keep Business' }).focus()
    await press('Keep Business')
    await waitFor(() => expect(screen.queryByText(/^Your plan becomes/)).toBeNull())
    // The button is gone; the next Tab goes on below it.
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^What you have/))
    expect(resume).toHaveBeenCalledOnce()
  })

  it('says why nothing can be bought', async () => {
    shows({ is_sold: false, sandbox: false, can: { ...sampleBilling().can, pay: false } })
    await open()
    expect(await screen.findByText('Plans can’t be bought here')).toBeTruthy()
    expect(screen.queryByText(/sandbox/i)).toBeNull()
  })

  it('says that decks are beyond the plan, and since when they are closed', async () => {
    shows({ over: { decks: 3, since: '2026-11-01T00:00:00.000Z', pauses_at: '2099-01-05T09:00:00.000Z' } })
    await open()
    expect(await screen.findByText('3 decks are published beyond your plan')).toBeTruthy()
    expect(screen.getByText(/accept no new attempts from January 5, 2099 on/)).toBeTruthy()
  })

  it('a failed charge names the day until which the plan stays, and is paid again', async () => {
    const can = { ...sampleBilling().can, retry: true }
    const failed = shows({ status: 'past_due', grace_ends_at: '2026-12-28T09:00:00.000Z', can })
    const subscription = {
      id: 'sub_1',
      plan: 'business-monthly',
      key: 'k',
      amount: 589_882,
      currency: 'INR',
      sandbox: true,
      starts_at: null,
    } as const
    vi.spyOn(api.billing, 'retry').mockResolvedValue({ subscription })
    vi.spyOn(api.payments, 'sandboxPay').mockResolvedValue({
      order: null,
      subscription: { razorpay_subscription_id: 'sub_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'abc' },
    })
    const verify = vi.spyOn(api.payments, 'verifySubscription').mockResolvedValue({ license: sampleUser(user).license })
    await open()
    expect(await screen.findByText(/stays as it is until December 28, 2026/)).toBeTruthy()
    await press('Pay now')
    expect(await screen.findByRole('dialog', { name: 'Sandbox checkout' })).toBeTruthy()
    failed.mockResolvedValue({ billing: sampleBilling() })
    await press('Go on, no money moves')
    await waitFor(() => expect(verify).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByText('The last payment failed')).toBeNull())
  })
})

describe('invoices', () => {
  it('are listed with tax and status, a credit note with what it takes back', async () => {
    shows()
    vi.spyOn(api.payments, 'fetchInvoices').mockResolvedValue({
      invoices: [
        sampleInvoice({ id: 'i2', number: '2026-0013', kind: 'credit_note', corrects: '2026-0012' }),
        sampleInvoice({ status: 'refunded' }),
      ],
      next: null,
    })
    await open('/billing?tab=invoices')
    const table = within(await screen.findByRole('table'))
    const [, credit, invoice] = table.getAllByRole('row')
    expect(credit?.textContent).toContain('Credit note for 2026-0012')
    expect(credit?.textContent).toContain('-₹5,898.82')
    expect(credit?.textContent).toContain('Paid back')
    expect(invoice?.textContent).toContain('Business, paid monthly')
    expect(invoice?.textContent).toContain('₹899.82')
    expect(invoice?.textContent).toContain('Refunded')
  })

  it('say that there are none, and keep who is named on the next', async () => {
    shows()
    vi.spyOn(api.payments, 'fetchInvoices').mockResolvedValue({ invoices: [], next: null })
    const update = vi.spyOn(api.billing, 'update').mockResolvedValue({ billing: sampleBilling() })
    await open('/billing?tab=invoices')
    expect(await screen.findByText('No invoices yet')).toBeTruthy()
    const save = () => press('Save')
    await save()
    expect(await screen.findByText('An invoice needs a name.')).toBeTruthy()
    expect(update).not.toHaveBeenCalled()
    const write = (name: RegExp, value: string) =>
      fireOn.change(screen.findByRole('textbox', { name }), { target: { value } })
    await write(/^Name of the organisation/, 'Lantern Hill Academy')
    await write(/^Address/, '4 Mill Road\nPune')
    await save()
    expect(await screen.findByText('Choose a country.')).toBeTruthy()
    const country = screen.getByRole('combobox', { name: /^Country/ })
    await act(async () => {
      country.focus()
      fireEvent.change(country, { target: { value: 'Indi' } })
    })
    await fireOn.click(screen.findByRole('option', { name: 'India' }))
    await write(/^Tax number/, '27AAPFU0939F1ZV')
    await save()
    await waitFor(() => expect(update).toHaveBeenCalledOnce())
    expect(update.mock.lastCall?.[0]).toEqual({
      body: {
        name: 'Lantern Hill Academy',
        address: '4 Mill Road\nPune',
        country: 'IN',
        taxNumber: '27AAPFU0939F1ZV',
        email: '',
      },
    })
  })
})
