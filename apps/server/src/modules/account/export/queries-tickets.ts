import type { ExportDb, Owner } from './queries.ts'

/** What a person asked the help desk, and was answered; notes of operators are theirs. */
export async function listTickets(db: ExportDb, { clientId, userId }: Owner) {
  const tickets = await db
    .selectFrom('tickets')
    .select(['id', 'subject', 'state', 'created_at', 'updated_at'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const messages = await db
    .selectFrom('ticket_messages')
    .innerJoin('tickets', (join) =>
      join
        .onRef('tickets.client_id', '=', 'ticket_messages.client_id')
        .onRef('tickets.id', '=', 'ticket_messages.ticket_id'),
    )
    .select(['ticket_messages.ticket_id', 'ticket_messages.side', 'ticket_messages.text', 'ticket_messages.created_at'])
    .where('ticket_messages.client_id', '=', clientId)
    .where('tickets.client_id', '=', clientId)
    .where('tickets.user_id', '=', userId)
    .where('ticket_messages.kind', '=', 'message')
    .orderBy('ticket_messages.created_at')
    .execute()
  return tickets.map((ticket) => ({
    ...ticket,
    messages: messages
      .filter(({ ticket_id }) => ticket_id === ticket.id)
      .map(({ ticket_id: _id, ...message }) => message),
  }))
}

export const listTicketFiles = (db: ExportDb, { clientId, userId }: Owner) =>
  db
    .selectFrom('ticket_files')
    .innerJoin('tickets', (join) =>
      join.onRef('tickets.client_id', '=', 'ticket_files.client_id').onRef('tickets.id', '=', 'ticket_files.ticket_id'),
    )
    .select([
      'ticket_files.id',
      'ticket_files.ticket_id',
      'ticket_files.name',
      'ticket_files.size',
      'ticket_files.file_key',
    ])
    .where('ticket_files.client_id', '=', clientId)
    .where('tickets.client_id', '=', clientId)
    .where('tickets.user_id', '=', userId)
    .orderBy('ticket_files.id')
    .execute()

/** What they said about articles of the help desk. */
export const listHelpVotes = (db: ExportDb, { clientId, userId }: Owner) =>
  db
    .selectFrom('help_votes')
    .select(['article', 'helpful', 'created_at'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .orderBy('article')
    .execute()
