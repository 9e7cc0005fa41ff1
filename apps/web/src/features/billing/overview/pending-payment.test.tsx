import type { Billing } from '@deckle/contract/billing.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { pending } from '../../../test/pending.ts'
import { sampleUser } from '../../../test/sample-user.ts'
import { sampleBilling } from '../test/sample-billing.ts'
import { press } from '../../../test/press.ts'

prepareScreens('deck')

const user = { license: { license_type: 'Admin' } } as const
const waiting = (minutes = 1): Billing['pending'] => ({
  id: 'order_1',
  plan: 'agency-monthly',
  amount: 1_533_882,
  currency: 'INR',
  at: new Date(Date.now() - minutes * 60_000).toISOString(),
})
const shows = (more: Partial<Billing> = {}) =>
  vi.spyOn(api.billing, 'show').mockResolvedValue({ billing: sampleBilling(more) })
const title = 'Your payment is being confirmed'
const gone = () => waitFor(() => expect(screen.queryByText(title)).toBeNull())

beforeEach(() => {
  vi.spyOn(api.auth, 'me').mockResolvedValue(sampleUser(user))
  vi.spyOn(api.usage, 'show').mockReturnValue(pending<never>().promise)
})
afterEach(() => {
  vi.useRealTimers()
})
const open = async () => {
  const opened = await openScreen('/billing', { user })
  await screen.findByRole('region', { name: 'What you have' })
  return opened
}

it('says what was begun and when, what to do, and where to ask with which order', async () => {
  shows({ pending: waiting() })
  await open()
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.getByText(/^Agency, paid monthly, ₹15,338.82, begun on /)).toBeTruthy()
  expect(screen.getByText(/it mostly takes a few minutes/)).toBeTruthy()
  expect(screen.getByText(/name the order order_1\.$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe('/helpDesk#ask')
})

it('says after a while that it takes longer than usual', async () => {
  shows({ pending: waiting(20) })
  await open()
  expect(screen.getByText(/^It takes longer than usual/)).toBeTruthy()
})

it('goes away by itself once the payment is known', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  const billing = shows({ pending: waiting() })
  await open()
  expect(screen.getByText(title)).toBeTruthy()
  billing.mockResolvedValue({ billing: sampleBilling() })
  await act(async () => vi.advanceTimersByTimeAsync(9000))
  await gone()
  const asked = billing.mock.calls.length
  await act(async () => vi.advanceTimersByTimeAsync(30_000))
  expect(billing.mock.calls.length).toBe(asked)
})

it('is checked when asked to, whatever comes of it', async () => {
  const shown = { pending: waiting() }
  const billing = shows(shown)
  const check = vi.spyOn(api.billing, 'check').mockResolvedValue({ billing: sampleBilling(shown) })
  await open()
  await press('Check now')
  expect(check).toHaveBeenCalledOnce()
  expect(screen.getByText(title)).toBeTruthy()
  check.mockRejectedValueOnce(new CallError(503, { code: 'unavailable', message: 'Not now.', errors: ['Not now.'] }))
  await press('Check now')
  expect(screen.getByText(title)).toBeTruthy()
  check.mockResolvedValue({ billing: sampleBilling() })
  billing.mockResolvedValue({ billing: sampleBilling() })
  await press('Check now')
  await gone()
})

it('goes away for who has not paid', async () => {
  const billing = shows({ pending: waiting() })
  const discard = vi.spyOn(api.billing, 'discard').mockResolvedValue({ billing: sampleBilling() })
  await open()
  billing.mockResolvedValue({ billing: sampleBilling() })
  await press('I have not paid')
  expect(discard).toHaveBeenCalledOnce()
  await gone()
})

it('is only looked at by who may not pay', async () => {
  shows({ pending: waiting(), can: { ...sampleBilling().can, pay: false } })
  await open()
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull()
})
