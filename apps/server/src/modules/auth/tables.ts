import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type AuthTables = Pick<
  Tables,
  'access_tokens' | 'authtokens' | 'email_changes' | 'one_time_links' | 'sessions' | 'user_emails'
>

/** For the address that waits for its owner's confirmation, beside a person. */
export type PendingEmails = Columns<'email_changes', 'client_id' | 'user_id' | 'email'>
