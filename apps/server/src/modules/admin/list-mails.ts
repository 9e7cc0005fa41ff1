import type { admin } from '@deckle/contract/admin.ts'
import type { Handler } from '../../http/handler.ts'
import { listMails as listRows } from './queries.ts'

export const listMails: Handler<typeof admin.outbox> = async ({ deps, query }) => {
  const { rows, next } = await listRows(deps.db, query)
  return {
    mails: rows.map((row) => ({
      id: row.id,
      to: row.to_address,
      subject: row.subject,
      createdAt: row.created_at.toISOString(),
    })),
    next,
  }
}
