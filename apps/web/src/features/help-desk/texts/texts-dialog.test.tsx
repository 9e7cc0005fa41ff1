import { CallError } from '@deckle/contract/client/call-error.ts'
import type { TicketText } from '@deckle/contract/ticket-texts.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { drawPart, prepareScreens } from '../../../test/draw-part.tsx'
import { asOperator, sampleTicket } from '../test/sample-ticket.ts'
import { AnswerForms } from '../queue/answer-forms.tsx'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens('help', 'errors')

const at = '2026-11-20T09:00:00.000Z'
const sampleText = (id: string, more: Partial<TicketText> = {}): TicketText => ({
  id,
  name: `Text ${id}`,
  text: 'Hello {name}, thank you.',
  createdAt: at,
  updatedAt: at,
  deletedAt: null,
  ...more,
})
const click = async (role: 'button' | 'menuitem', name: RegExp | string) => {
  const found = await screen.findByRole(role, { name })
  await act(async () => fireEvent.click(found))
}
const press = (name: RegExp | string) => click('button', name)
const pick = (name: string) => click('menuitem', name)
const type = (name: RegExp, value: string) =>
  fireOn.change(screen.findByRole('textbox', { name }), { target: { value } })

function lists(texts: readonly TicketText[], bin: readonly TicketText[] = []) {
  return vi
    .spyOn(api.ticket_texts, 'list')
    .mockImplementation(async (call) => ({ texts: [...(call?.query?.bin ? bin : texts)] }))
}
const open = async (ticket = sampleTicket({ can: asOperator })) => {
  await drawPart(<AnswerForms ticket={ticket} />)
  await press('Insert a text')
}
beforeEach(() => void vi.restoreAllMocks())

it('inserts the own answers with the name of the asker', async () => {
  lists([sampleText('a')])
  await open()
  await pick('Text a')
  expect(screen.getAllByRole<HTMLTextAreaElement>('textbox')[0]?.value).toBe('Hello Asha Rao, thank you.')
})

it('adds the first answer, and says what is missing', async () => {
  lists([])
  const create = vi.spyOn(api.ticket_texts, 'create').mockResolvedValue({ text: sampleText('a') })
  await open()
  await pick('Manage prepared answers')
  expect(await screen.findByText('No prepared answers yet')).toBeTruthy()
  await press('Add answer')
  await press('Save')
  expect(screen.getByText('Enter a name.')).toBeTruthy()
  expect(create).not.toHaveBeenCalled()
  await type(/^Name/, 'Greeting')
  await type(/^Answer/, 'Hello {name}')
  await press('Save')
  await waitFor(() => expect(create).toHaveBeenCalledWith({ body: { name: 'Greeting', text: 'Hello {name}' } }))
})

it('edits over what was seen, and keeps what was typed where somebody else changed it', async () => {
  lists([sampleText('a')])
  const conflict = new CallError(409, { code: 'conflict', message: 'Changed.', errors: ['Changed.'] })
  const update = vi.spyOn(api.ticket_texts, 'update').mockRejectedValue(conflict)
  await open()
  await pick('Manage prepared answers')
  await press('Edit “Text a”')
  await type(/^Name/, 'Mine')
  await press('Save')
  expect(await screen.findByText(/^Someone else changed this answer/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Mine')
  expect(update.mock.lastCall?.[0]).toMatchObject({ params: { id: 'a' }, body: { seen: at } })
})

it('deletes, restores from the bin, and says when there is no room', async () => {
  lists(
    Array.from({ length: 100 }, (_, index) => sampleText(String(index))),
    [sampleText('old', { name: 'Old', deletedAt: at })],
  )
  const remove = vi.spyOn(api.ticket_texts, 'delete').mockResolvedValue({ ok: true })
  const restore = vi.spyOn(api.ticket_texts, 'restore').mockResolvedValue({ text: sampleText('old') })
  await open()
  await pick('Manage prepared answers')
  expect(await screen.findByText('You have 100 prepared answers. Delete one to add another.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add answer' }).disabled).toBe(true)
  await press('Delete “Text 7”')
  await waitFor(() => expect(remove.mock.lastCall?.[0]).toEqual({ params: { id: '7' } }))
  await press('Bin (1)')
  await press('Restore “Old”')
  await waitFor(() => expect(restore.mock.lastCall?.[0]).toEqual({ params: { id: 'old' } }))
})

it('says why the answers could not be loaded', async () => {
  vi.spyOn(api.ticket_texts, 'list').mockRejectedValue(
    new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] }),
  )
  await open()
  await pick('Manage prepared answers')
  expect(await screen.findByText('Not now.')).toBeTruthy()
})
