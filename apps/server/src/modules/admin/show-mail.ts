import type { admin } from '@deckle/contract/admin.ts'
import { refuse } from '../../refusal.ts'
import type { Handler } from '../../http/handler.ts'
import { isReadable, presentMail } from './present-mail.ts'
import { findMail } from './queries.ts'

export const showMail: Handler<typeof admin.mail> = async ({ deps, params }) => {
  const row = await findMail(deps.db, params.id)
  if (!row) throw refuse('not_found')
  const text = isReadable(deps.mail, row) && row.text_body !== '' ? row.text_body : null
  return { mail: { ...presentMail(deps.mail, row), text } }
}
