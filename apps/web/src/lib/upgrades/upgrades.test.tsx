import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Price } from '@deckle/contract/plans.ts'
import type { UpgradeRequest } from '@deckle/contract/upgrade-requests.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { sampleUser } from '../../test/sample-user.ts'
import { api } from '../api.ts'
import { press } from '../../test/press.ts'

prepareScreens('deck')

const refusal = (status: number, message: string) =>
  new CallError(status, { code: 'internal', message, errors: [message] })
const request: UpgradeRequest = {
  id: 'one',
  plan: 'agency',
  present: 'business',
  text: 'For the autumn term.',
  status: 'open',
  answer: '',
  createdAt: '2026-11-01T00:00:00.000Z',
  answeredAt: null,
  user: { id: 'chitra', name: 'Chitra Rao' },
  client: { id: 'lotus', name: 'Lotus Labs' },
  can: { grant: true, refuse: true },
}
const lists = (...requests: UpgradeRequest[]) =>
  vi.spyOn(api.upgradeRequests, 'list').mockResolvedValue({ requests, next: null })

const prices = (...found: Price[]) => vi.spyOn(api.plans, 'prices').mockResolvedValue({ prices: found, taxRate: 1800 })

const account = async (user: Parameters<typeof sampleUser>[0] = {}) => {
  const me = sampleUser(user)
  vi.spyOn(api.users, 'showLicense').mockResolvedValue({ license: me.license })
  vi.spyOn(api.auth, 'me').mockResolvedValue(me)
  if (!vi.isMockFunction(api.plans.prices)) prices()
  return openScreen('/account?tab=plan&plan=agency', { user })
}

it('asks for the plan that the address names, says why it was refused, and sends the words', async () => {
  lists()
  const create = vi
    .spyOn(api.upgradeRequests, 'create')
    .mockRejectedValueOnce(refusal(429, 'You have asked today already.'))
    .mockResolvedValue({ request })
  await account({ _id: 'meera' })
  expect(await screen.findByRole('button', { name: /Agency/ })).toBeTruthy()
  expect(screen.queryByText('Upgrade requests of your people')).toBeNull()
  await act(async () =>
    fireEvent.change(screen.getByRole('textbox', { name: /What you need it for/ }), { target: { value: 'Room.' } }),
  )
  await press('Ask for this plan')
  expect(await screen.findByText('You have asked today already.')).toBeTruthy()
  await press('Ask for this plan')
  await waitFor(() => expect(create).toHaveBeenCalledTimes(2))
  expect(create.mock.lastCall?.[0]).toMatchObject({ params: { id: 'meera' }, body: { plan: 'agency', text: 'Room.' } })
})

it('says what the plan costs where it is asked for, and “on request” where that is not set', async () => {
  lists()
  prices(
    { id: 'agency-monthly', amount: 999_900, currency: 'INR' },
    { id: 'agency-yearly', amount: 119_900, currency: 'USD' },
  )
  const { client } = await account()
  expect(await screen.findByText('₹9,999.00 a month · $1,199.00 a year · plus 18% tax')).toBeTruthy()
  prices({ id: 'business-yearly', amount: 119_900, currency: 'USD' })
  await act(() => client.invalidateQueries({ queryKey: ['plans'] }))
  expect(await screen.findByText('Price on request')).toBeTruthy()
})

it('the own requests are shown with their answers; on the largest plan there is nothing to ask for', async () => {
  lists({ ...request, status: 'refused', answer: 'Not this year.', can: { grant: false, refuse: false } })
  await account({ license: { plan: 'agency' } })
  expect(await screen.findByText('Answer: Not this year.')).toBeTruthy()
  expect(screen.getByText('Refused')).toBeTruthy()
  expect(screen.getByText('Your organisation has the largest plan.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ask for this plan' })).toBeNull()
})

it('an Admin passes a request on', async () => {
  lists(request)
  const grant = vi
    .spyOn(api.upgradeRequests, 'grant')
    .mockResolvedValue({ request: { ...request, status: 'forwarded' } })
  await account({ license: { license_type: 'Admin' } })
  await screen.findByText('Upgrade requests of your people')
  await press('Grant the request of Chitra Rao')
  const dialog = await screen.findByRole('dialog')
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Pass it on' })))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(grant.mock.lastCall?.[0]).toMatchObject({ params: { id: 'one' }, body: { text: '' } })
})

it('a Superadmin sees those of all clients, tries again after a failure, and refuses one with a reason', async () => {
  vi.spyOn(api.upgradeRequests, 'list')
    .mockRejectedValueOnce(refusal(500, 'Not now.'))
    .mockResolvedValue({ requests: [request], next: null })
  const turnDown = vi
    .spyOn(api.upgradeRequests, 'refuse')
    .mockResolvedValue({ request: { ...request, status: 'refused' } })
  await openScreen('/admin?tab=requests', { user: { license: { license_type: 'Superadmin' } } })
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByText('Chitra Rao · Lotus Labs')).toBeTruthy()
  expect(screen.getByText('For the autumn term.')).toBeTruthy()
  await press('Refuse the request of Chitra Rao · Lotus Labs')
  const dialog = await screen.findByRole('dialog')
  await act(async () => fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Ask in spring.' } }))
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Refuse' })))
  await waitFor(() => expect(turnDown.mock.lastCall?.[0]).toMatchObject({ body: { text: 'Ask in spring.' } }))
})

it('nobody has asked', async () => {
  lists()
  await openScreen('/admin?tab=requests', { user: { license: { license_type: 'Superadmin' } } })
  expect(await screen.findByText('Nobody has asked for a larger plan')).toBeTruthy()
})
