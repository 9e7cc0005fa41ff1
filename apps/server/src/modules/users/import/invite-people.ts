import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { addInvitation } from '../../auth/index.ts'
import { markInvited } from './queries.ts'

/** Invites people who were not invited before. Returns their number. */
export const invitePeople = (
  deps: Deps,
  clientId: string,
  ids: readonly string[],
  language: InterfaceLanguage,
): Promise<number> =>
  transaction(deps.db, async (trx) => {
    const people = await markInvited(trx, clientId, deps.now(), ids)
    for (const userId of people) await addInvitation(deps, trx, { clientId, userId }, language)
    return people.length
  })
