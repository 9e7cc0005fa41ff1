import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { noticeMail } from '../mails.ts'
import { type CredentialsRow, findCredentialsById } from '../queries.ts'
import type { FactorOwner } from './challenges/challenge.ts'
import { countRecoveryCodes } from './queries.ts'

export type FactorMail =
  | 'totpAdded'
  | 'totpRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodesRenewed'
  | 'factorsReset'

/** Mailed with the commit of the change. */
export async function notifyFactorChange(
  trx: Db,
  deps: Deps,
  { clientId, userId }: FactorOwner,
  {
    mail,
    language,
    name = '',
  }: { readonly mail: FactorMail; readonly language: InterfaceLanguage; readonly name?: string },
): Promise<void> {
  const person = await findCredentialsById(trx, clientId, userId)
  if (person)
    await queueMail(deps, noticeMail(deps.env, mail, { ...person, values: { passkey: name } }, language), {
      within: trx,
    })
}

export async function notifyRecoveryUsed(
  deps: Deps,
  person: CredentialsRow,
  language: InterfaceLanguage,
): Promise<void> {
  const left = await countRecoveryCodes(deps.db, { clientId: person.client_id, userId: person.id })
  await queueMail(
    deps,
    noticeMail(deps.env, 'recoveryCodeUsed', { ...person, values: { left: String(left) } }, language),
  )
}
