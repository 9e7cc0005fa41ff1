import { CallError } from '@deckle/contract/client/call-error.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { sampleTicket } from './test/sample-ticket.ts'
import { press } from '../../test/press.ts'

prepareScreens()

const refusal = new CallError(422, { code: 'rule_broken', message: 'Not now.', errors: ['Not now.'] })
const own = (...tickets: ReturnType<typeof sampleTicket>[]) =>
  vi.spyOn(api.tickets, 'list').mockResolvedValue({ tickets, next: null })
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

it('shows articles by whom they are for, and that nothing was asked yet', async () => {
  own()
  await openScreen('/helpDesk')
  expect(await screen.findByRole('link', { name: 'Make your first deck' })).toBeTruthy()
  for (const heading of ['Make', 'Learn', 'Administer', 'Ask us', 'My questions'])
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy()
  expect(await screen.findByText('You have not asked anything yet.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Answer tickets' })).toBeNull()
})

it('leads those who answer to the queue', async () => {
  own()
  await openScreen('/helpDesk', { user: { license: { license_type: 'Admin' } } })
  expect((await screen.findByRole('link', { name: 'Answer tickets' })).getAttribute('href')).toBe('/admin/tickets')
})

it('finds articles, marks what fits, and speaks how many there are', async () => {
  own()
  const { router } = await openScreen('/helpDesk?q=webhok')
  const found = await screen.findByRole('link', { name: 'Send leads to another system' })
  expect(found.getAttribute('href')).toBe('/helpDesk/webhooks')
  expect(screen.getAllByRole('status').some(({ textContent }) => /^\d+ articles?$/.test(textContent))).toBe(true)
  expect(document.querySelector('mark')?.textContent?.toLowerCase()).toContain('webhook')
  await press('Show all articles')
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

it('says that nothing is found', async () => {
  own()
  await openScreen('/helpDesk?q=zzzzzz')
  expect(await screen.findByText('No article has these words')).toBeTruthy()
})

it('lists own questions, and tries again where they could not be loaded', async () => {
  vi.spyOn(api.tickets, 'list')
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue({ tickets: [sampleTicket({ state: 'answered' })], next: null })
  await openScreen('/helpDesk')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/try again/i)
  const link = await screen.findByRole('link', { name: 'My deck does not open' })
  expect(link.getAttribute('href')).toBe(`/helpDesk/tickets/${sampleTicket().id}`)
  expect(screen.getByText('Answered')).toBeTruthy()
})

it('sends a question with its details, and goes to it', async () => {
  own()
  vi.spyOn(api.tickets, 'show').mockResolvedValue({ ticket: sampleTicket(), messages: [] })
  const create = vi.spyOn(api.tickets, 'create').mockResolvedValue({ ticket: sampleTicket() })
  const { router } = await openScreen('/helpDesk')
  await screen.findByRole('heading', { name: 'Ask us' })
  await press('Send question')
  expect(await screen.findByText('Say in a few words what it is about.')).toBeTruthy()
  expect(create).not.toHaveBeenCalled()
  type(/What is it about/, 'Lost')
  type(/Your question/, 'Where is my deck?')
  await press('Send question')
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    body: { subject: 'Lost', text: expect.stringMatching(/^Where is my deck\?\n\n3\.0\.0 · /), files: [] },
  })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/helpDesk/tickets/${sampleTicket().id}`))
})

it('keeps what was typed where the server refuses it', async () => {
  own()
  vi.spyOn(api.tickets, 'create').mockRejectedValue(refusal)
  await openScreen('/helpDesk')
  await screen.findByRole('heading', { name: 'Ask us' })
  type(/What is it about/, 'Lost')
  type(/Your question/, 'Where is my deck?')
  await press('Send question')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect(screen.getByDisplayValue('Where is my deck?')).toBeTruthy()
})

it('shows an article with links to screens and others, and takes a vote', async () => {
  vi.spyOn(api.help, 'votes').mockResolvedValue({ votes: {} })
  const vote = vi.spyOn(api.help, 'vote').mockResolvedValue({ ok: true })
  await openScreen('/helpDesk/first-deck')
  expect(await screen.findByRole('heading', { level: 1, name: 'Make your first deck' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'library' }).getAttribute('href')).toBe('/library')
  expect(screen.getByRole('link', { name: 'Choose the right slide' })).toBeTruthy()
  await press('No')
  expect(vote.mock.calls[0]?.[0]).toEqual({ body: { article: 'first-deck', helpful: false } })
  expect((await screen.findByRole('link', { name: 'Ask us' })).getAttribute('href')).toBe('/helpDesk#ask')
})

it('says that there is no such article', async () => {
  await openScreen('/helpDesk/nothing')
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such article' })).toBeTruthy()
})
