// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Webhook, WebhookDelivery } from '@deckle/contract/webhooks.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens()

const at = '2026-11-01T10:00:00.000Z'
const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const webhook = (id: string, more: Partial<Webhook> = {}): Webhook => ({
  id,
  url: `https://crm.example/${id}`,
  events: ['lead.created'],
  active: true,
  failing_since: null,
  disabled_at: null,
  created_at: at,
  updated_at: at,
  ...more,
})
const delivery = (id: string, more: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id,
  event: 'lead.created',
  state: 'delivered',
  tries: 1,
  next_at: null,
  response_code: 200,
  error: '',
  duration_ms: 120,
  tried_at: at,
  created_at: at,
  ...more,
})
const open = (search = '', license_type: 'Admin' | 'Manager' = 'Admin') =>
  openScreen(`/account?tab=webhooks${search}`, { user: { license: { license_type } } })
const press = async (name: RegExp | string) => fireOn.click(screen.findByRole('button', { name }))
const item = async (name: string) => fireOn.click(screen.findByRole('menuitem', { name }))
const list = () => vi.spyOn(api.webhooks, 'list')

it('is for Admins alone', async () => {
  await open('', 'Manager')
  expect(await screen.findByRole('tab', { name: 'Profile' })).toBeTruthy()
  expect(screen.queryByRole('tab', { name: 'Webhooks' })).toBeNull()
})

it('says what webhooks are for where there are none, and shows the secret of the first once', async () => {
  list().mockResolvedValue({ webhooks: [] })
  const create = vi.spyOn(api.webhooks, 'create').mockResolvedValue({ webhook: webhook('one'), secret: 'whsec_abcdef' })
  await open()
  expect(await screen.findByText(/No webhooks yet/)).toBeTruthy()
  await press('New webhook')
  await press('Create')
  expect(await screen.findByText('Type the address.')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: /Address/ }), { target: { value: 'https://crm.example/one' } })
  fireEvent.click(screen.getByRole('checkbox', { name: /A lead changes/ }))
  await press('Create')
  await waitFor(() =>
    expect(create.mock.lastCall?.[0].body).toEqual({ url: 'https://crm.example/one', events: ['lead.created'] }),
  )
  expect(await screen.findByText('whsec_abcdef')).toBeTruthy()
  await press('I have copied it')
  expect(screen.queryByText('whsec_abcdef')).toBeNull()
})

it('says why it failed, and tries again', async () => {
  list()
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue({ webhooks: [webhook('one')] })
  await open()
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByText('https://crm.example/one')).toBeTruthy()
})

it('shows how each stands; switches on and off, changes the secret and deletes', async () => {
  list().mockResolvedValue({
    webhooks: [
      webhook('one'),
      webhook('two', { active: false, disabled_at: at }),
      webhook('three', { failing_since: at }),
      webhook('four', { active: false }),
    ],
  })
  const update = vi.spyOn(api.webhooks, 'update').mockResolvedValue({ webhook: webhook('two') })
  const secret = vi
    .spyOn(api.webhooks, 'changeSecret')
    .mockResolvedValue({ webhook: webhook('one'), secret: 'whsec_other' })
  const remove = vi.spyOn(api.webhooks, 'delete').mockResolvedValue({ ok: true })
  await open()
  for (const text of ['Active', /^Switched off/, /^Failing since/, 'Off'])
    expect(await screen.findByText(text)).toBeTruthy()
  await press('More for https://crm.example/two')
  await item('Switch on')
  expect(update.mock.lastCall?.[0]).toMatchObject({ params: { id: 'two' }, body: { active: true } })
  await press('More for https://crm.example/one')
  await item('New secret')
  expect(secret).toHaveBeenCalledTimes(1)
  await press('I have copied it')
  await press('More for https://crm.example/one')
  await item('Delete')
  await press('Delete')
  expect(remove.mock.lastCall?.[0].params).toEqual({ id: 'one' })
})

it('has a log: filtered by state, each delivery with its attempts, and sent again', async () => {
  list().mockResolvedValue({ webhooks: [webhook('one')] })
  vi.spyOn(api.webhooks, 'show').mockResolvedValue({ webhook: webhook('one') })
  const deliveries = vi.spyOn(api.webhooks, 'deliveries').mockResolvedValue({
    deliveries: [
      delivery('d1', { state: 'waiting', tries: 2, response_code: null, error: 'failed', next_at: at }),
      delivery('d2'),
    ],
    next: null,
  })
  vi.spyOn(api.webhooks, 'delivery').mockResolvedValue({
    delivery: delivery('d1'),
    body: '{"type":"lead.created"}',
    attempts: [{ id: 'a', response_code: 503, error: '', duration_ms: 90, at }],
  })
  const replay = vi.spyOn(api.webhooks, 'replay').mockResolvedValue({ delivery: delivery('d1') })
  const { router } = await open()
  await press('Log of https://crm.example/one')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ hook: 'one' }))
  expect(await screen.findByText('No answer')).toBeTruthy()
  expect(screen.getByText('2 attempts')).toBeTruthy()
  expect(screen.getAllByText('120 ms')).toHaveLength(2)
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: /^Details of/ })[0] as HTMLElement))
  expect(await screen.findByText(/503, 90 ms/)).toBeTruthy()
  expect(screen.getByText(/"type": "lead.created"/)).toBeTruthy()
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement))
  await act(async () =>
    fireEvent.click(screen.getAllByRole('button', { name: /^Send lead.created/ })[0] as HTMLElement),
  )
  expect(replay.mock.lastCall?.[0].params).toEqual({ id: 'one', delivery_id: 'd1' })
  deliveries.mockResolvedValue({ deliveries: [], next: null })
  await act(async () =>
    router.navigate({ to: '.', search: { tab: 'webhooks', hook: 'one', state: 'failed' } } as never),
  )
  expect(await screen.findByText('Nothing is in this state.')).toBeTruthy()
  expect(deliveries.mock.lastCall?.[0].query).toMatchObject({ state: 'failed' })
})

it('says why the log failed', async () => {
  list().mockResolvedValue({ webhooks: [webhook('one')] })
  vi.spyOn(api.webhooks, 'show').mockResolvedValue({ webhook: webhook('one') })
  vi.spyOn(api.webhooks, 'deliveries').mockRejectedValueOnce(refusal).mockResolvedValue({ deliveries: [], next: null })
  await open('&hook=one')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByText(/Nothing was sent yet/)).toBeTruthy()
})
