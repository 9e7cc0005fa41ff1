import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { addInvitation, revokeAccess } from '../../auth/index.ts'
import { pushRefresh } from '../../notifications/index.ts'
import { tagPeople, untagPeople } from '../../tags/index.ts'
import { handOver } from '../bin/hand-over.ts'
import { liftAbove, moveUnder, setFields, setInvited, setLicenses, setStates } from './queries.ts'
import type { PersonState, Wanted } from './wanted.ts'

interface Change {
  readonly wanted: Wanted
  readonly ids: readonly string[]
  readonly clientId: string
  /** The actor. */
  readonly userId: string
  /** Language of the invitation mails. */
  readonly language: InterfaceLanguage
}

/** Changes the people that `decide` accepted, with a constant number of statements (except for invitations). */
export async function changePeople(
  trx: Db,
  deps: Deps,
  { clientId, userId, language, wanted, ids }: Change,
): Promise<void> {
  switch (wanted.of) {
    case 'state':
      return changeStates(trx, { clientId, userId, ids, state: wanted.state, now: deps.now() })
    case 'license':
      await setLicenses(trx, clientId, ids, wanted.license)
      return pushRefresh(trx, ids)
    case 'manager':
      return moveUnder(trx, clientId, ids, wanted.manager)
    case 'tag':
      return wanted.has
        ? tagPeople(
            trx,
            clientId,
            ids.map((userId) => ({ tagId: wanted.tag, userId })),
          )
        : untagPeople(trx, clientId, wanted.tag, ids)
    case 'field':
      return setFields(trx, clientId, ids, wanted)
    case 'invite':
      await setInvited(trx, clientId, ids, deps.now())
      for (const id of ids) await addInvitation(deps, trx, { clientId, userId: id }, language)
  }
}

async function changeStates(
  trx: Db,
  {
    clientId,
    userId,
    ids,
    state,
    now,
  }: Pick<Change, 'clientId' | 'userId' | 'ids'> & { readonly state: PersonState; readonly now: Date },
): Promise<void> {
  if (state === 'bin') {
    await liftAbove(trx, clientId, ids)
    await handOver(trx, { clientId, userId }, clientId, ids)
  }
  await setStates(trx, clientId, ids, { state, now })
  if (state === 'active') return
  await revokeAccess(trx, clientId, ids, now)
}
