import type { admin } from '@deckle/contract/admin.ts'
import type { Handler } from '../../http/handler.ts'
import { presentMail } from './present-mail.ts'
import { listMails as listRows } from './queries.ts'

export const listMails: Handler<typeof admin.outbox> = async ({ deps, query }) => {
  const { rows, ...page } = await listRows(deps.db, query)
  return { mails: rows.map((row) => presentMail(deps.mail, row)), ...page }
}
