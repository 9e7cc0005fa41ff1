import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { pending } from '../../../test/pending.ts'
import { asOperator, sampleTicket } from '../test/sample-ticket.ts'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens()

const user = { license: { license_type: 'Admin' } } as const
const prepare = (...tickets: ReturnType<typeof sampleTicket>[]) => {
  vi.spyOn(api.tickets, 'counts').mockResolvedValue({ counts: { open: 3, answered: 2, closed: 1, mine: 1 } })
  vi.spyOn(api.tickets, 'clients').mockResolvedValue({
    clients: [
      { id: 'meadow', name: 'Meadow Academy' },
      { id: 'lotus', name: 'Lotus Labs' },
    ],
  })
  return vi.spyOn(api.tickets, 'queue').mockResolvedValue({ tickets, next: null })
}

it.each([
  ['', 'Nothing waits for you'],
  ['?state=closed', 'No tickets here'],
  ['?q=zzzz', 'No ticket fits this'],
])('says that there is nothing at %j', async (search, text) => {
  prepare()
  await openScreen(`/admin/tickets${search}`, { user })
  expect(await screen.findByText(text)).toBeTruthy()
})

it('says that tickets are loading, then lists them with counts', async () => {
  const waiting = pending<{ tickets: ReturnType<typeof sampleTicket>[]; next: null }>()
  prepare().mockReturnValue(waiting.promise)
  await openScreen('/admin/tickets', { user })
  expect((await screen.findAllByRole('status')).some(({ textContent }) => textContent === 'Loading')).toBe(true)
  await act(async () => waiting.resolve({ tickets: [sampleTicket({ can: asOperator })], next: null }))
  expect((await screen.findByRole('link', { name: 'My deck does not open' })).getAttribute('href')).toContain(
    '/helpDesk/tickets/',
  )
  expect(screen.getByRole('radio', { name: 'Waiting · 3' })).toBeTruthy()
  expect(screen.getByText('Nobody')).toBeTruthy()
})

it('says why it failed, and tries again', async () => {
  const refusal = new CallError(422, { code: 'rule_broken', message: 'Not now.', errors: ['Not now.'] })
  prepare(sampleTicket()).mockRejectedValueOnce(refusal)
  await openScreen('/admin/tickets', { user })
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await fireOn.click(screen.findByRole('button', { name: /try again/i }))
  expect(await screen.findByText('My deck does not open')).toBeTruthy()
})

it('keeps its filters in the address', async () => {
  const queue = prepare(sampleTicket())
  const { router } = await openScreen('/admin/tickets?client=lotus&mine=true', { user })
  await screen.findByText('My deck does not open')
  expect(queue.mock.calls[0]?.[0]).toMatchObject({ query: { state: 'open', mine: 'true', client: 'lotus' } })
  await fireOn.click(screen.findByRole('radio', { name: 'Answered · 2' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ state: 'answered', client: 'lotus' }))
})
