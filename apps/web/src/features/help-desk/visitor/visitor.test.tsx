import { CallError } from '@deckle/contract/client/call-error.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { sampleMessage, sampleTicket } from '../test/sample-ticket.ts'
import { press } from '../../../test/press.ts'

prepareScreens()
beforeEach(() => {
  vi.spyOn(api.config, 'fetch').mockReturnValue(new Promise(() => {}))
})

const user = null
const thread = (more: Parameters<typeof sampleTicket>[0] = {}) => ({
  ticket: sampleTicket(more),
  messages: [sampleMessage('one')],
})
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const refusal = new CallError(422, { code: 'rule_broken', message: 'Not now.', errors: ['Not now.'] })

it('asks for an address and a question, and says what is missing beside each', async () => {
  const challenge = vi.spyOn(api.captcha, 'challenge')
  await openScreen('/tickets/new', { user })
  await screen.findByRole('heading', { level: 1, name: 'Ask for help' })
  expect(screen.getByRole('radiogroup', { name: 'Language' })).toBeTruthy()
  await press('Send question')
  expect(await screen.findByText('Enter your e-mail, so that you can be answered.')).toBeTruthy()
  expect(screen.getByText('Write what you want to ask.')).toBeTruthy()
  expect(challenge).not.toHaveBeenCalled()
})

it('says that it could not be checked who sends it, and keeps what was typed', async () => {
  vi.spyOn(api.captcha, 'challenge').mockResolvedValue({})
  await openScreen('/tickets/new', { user })
  type(/Your e-mail/, 'ravi@example.com')
  type(/What is it about/, 'Lost')
  type(/Your question/, 'Where is it?')
  await press('Send question')
  expect(await screen.findByText(/could not be done/)).toBeTruthy()
  expect(screen.getByDisplayValue('Where is it?')).toBeTruthy()
})

it('opens a thread by its secret, replies, and closes it', async () => {
  const open = vi.spyOn(api.tickets, 'openThread').mockResolvedValue(thread())
  const reply = vi.spyOn(api.tickets, 'replyThread').mockResolvedValue({
    ...thread(),
    messages: [sampleMessage('one'), sampleMessage('two')],
  })
  const close = vi.spyOn(api.tickets, 'closeThread').mockResolvedValue(thread({ state: 'closed' }))
  await openScreen('/tickets/thread/secret', { user })
  expect(await screen.findByText('Text of one')).toBeTruthy()
  expect(open.mock.calls[0]?.[0]).toMatchObject({ body: { token: 'secret' } })
  type(/Your message/, 'Thank you')
  await press('Send')
  expect(await screen.findByText('Text of two')).toBeTruthy()
  expect(reply.mock.calls[0]?.[0]).toMatchObject({ body: { token: 'secret', text: 'Thank you' } })
  await press('Close ticket')
  await waitFor(() => expect(close).toHaveBeenCalledWith({ body: { token: 'secret', closed: true } }))
  expect(await screen.findByRole('button', { name: 'Open again' })).toBeTruthy()
})

it('says that an address opens nothing, and tries again after a failure', async () => {
  const missing = new CallError(404, { code: 'not_found', message: 'x', errors: ['x'] })
  const open = vi.spyOn(api.tickets, 'openThread').mockRejectedValue(missing)
  await openScreen('/tickets/thread/wrong', { user })
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such ticket' })).toBeTruthy()
  open.mockRejectedValueOnce(refusal).mockResolvedValue(thread())
  await openScreen('/tickets/thread/other', { user })
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/try again/i)
  expect(await screen.findByText('Text of one')).toBeTruthy()
})
