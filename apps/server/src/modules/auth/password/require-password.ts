import { stripSpaces } from '@deckle/core/text/password/strip-spaces.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { verifyPassword } from '../../../platform/passwords/passwords.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { type Message, refuse } from '../../../refusal.ts'
import { type CredentialsRow, findCredentialsById } from '../queries.ts'
import { hasOwnPassword } from '../require-own-sign-in.ts'

/** Refuses a wrong one by the field that it was sent in. */
export async function requirePassword(
  deps: Deps,
  actor: SignedIn,
  password: string | undefined,
  field = 'current_password',
): Promise<CredentialsRow> {
  if (password === undefined) throw wrong(field, 'password.current_needed')
  await requireLimit(deps.limits, 'changePassword', actor.userId)
  const found = await findCredentialsById(deps.db, actor.clientId, actor.userId)
  if (found && !hasOwnPassword(found)) throw wrong(field, 'password.none')
  if (!found?.password_hash || !(await verifyPassword(found.password_hash, stripSpaces(password))))
    throw wrong(field, 'password.current')
  await deps.limits.clear('changePassword', actor.userId)
  return found
}

const wrong = (field: string, message: Message) => refuse('rule_broken', { message, fields: { [field]: message } })
