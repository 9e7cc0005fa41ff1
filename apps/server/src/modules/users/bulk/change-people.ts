import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { addInvitation, closeSessionsOf, revokeAuthtokensOf } from '../../auth/index.ts'
import { pushRefresh } from '../../notifications/index.ts'
import { tagPeople, untagPeople } from '../../tags/index.ts'
import { liftAbove, moveUnder, setFields, setInvited, setLicenses, setStates } from './queries.ts'
import type { PersonState, Wanted } from './wanted.ts'

interface Change {
  readonly wanted: Wanted
  readonly ids: readonly string[]
  readonly clientId: string
  /** Of invitations. */
  readonly language: InterfaceLanguage
}

/** Writes what is wanted of people for whom it was found good, in a few statements whatever their number. */
export async function changePeople(trx: Db, deps: Deps, { clientId, language, wanted, ids }: Change): Promise<void> {
  switch (wanted.of) {
    case 'state':
      return changeStates(trx, { clientId, ids, state: wanted.state, now: deps.now() })
    case 'license':
      await setLicenses(trx, clientId, ids, wanted.license)
      return pushRefresh(trx, ids)
    case 'manager':
      return moveUnder(trx, clientId, ids, wanted.manager)
    case 'tag':
      return (wanted.has ? tagPeople : untagPeople)(trx, clientId, wanted.tag, ids)
    case 'field':
      return setFields(trx, clientId, ids, wanted)
    case 'invite':
      await setInvited(trx, clientId, ids, deps.now())
      for (const userId of ids) await addInvitation(deps, trx, { clientId, userId }, language)
  }
}

async function changeStates(
  trx: Db,
  { clientId, ids, state, now }: Pick<Change, 'clientId' | 'ids'> & { readonly state: PersonState; readonly now: Date },
): Promise<void> {
  if (state === 'bin') await liftAbove(trx, clientId, ids)
  await setStates(trx, clientId, ids, { state, now })
  if (state === 'active') return
  await closeSessionsOf(trx, clientId, ids, now)
  await revokeAuthtokensOf(trx, clientId, ids, now)
}
