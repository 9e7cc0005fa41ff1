import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Job } from '@deckle/contract/jobs.ts'
import type { User } from '@deckle/contract/models/people.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { authState } from '../../lib/session/auth-state.ts'
import { openScreen } from '../../test/open-screen.tsx'
import { prepareScreens } from '../../test/draw-part.tsx'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })

beforeEach(() => {
  const factors = { totp: null, passkeys: [], recovery_codes: 0, required: false, proven: true, directory: null }
  vi.spyOn(api.second_factor, 'show').mockResolvedValue({
    factors: { ...factors, proofs: ['password'], has_password: true },
  })
})

describe('notifications', () => {
  const settings = [
    { type: 'shared', email: 'daily' },
    { type: 'system', email: 'none' },
  ] as const
  const load = () => vi.spyOn(api.notifications, 'settings')

  it('shows each type with how it comes; says why it failed, and tries again', async () => {
    load()
      .mockRejectedValueOnce(refusal)
      .mockResolvedValue({ settings: [...settings] })
    await openScreen('/account?tab=notifications')
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press(/again/)
    expect(await screen.findByText('Shared with you')).toBeTruthy()
    expect(screen.getByRole('button', { name: /Shared with you/ }).textContent).toContain('Once a day')
    expect(screen.getByRole('button', { name: /Messages/ }).textContent).toContain('No e-mail')
  })

  it('saves a choice at once; the first daily one takes the time zone of the device', async () => {
    load().mockResolvedValue({ settings: [...settings] })
    const save = vi
      .spyOn(api.notifications, 'updateSettings')
      .mockResolvedValue({ settings: [{ type: 'system', email: 'daily' }] })
    const self = vi.spyOn(api.users, 'updateSelf').mockResolvedValue({} as never)
    await openScreen('/account?tab=notifications', { user: { _id: 'asha' } })
    await press(/Messages/)
    await fireOn.click(screen.findByRole('option', { name: 'Once a day, at 7' }))
    await waitFor(() =>
      expect(save.mock.lastCall?.[0]).toMatchObject({ params: { id: 'asha' }, body: { modes: { system: 'daily' } } }),
    )
    await waitFor(() => expect(self.mock.lastCall?.[0]?.body).toHaveProperty('time_zone'))
  })
})

it('shows the profile outside the organisation as soon as it is wanted, and takes it back where that fails', async () => {
  const self = { id: 'asha', is_public: false, shows_results: false } as User
  vi.spyOn(api.users, 'show').mockResolvedValue({ user: self })
  const save = vi
    .spyOn(api.users, 'updateSelf')
    .mockResolvedValueOnce({ user: { ...self, is_public: true } })
    .mockRejectedValue(refusal)
  await openScreen('/account', { user: { _id: 'asha' } })
  const isOn = async () => (await screen.findByRole<HTMLInputElement>('switch', { name: /outside/ })).checked
  const press = async () => {
    const shown = await screen.findByRole('switch', { name: /outside/ })
    await act(async () => fireEvent.click(shown))
  }
  const results = await screen.findByRole<HTMLInputElement>('switch', { name: /points and certificates/ })
  expect([await isOn(), results.checked, results.disabled]).toEqual([false, false, true])
  expect(screen.getByRole('link', { name: /as others see it/ }).getAttribute('href')).toBe('/profiles/asha')
  await press()
  expect(save.mock.lastCall?.[0]).toEqual({ body: { is_public: true } })
  await waitFor(async () => expect(await isOn()).toBe(true))
  expect(results.disabled).toBe(false)
  await press()
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  await waitFor(async () => expect(await isOn()).toBe(true))
})

