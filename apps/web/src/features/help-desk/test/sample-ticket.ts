import type { Ticket, TicketMessage } from '@deckle/contract/models/ticket.ts'

export const sampleTicket = (more: Partial<Ticket> = {}): Ticket => ({
  id: '0195f3d2-0000-7000-8000-00000a1b2c3d',
  code: '1B2C3D',
  subject: 'My deck does not open',
  state: 'open',
  asker: { id: 'asha', name: 'Asha Rao', email: 'asha@meadow.example' },
  isConfirmed: true,
  client: { id: 'meadow', name: 'Meadow Academy' },
  assignee: null,
  isMine: false,
  messages: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  waitingSince: '2026-11-20T09:00:00.000Z',
  can: { reply: true, answer: false, assign: false, close: true, restore: false },
  ...more,
})

export const asOperator = { reply: false, answer: true, assign: true, close: true, restore: false }

export const sampleMessage = (id: string, more: Partial<TicketMessage> = {}): TicketMessage => ({
  id,
  kind: 'message',
  by: 'asker',
  name: 'Asha Rao',
  text: `Text of ${id}`,
  via: 'web',
  files: [],
  createdAt: '2026-11-20T09:00:00.000Z',
  ...more,
})
