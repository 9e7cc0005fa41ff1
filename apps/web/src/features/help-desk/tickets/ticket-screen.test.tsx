import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { asOperator, sampleMessage, sampleTicket } from '../test/sample-ticket.ts'
import { press } from '../../../test/press.ts'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens()

const admin = { license: { license_type: 'Admin' } } as const
const at = `/helpDesk/tickets/${sampleTicket().id}`
const thread = (more: Parameters<typeof sampleTicket>[0] = {}, messages = [sampleMessage('one')]) => ({
  ticket: sampleTicket(more),
  messages,
})
const show = (...all: Parameters<typeof thread>) => vi.spyOn(api.tickets, 'show').mockResolvedValue(thread(...all))
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const operators = (...people: { id: string; name: string }[]) =>
  vi.spyOn(api.tickets, 'operators').mockResolvedValue({ people })

it('says that there is no such ticket', async () => {
  vi.spyOn(api.tickets, 'show').mockRejectedValue(
    new CallError(404, { code: 'not_found', message: 'x', errors: ['x'] }),
  )
  await openScreen(at)
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such ticket' })).toBeTruthy()
})

it('says why it failed, and tries again', async () => {
  const refusal = new CallError(422, { code: 'rule_broken', message: 'Not now.', errors: ['Not now.'] })
  vi.spyOn(api.tickets, 'show').mockRejectedValueOnce(refusal).mockResolvedValue(thread())
  await openScreen(at)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/try again/i)
  expect(await screen.findByText('Text of one')).toBeTruthy()
})

it('shows the asker all messages as text, and sends one with a file once', async () => {
  const script = '<img src=x onerror="window.hit=1"><b>bold</b>'
  show({ state: 'closed', can: { ...sampleTicket().can, close: false, restore: true } }, [
    sampleMessage('one', { text: script }),
    sampleMessage('two', { by: 'operator', name: '', files: [{ id: 'f', name: 'a.png', size: 12 }] }),
  ])
  const reply = vi.spyOn(api.tickets, 'reply').mockResolvedValue(thread())
  await openScreen(at)
  expect((await screen.findByText(script)).querySelector('b')).toBeNull()
  expect(screen.getByText('Somebody who is gone')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download a.png' })).toBeTruthy()
  expect(screen.getByText('This ticket is closed. Your message opens it again.')).toBeTruthy()
  await press('Send')
  expect(await screen.findByText('Write something first.')).toBeTruthy()
  type(/Your message/, 'Once more')
  await press('Send')
  await waitFor(() => expect(reply).toHaveBeenCalledOnce())
  expect(reply.mock.calls[0]?.[0]).toMatchObject({
    body: { id: expect.stringMatching(/^[\da-f-]{36}$/), text: 'Once more', files: [] },
  })
})

it('a file is added and taken out again, and the next Tab stays at the files', async () => {
  show()
  await openScreen(at)
  await screen.findByText('Text of one')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no field for files.')
  await act(async () => fireEvent.change(input, { target: { files: [new File(['a'], 'a.png')] } }))
  const remove = await screen.findByRole('button', { name: /a\.png/ })
  remove.focus()
  await act(async () => fireEvent.click(remove))
  expect(screen.queryByText('a.png')).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Add files/))
})

it('closes and opens again', async () => {
  show()
  const close = vi.spyOn(api.tickets, 'close').mockResolvedValue({ ticket: sampleTicket({ state: 'closed' }) })
  await openScreen(at)
  await screen.findByText('Text of one')
  await press('Close ticket')
  expect(close).toHaveBeenCalledWith({ params: { id: sampleTicket().id } })
})

it('lets an operator answer, insert a ready text, and write a note', async () => {
  show({ can: asOperator, isConfirmed: false })
  operators()
  const note = vi.spyOn(api.tickets, 'note').mockResolvedValue(thread())
  await openScreen(at, { user: admin })
  expect(await screen.findByText('Nobody has taken this ticket. Whoever answers it first has it.')).toBeTruthy()
  expect(screen.getByText('Address not confirmed')).toBeTruthy()
  await press('Insert a text')
  await fireOn.click(screen.findByRole('menuitem', { name: 'Ask for details' }))
  expect(screen.getByDisplayValue(/which device and browser/)).toBeTruthy()
  await press('Note, for operators only')
  type(/Your note/, 'Looks like the cache')
  await press('Add note')
  await waitFor(() => expect(note.mock.calls[0]?.[0]).toMatchObject({ body: { text: 'Looks like the cache' } }))
})

it('warns an operator while another one has the ticket, who takes it over', async () => {
  const bina = { id: 'bina', name: 'Bina Shah' }
  show({ can: { ...asOperator, answer: false }, assignee: bina })
  operators(bina)
  const assign = vi.spyOn(api.tickets, 'assign').mockResolvedValue({ ticket: sampleTicket() })
  await openScreen(at, { user: admin })
  expect(await screen.findByText('Bina Shah is on this ticket. Take it over before you answer.')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /Your answer/ })).toBeNull()
  await press('Take over')
  await waitFor(() => expect(assign.mock.calls[0]?.[0]).toMatchObject({ body: { from: 'bina' } }))
})
