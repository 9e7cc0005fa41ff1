import type { Billing } from '@deckle/contract/billing.ts'
import { CallError, noResponse } from '@deckle/contract/client/call-error.ts'
import type { Order, Subscription } from '@deckle/contract/payments.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { authState } from '../../../lib/session/auth-state.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { sampleUser } from '../../../test/sample-user.ts'
import { sampleBilling, samplePrices } from '../test/sample-billing.ts'
import { press } from '../../../test/press.ts'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens('deck')

const user = { license: { license_type: 'Admin' } } as const
const bought = { ...sampleUser(user).license, plan: 'agency' } as const
const subscription: Subscription = {
  id: 'sub_1',
  plan: 'agency-monthly',
  key: 'rzp_test_1',
  amount: 1_533_882,
  currency: 'INR',
  sandbox: true,
  starts_at: null,
}
const signed = { razorpay_payment_id: 'pay_1', razorpay_signature: 'abc' }
const proof = { razorpay_subscription_id: 'sub_1', ...signed }
const buyer = { name: 'Lantern Hill', address: '4 Mill Road, Pune', country: 'IN', taxNumber: '', email: '' }
const paidFor = sampleBilling({ plan: 'agency', price: 'agency-monthly', buyer })

beforeEach(() => {
  vi.spyOn(api.auth, 'me').mockResolvedValue(sampleUser(user))
  vi.spyOn(api.plans, 'prices').mockResolvedValue(samplePrices)
  vi.spyOn(api.billing, 'discard').mockResolvedValue({ billing: sampleBilling({ buyer }) })
  vi.spyOn(api.billing, 'update').mockResolvedValue({ billing: sampleBilling({ buyer }) })
})

const shows = (more: Partial<Billing> = {}) =>
  vi.spyOn(api.billing, 'show').mockResolvedValue({ billing: sampleBilling({ buyer, ...more }) })
const creates = (more: Partial<Subscription> = {}) =>
  vi.spyOn(api.payments, 'createSubscription').mockResolvedValue({ subscription: { ...subscription, ...more } })
const plays = (reply: { subscription: typeof proof | null }) =>
  vi.spyOn(api.payments, 'sandboxPay').mockResolvedValue({ order: null, ...reply })
const open = (plan = 'agency-monthly') => openScreen(`/billing?change=${plan}`, { user })
const choose = (name: RegExp) => fireOn.click(screen.findByRole('radio', { name }))
const pay = async () => {
  await screen.findByRole('button', { name: /^Pay / })
  await press(/^Pay /)
}

