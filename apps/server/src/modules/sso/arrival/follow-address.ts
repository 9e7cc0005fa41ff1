import { arrivalOf, type DirectoryPerson } from '@deckle/core/sso/sso.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../admin/index.ts'
import { changeEmail, deleteEmailChange, isDirectoryOnly, listEmailOwners } from '../../auth/index.ts'
import type { UserRecord } from '../../users/index.ts'

interface Followed {
  readonly person: DirectoryPerson
  /** That the client has proved. */
  readonly domains: readonly string[]
  readonly sso_only: boolean
}

/**
 * Who signs in at the directory alone has the address that it confirms, in a domain of the client. One that is somebody's
 * already is left: it must not keep anybody out.
 */
export async function followAddress(
  trx: Db,
  deps: Deps,
  user: UserRecord,
  { person, domains, sso_only }: Followed,
): Promise<void> {
  const { email } = person
  if (email === user.email || !isDirectoryOnly({ ...user, sso_only })) return
  if (arrivalOf(person, { domains, exists: true }) !== 'link') return
  if ((await listEmailOwners(trx, [email])).length > 0) return
  await changeEmail(trx, user, email)
  await deleteEmailChange(trx, user.client_id, user.id)
  await audit(trx, deps, { clientId: user.client_id, userId: user.id }, { action: 'user.email', subject: user.id })
}
