import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { openScreen } from '../../test/open-screen.tsx'
import { prepareScreens } from '../../test/draw-part.tsx'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

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
const open = () => openScreen('/account?tab=branding', { user: { license: { license_type: 'Admin', plan: 'free' } } })

async function choose(typed: string, option: string): Promise<void> {
  const field = await screen.findByRole('combobox', { name: 'Reporting time zone' })
  await act(async () => {
    field.focus()
    fireEvent.change(field, { target: { value: typed } })
  })
  await fireOn.click(screen.findByRole('option', { name: option }))
}

it('saves the time zone of reports as soon as it is chosen', async () => {
  vi.spyOn(api.clients, 'show').mockResolvedValue({ client })
  const save = vi
    .spyOn(api.clients, 'update')
    .mockResolvedValue({ client: { ...client, reporting_zone: 'Asia/Calcutta' } })
  await open()
  const field = await screen.findByRole('combobox', { name: 'Reporting time zone' })
  expect((field as HTMLInputElement).value).toBe('UTC')
  await choose('New York', 'America/New York')
  await waitFor(() =>
    expect(save.mock.lastCall?.[0]).toEqual({
      params: { id: expect.any(String) as string },
      body: { client: { reporting_zone: 'America/New_York' } },
    }),
  )
})

it('keeps the former one where saving fails', async () => {
  vi.spyOn(api.clients, 'show').mockResolvedValue({ client })
  vi.spyOn(api.clients, 'update').mockRejectedValue(
    new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] }),
  )
  await open()
  await choose('New York', 'America/New York')
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Reporting time zone' })
  await act(async () => field.blur())
  await waitFor(() => expect(field.value).toBe('UTC'))
})
