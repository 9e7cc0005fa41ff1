import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { findCredentialsById, noticeMail } from '../../auth/index.ts'
import { findClientOwner } from '../queries.ts'

/** Mails the owner of a client whose single sign-on was changed, with the commit of the change. */
export async function notifyOwnerOfSso(
  trx: Db,
  deps: Deps,
  actor: SignedIn,
  { clientId, language }: { readonly clientId: string; readonly language: InterfaceLanguage },
): Promise<void> {
  const ownerId = await findClientOwner(trx, clientId)
  const owner = ownerId && (await findCredentialsById(trx, clientId, ownerId))
  const by = await findCredentialsById(trx, actor.clientId, actor.userId)
  if (!owner || !by) return
  const values = { client: owner.client_name, person: `${by.first_name} ${by.last_name}`.trim() }
  await queueMail(deps, noticeMail(deps.env, 'ssoChanged', { ...owner, values }, language), { within: trx })
}