describe('your data', () => {
  const job = (more: Partial<Job> = {}): Job => ({
    id: 'j',
    kind: 'account.export',
    status: 'done',
    total: 6,
    done: 6,
    refused: 0,
    counts: {},
    error: null,
    file: 'my-data.zip',
    createdBy: { id: 'asha', name: 'Asha' },
    createdAt: '2026-11-01T00:00:00.000Z',
    startedAt: null,
    finishedAt: '2026-11-01T00:00:00.000Z',
    can: { stop: false, retry: false, undo: false },
    ...more,
  })
  const list = (jobs: Job[]) => vi.spyOn(api.jobs, 'list').mockResolvedValue({ jobs, next: null })
  const open = () => openScreen('/account?tab=data', { user: { _id: 'asha' } })

  it('is collected on request', async () => {
    list([job({ createdBy: { id: 'another', name: 'Another' } })])
    const start = vi.spyOn(api.account, 'exportData').mockResolvedValue({ job: job({ status: 'queued', file: null }) })
    await open()
    await screen.findByRole('button', { name: 'Collect my data' })
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
    await press('Collect my data')
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('shows progress, and offers no second one', async () => {
    list([job({ status: 'running', done: 3, file: null })])
    await open()
    expect(await screen.findByRole('progressbar', { name: /Collecting/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Collect/ })).toBeNull()
  })

  it('offers the file', async () => {
    list([job()])
    await open()
    expect(await screen.findByRole('button', { name: 'Download' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Collect again' })).toBeTruthy()
  })

  it('says why it failed', async () => {
    list([job({ status: 'failed', file: null, error: 'No space is left.' })])
    await open()
    expect(await screen.findByText('No space is left.')).toBeTruthy()
  })

  it('deletes the account by the password; nobody is signed in afterwards', async () => {
    list([])
    const remove = vi.spyOn(api.account, 'delete')
    remove.mockRejectedValueOnce(
      new CallError(422, {
        code: 'rule_broken',
        message: 'Wrong.',
        errors: ['Wrong.'],
        fields: { current_password: 'The current password is wrong.' },
      }),
    )
    remove.mockResolvedValue({ deleteAt: '2026-12-07T00:00:00.000Z' })
    await open()
    await press('Delete my account')
    const dialog = await screen.findByRole('dialog')
    const confirm = () =>
      act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Delete my account' }).at(-1) as Element))
    await confirm()
    expect(remove).not.toHaveBeenCalled()
    const field = dialog.querySelector('input[autocomplete="current-password"]') as HTMLInputElement
    await act(async () => fireEvent.change(field, { target: { value: 'quiet-lantern-77' } }))
    await confirm()
    expect(await screen.findByText('The current password is wrong.')).toBeTruthy()
    await confirm()
    await waitFor(() => expect(authState.getState().user).toBeNull())
    expect(authState.getState().error.join()).toContain('2026')
  })
})

describe('language and time', () => {
  it('saves the time zone of the device', async () => {
    const save = vi.spyOn(api.users, 'updateSelf').mockResolvedValue({} as never)
    await openScreen('/account?tab=appearance')
    await press(/Use that of this device/)
    await waitFor(() => expect(authState.getState().user?.time_zone).toBeTruthy())
    expect(save.mock.lastCall?.[0]?.body).toEqual({ time_zone: authState.getState().user?.time_zone })
    expect(screen.queryByRole('button', { name: /Use that of this device/ })).toBeNull()
  })
})

describe('branding', () => {
  const client: Awaited<ReturnType<typeof api.clients.show>>['client'] = {
    id: 'client',
    name: 'Lantern Hill',
    slug: 'lantern-hill',
    reporting_zone: 'UTC',
    plan: 'free',
    planType: 'free',
    owner: null,
    app_configuration: { name: 'Lantern Hill', primary: '#6a1b9a', logo: '', icon: '', footer: '' },
    can: { brand: true, handOver: false, sso: false },
  }
  const admin = { license: { license_type: 'Admin', plan: 'free' } } as const
  const show = () => vi.spyOn(api.clients, 'show')

  it('names the plan that has a logo and an icon', async () => {
    show().mockResolvedValue({ client })
    await openScreen('/account?tab=branding', { user: admin })
    expect(await screen.findAllByText('Your plan does not include this. The plan Educational does.')).toHaveLength(2)
  })

  it('checks the address of the sign-in page, and says whose it is already', async () => {
    show().mockRejectedValueOnce(refusal).mockResolvedValue({ client })
    const save = vi.spyOn(api.clients, 'update').mockRejectedValue(
      new CallError(409, {
        code: 'already_taken',
        message: 'Taken.',
        errors: ['Taken.'],
        fields: { 'client.slug': 'Another organisation has this address. Choose another one.' },
      }),
    )
    await openScreen('/account?tab=branding', { user: admin })
    // The same call failed the card of the time zone.
    const [again] = await screen.findAllByRole('button', { name: /again/ })
    await act(async () => fireEvent.click(again as Element))
    const field = await screen.findByRole('textbox', { name: 'Last part of its address' })
    const type = (value: string) => act(async () => fireEvent.change(field, { target: { value } }))
    await type('Drive')
    await press('Save the address')
    expect(await screen.findByText(/part of our own addresses/)).toBeTruthy()
    expect(save).not.toHaveBeenCalled()
    await type('Meadow House')
    expect((field as HTMLInputElement).value).toBe('meadow-house')
    await press('Save the address')
    expect(await screen.findByText(/Another organisation has this address/)).toBeTruthy()
    expect(save.mock.lastCall?.[0]).toMatchObject({ body: { client: { slug: 'meadow-house' } } })
  })
})
