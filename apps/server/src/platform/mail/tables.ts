import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

/** @public Read by test/table-access.ts: written by the adapter, on the pool. */
export type MailTables = Pick<Tables, 'mail_outbox'>

/** For the outbox that a Superadmin reads where no mail server is set up. */
export type OutboxMails = Columns<
  'mail_outbox',
  'id' | 'to_address' | 'subject' | 'text_body' | 'created_at' | 'status' | 'error' | 'attempts'
>