describe('a checkout', () => {
  it('says the amounts, what changes and who is named, and asks for what is missing', async () => {
    shows({ buyer: { ...buyer, address: '' } })
    const create = creates()
    await open()
    const summary = within(await screen.findByRole('region', { name: 'What you buy' }))
    expect(summary.getByText('₹12,999.00')).toBeTruthy()
    expect(await summary.findByText('Tax, 18%')).toBeTruthy()
    expect(summary.getByText('₹2,339.82')).toBeTruthy()
    expect(summary.getByText('₹15,338.82')).toBeTruthy()
    expect(summary.getByText(/^₹2,500.00 for the unused days/)).toBeTruthy()
    const more = within(summary.getByRole('list', { name: 'You get more' })).getAllByRole('listitem')
    expect(more.map((row) => row.textContent)).toEqual([
      'Decks100 → No limit',
      'Published at once100 → No limit',
      'Logic jumpsincluded',
      'Countriesincluded',
    ])
    await pay()
    expect(await screen.findByText('An invoice needs an address.')).toBeTruthy()
    expect(create).not.toHaveBeenCalled()
  })

  it('paid in the sandbox, which says so: the licence is the new plan’s without a reload', async () => {
    const billing = shows()
    vi.spyOn(api.auth, 'me').mockReturnValue(new Promise(() => {}))
    const create = creates()
    const play = plays({ subscription: proof })
    const verify = vi.spyOn(api.payments, 'verifySubscription').mockResolvedValue({ license: bought })
    await open()
    await screen.findByRole('button', { name: /^Pay / })
    await act(async () => {
      // A double click begins one checkout.
      fireEvent.click(screen.getByRole('button', { name: 'Pay ₹15,338.82' }))
      fireEvent.click(screen.getByRole('button', { name: 'Pay ₹15,338.82' }))
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Sandbox checkout' }))
    expect(dialog.getByText('This is a sandbox. No money moves.')).toBeTruthy()
    billing.mockResolvedValue({ billing: paidFor })
    await press('Go on, no money moves')
    expect(await screen.findByRole('heading', { name: 'You have Agency now' })).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('You have Agency now')
    expect(create).toHaveBeenCalledOnce()
    expect(create.mock.lastCall?.[0]).toEqual({ params: { id: 'agency-monthly' } })
    expect(play.mock.lastCall?.[0]).toEqual({ body: { id: 'sub_1', outcome: 'paid' } })
    expect(verify.mock.lastCall?.[0]).toEqual({ body: proof })
    expect(authState.getState().user?.license.plan).toBe('agency')
  })

  it('a plan that is paid once is an order', async () => {
    shows()
    const { starts_at: _, ...rest } = subscription
    const order: Order = { ...rest, id: 'order_1', plan: 'perpetual_business' }
    const create = vi.spyOn(api.payments, 'createOrder').mockResolvedValue({ order })
    const paid = { razorpay_order_id: 'order_1', ...signed }
    vi.spyOn(api.payments, 'sandboxPay').mockResolvedValue({ order: paid, subscription: null })
    const verify = vi.spyOn(api.payments, 'verifyOrder').mockResolvedValue({ license: bought })
    await open('perpetual_business')
    await pay()
    await screen.findByRole('dialog')
    await press('Go on, no money moves')
    expect(await screen.findByRole('heading', { name: 'You have Perpetual business now' })).toBeTruthy()
    expect(create).toHaveBeenCalledOnce()
    expect(verify.mock.lastCall?.[0]).toEqual({ body: paid })
  })

  it('declined, it says so and can be tried again; closed, nothing was charged', async () => {
    shows()
    const create = creates()
    plays({ subscription: null })
    await open()
    await pay()
    await screen.findByRole('dialog')
    await choose(/^The bank refuses You can/)
    await press('Go on, no money moves')
    expect(await screen.findByText('Your bank refused the payment')).toBeTruthy()
    expect(screen.getByText('It said: refused in the sandbox')).toBeTruthy()
    await pay()
    await screen.findByRole('dialog')
    expect(api.billing.discard).not.toHaveBeenCalled()
    await press('Close without paying')
    // It is not left standing as a payment that is not confirmed.
    expect(api.billing.discard).toHaveBeenCalledOnce()
    expect(await screen.findByText('The payment was closed before it was done')).toBeTruthy()
    expect(screen.queryByText('Your bank refused the payment')).toBeNull()
    expect(create).toHaveBeenCalledTimes(2)
  })

  it('without an answer of the bank it waits, and follows what the server learns', async () => {
    const billing = shows()
    creates()
    plays({ subscription: null })
    vi.spyOn(api.auth, 'me').mockResolvedValue(sampleUser({ license: bought }))
    await open()
    await pay()
    await screen.findByRole('dialog')
    await choose(/^Paid, and the browser is closed/)
    await press('Go on, no money moves')
    expect(await screen.findByText('Your bank has not answered yet')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pay / }).disabled).toBe(true)
    billing.mockResolvedValue({ billing: paidFor })
    expect(await screen.findByRole('heading', { name: 'You have Agency now' })).toBeTruthy()
    await waitFor(() => expect(authState.getState().user?.license.plan).toBe('agency'))
  })

  it('paid, while the server does not answer: it is verified again, and not paid again', async () => {
    shows()
    const create = creates()
    plays({ subscription: proof })
    const verify = vi
      .spyOn(api.payments, 'verifySubscription')
      .mockRejectedValueOnce(noResponse('no_response'))
      .mockResolvedValue({ license: bought })
    await open()
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'))
    // As the heading does when the button is pressed in a browser.
    act(() => (document.activeElement as HTMLElement).blur())
    await pay()
    await screen.findByRole('dialog')
    await press('Go on, no money moves')
    const said = await screen.findByText('You have paid, and we could not check it yet')
    await waitFor(() => expect(document.activeElement?.tagName).toBe('DIV'))
    expect(document.activeElement?.contains(said)).toBe(true)
    await press('Check again')
    expect(await screen.findByRole('heading', { name: 'You have Agency now' })).toBeTruthy()
    expect(verify).toHaveBeenCalledTimes(2)
    expect(create).toHaveBeenCalledOnce()
  })

  it('says why it can’t begin, and keeps what was typed', async () => {
    shows()
    const message = 'This plan has no price.'
    vi.spyOn(api.payments, 'createSubscription').mockRejectedValue(
      new CallError(422, { code: 'rule_broken', message, errors: [message] }),
    )
    await open()
    await pay()
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Address/ }).value).toBe(buyer.address)
  })

  it('of what one has already, or can’t buy, says so', async () => {
    shows()
    const { router } = await open('business-monthly')
    expect(await screen.findByText('You have this plan already')).toBeTruthy()
    await press('Back to billing')
    await waitFor(() => expect(router.state.location.search).toEqual({}))
    expect(await screen.findByRole('region', { name: 'What you have' })).toBeTruthy()
  })
})

