import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { hashToken, insertAuthtoken, invitationMail, newToken } from '../../auth/index.ts'
import { markInvited } from './queries.ts'

/** Milliseconds that the link of an invitation is good for. */
const life = 14 * 86_400_000

/** Mails each a link that signs them in once. Who was invited before gets none. Returns how many, and how many mails were not accepted. */
export async function invitePeople(
  deps: Deps,
  { clientId, userId }: { readonly clientId: string; readonly userId: string },
  ids: readonly string[],
  language: InterfaceLanguage,
): Promise<{ readonly invited: number; readonly failed: number }> {
  const now = deps.now()
  const invited = await transaction(deps.db, async (trx) => {
    const people = await markInvited(trx, clientId, now, ids)
    const tokens = people.map((person) => ({ person, token: newToken(clientId) }))
    for (const { person, token } of tokens)
      await insertAuthtoken(trx, {
        client_id: clientId,
        id: deps.newId(),
        user_id: person.id,
        hash: hashToken(token),
        uses: 1,
        issued_by: userId,
        created_at: now,
        expires_at: new Date(now.getTime() + life),
      })
    return tokens
  })
  let failed = 0
  for (const { person, token } of invited)
    await deps.mail.send(invitationMail(deps.env, person, token, language)).catch((error: unknown) => {
      failed++
      deps.log.warn({ err: error, user: person.id }, 'An invitation was not mailed.')
    })
  return { invited: invited.length - failed, failed }
}
