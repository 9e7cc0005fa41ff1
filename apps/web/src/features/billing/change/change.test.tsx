import type { BillingPreview } from '@deckle/contract/billing.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { sampleUser } from '../../../test/sample-user.ts'
import { sampleBilling } from '../test/sample-billing.ts'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens('deck')

const user = { license: { license_type: 'Admin' } } as const
const at = '2026-12-14T09:00:00.000Z'
const preview = (more: Partial<BillingPreview> = {}): BillingPreview => ({
  plan: 'educational-monthly',
  kind: 'downgrade',
  at,
  exceeds: [],
  loses: [],
  decks: [],
  total: 0,
  pauses_at: null,
  ...more,
})
const refusal = (message: string) => new CallError(422, { code: 'rule_broken', message, errors: [message] })

beforeEach(() => {
  vi.spyOn(api.auth, 'me').mockResolvedValue(sampleUser(user))
  vi.spyOn(api.usage, 'show').mockResolvedValue({ usage: { plan: 'business', limits: [], space: 0, days: [] } })
  vi.spyOn(api.billing, 'show').mockResolvedValue({ billing: sampleBilling() })
})
const open = (plan: string) => openScreen(`/billing?change=${plan}`, { user })
const press = async (name: RegExp | string) => {
  const dialog = within(await screen.findByRole('dialog'))
  await fireOn.click(dialog.findByRole('button', { name }))
}

it('a smaller plan lists what would exceed it, deck by deck, and what happens when', async () => {
  const asked = vi.spyOn(api.billing, 'preview').mockResolvedValue({
    preview: preview({
      exceeds: [{ name: 'activeCampaigns', used: 27, limit: 25 }],
      decks: [
        { id: 'd1', name: 'Spring menu', created_at: at },
        { id: 'd2', name: 'Fire drill', created_at: at },
      ],
      total: 2,
      pauses_at: '2026-12-28T09:00:00.000Z',
    }),
  })
  await open('educational-monthly')
  const dialog = within(await screen.findByRole('dialog', { name: 'Move down to Educational, paid monthly?' }))
  expect(await dialog.findByText(/You have all of Business until December 14, 2026 at /)).toBeTruthy()
  expect(dialog.getByText(/^Nothing is deleted/)).toBeTruthy()
  expect(dialog.getByText('Published at once: 27 in use, 25 in the plan')).toBeTruthy()
  expect(dialog.getByText(/still published on December 28, 2026/)).toBeTruthy()
  const decks = within(dialog.getByRole('list', { name: 'Published decks beyond the limit' }))
  expect(decks.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['Spring menu', 'Fire drill'])
  expect(within(dialog.getByRole('list', { name: 'You get less' })).getByText('No “Made with Deckle”')).toBeTruthy()
  expect(asked.mock.lastCall?.[0]).toMatchObject({ query: { plan: 'educational-monthly' } })
})

it('it begins at the end of the period without any confirmation, and says why it can’t', async () => {
  vi.spyOn(api.billing, 'preview').mockResolvedValue({ preview: preview() })
  const create = vi
    .spyOn(api.payments, 'createSubscription')
    .mockRejectedValueOnce(refusal('Not while a charge has failed.'))
    .mockResolvedValue({
      subscription: {
        id: 'sub_2',
        plan: 'educational-monthly',
        key: 'k',
        amount: 0,
        currency: 'INR',
        sandbox: true,
        starts_at: at,
      },
    })
  const { router } = await open('educational-monthly')
  await press('Move down at the end of the period')
  expect(await screen.findByText('Not while a charge has failed.')).toBeTruthy()
  expect(screen.getByText('What you use fits in the smaller plan.')).toBeTruthy()
  await press('Move down at the end of the period')
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(create).toHaveBeenCalledTimes(2)
})

it('a cancelled subscription becomes the free plan at its end', async () => {
  vi.spyOn(api.billing, 'preview').mockResolvedValue({ preview: preview({ plan: 'free' }) })
  const cancel = vi.spyOn(api.billing, 'cancel').mockResolvedValue({ billing: sampleBilling() })
  const { router } = await open('free')
  await press('Cancel at the end of the period')
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(cancel).toHaveBeenCalledOnce()
})

it('what would exceed is asked for again where it fails, and the plan can stay', async () => {
  vi.spyOn(api.billing, 'preview').mockRejectedValueOnce(refusal('Not now.')).mockResolvedValue({ preview: preview() })
  const { router } = await open('educational-monthly')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Move down at/ })).toBeNull()
  await press(/^Try again/)
  expect(await screen.findByText('What you use fits in the smaller plan.')).toBeTruthy()
  await press('Keep Business')
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})
