import type { admin } from '@deckle/contract/admin.ts'
import { refuse } from '../../refusal.ts'
import type { Handler } from '../../http/handler.ts'
import { findMail } from './queries.ts'

export const showMail: Handler<typeof admin.mail> = async ({ deps, params }) => {
  const row = await findMail(deps.db, params.id)
  if (!row) throw refuse('not_found')
  return {
    mail: {
      id: row.id,
      to: row.to_address,
      subject: row.subject,
      text: row.text_body,
      createdAt: row.created_at.toISOString(),
    },
  }
}
