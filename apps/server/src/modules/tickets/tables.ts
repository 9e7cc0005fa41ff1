import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type TicketTables = Pick<
  Tables,
  'tickets' | 'ticket_texts' | 'ticket_messages' | 'ticket_files' | 'ticket_tokens' | 'help_votes'
>

/** For what a person gets of themselves. */
export type OwnTickets = Columns<
  'tickets',
  'client_id' | 'id' | 'user_id' | 'subject' | 'state' | 'created_at' | 'updated_at'
> &
  Columns<'ticket_messages', 'client_id' | 'id' | 'ticket_id' | 'kind' | 'side' | 'text' | 'created_at'> &
  Columns<'ticket_files', 'client_id' | 'id' | 'ticket_id' | 'message_id' | 'name' | 'size' | 'file_key'> &
  Columns<'help_votes', 'client_id' | 'user_id' | 'article' | 'helpful' | 'created_at'>