describe('the gateway’s own checkout', () => {
  interface Opened {
    readonly subscription_id?: string
    readonly handler: (paid: object) => void
    readonly modal: { readonly ondismiss: () => void }
  }
  type Failed = (failed: { error: { description: string } }) => void
  const opened: Opened[] = []
  let fail: Failed = () => {}
  class Razorpay {
    readonly options: Opened
    constructor(options: Opened) {
      this.options = options
    }
    on(_: string, report: Failed) {
      fail = report
    }
    open() {
      opened.push(this.options)
    }
  }
  afterEach(() => {
    opened.length = 0
    Reflect.deleteProperty(globalThis, 'Razorpay')
  })
  const start = async () => {
    shows({ sandbox: false })
    creates({ sandbox: false })
    await open()
    await pay()
  }

  it('hands over what is verified, and nothing else', async () => {
    Object.assign(globalThis, { Razorpay })
    const verify = vi.spyOn(api.payments, 'verifySubscription').mockResolvedValue({ license: bought })
    await start()
    await waitFor(() => expect(opened).toHaveLength(1))
    expect(opened[0]).toMatchObject({ key: 'rzp_test_1', subscription_id: 'sub_1', name: 'Lantern Hill' })
    expect(opened[0]).not.toHaveProperty('order_id')
    await act(async () => opened[0]?.handler({ ...signed, razorpay_subscription_id: 'sub_1', other: 'x' }))
    expect(await screen.findByRole('heading', { name: 'You have Agency now' })).toBeTruthy()
    expect(verify.mock.lastCall?.[0]).toEqual({ body: proof })
  })

  it('left after a refusal, it names the bank’s reason', async () => {
    Object.assign(globalThis, { Razorpay })
    await start()
    await waitFor(() => expect(opened).toHaveLength(1))
    await act(async () => {
      fail({ error: { description: 'Insufficient balance' } })
      opened[0]?.modal.ondismiss()
    })
    expect(await screen.findByText('It said: Insufficient balance')).toBeTruthy()
  })

  it('its script is loaded only then; where it can’t be, nothing was charged', async () => {
    const scripts: string[] = []
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      scripts.push((script as HTMLScriptElement).src)
      ;(script as HTMLScriptElement).onerror?.('blocked')
    })
    await start()
    expect(await screen.findByText(/^The payment window could not be loaded, and nothing was charged/)).toBeTruthy()
    expect(scripts).toEqual(['https://checkout.razorpay.com/v1/checkout.js'])
  })
})
