import { CallError } from '@deckle/contract/client/call-error.ts'
import { toastQueue } from '@deckle/ui/overlays/toast.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { openScreen } from '../../test/open-screen.tsx'
import { prepareScreens } from '../../test/draw-part.tsx'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const none = { address: null, createdAt: null }
const feed = (name: string) => ({
  address: `https://deckle.example/calendar/${name}.ics`,
  createdAt: '2026-11-01T00:00:00.000Z',
})
const show = (...calendars: (typeof none | ReturnType<typeof feed>)[]) => {
  const spy = vi.spyOn(api.calendar, 'show')
  for (const calendar of calendars.slice(0, -1)) spy.mockResolvedValueOnce({ calendar })
  return spy.mockResolvedValue({ calendar: calendars.at(-1) ?? none })
}
const open = () => openScreen('/account?tab=calendar', { user: { _id: 'asha' } })
const press = async (name: RegExp | string) => {
  const buttons = await screen.findAllByRole('button', { name })
  await act(async () => fireEvent.click(buttons.at(-1) as Element))
}
const addressShown = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Address of your calendar' })

it('says why it could not be loaded, and tries again; without an address one is made', async () => {
  vi.spyOn(api.calendar, 'show')
    .mockRejectedValueOnce(refusal)
    .mockResolvedValueOnce({ calendar: none })
    .mockResolvedValue({ calendar: feed('first') })
  const make = vi.spyOn(api.calendar, 'renew').mockResolvedValue({ calendar: feed('first') })
  await open()
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  await press('Make an address')
  expect(make).toHaveBeenCalledTimes(1)
  expect((await addressShown()).value).toContain('/first.ics')
  expect(screen.getByText(/Google Calendar/)).toBeTruthy()
})

it('copies the address, and says where the browser does not allow it', async () => {
  show(feed('first'))
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new Error('no'))
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
  await open()
  await press('Copy')
  expect(writeText).toHaveBeenCalledWith('https://deckle.example/calendar/first.ics')
  const titles = () => toastQueue.visibleToasts.map(({ content }) => content.title).join()
  await waitFor(() => expect(titles()).toContain('The address is copied'))
  await press('Copy')
  await waitFor(() => expect(titles()).toContain('did not allow'))
})

it('changes the address once that is confirmed; a refusal is said there', async () => {
  show(feed('first'), feed('second'))
  const renew = vi
    .spyOn(api.calendar, 'renew')
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue({ calendar: feed('second') })
  await open()
  await press('Change the address')
  expect(await screen.findByRole('alertdialog', { name: 'Change the address?' })).toBeTruthy()
  expect(renew).not.toHaveBeenCalled()
  await press('Change the address')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press('Change the address')
  await waitFor(async () => expect((await addressShown()).value).toContain('/second.ics'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('is switched off once that is confirmed', async () => {
  show(feed('first'), none)
  const remove = vi.spyOn(api.calendar, 'remove').mockResolvedValue({ ok: true })
  await open()
  await press('Switch off')
  await press('Cancel')
  expect(remove).not.toHaveBeenCalled()
  await press('Switch off')
  await screen.findByRole('alertdialog')
  await press('Switch off')
  expect(await screen.findByRole('button', { name: 'Make an address' })).toBeTruthy()
})
