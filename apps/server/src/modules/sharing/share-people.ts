import type { SharePerson } from '@deckle/contract/sharing.ts'
import type { Db } from '../../db/database.ts'
import { listShareable } from '../../db/shares.ts'

const maxPeople = 20

/** People to share with, by name: all of the client whose licence gives access to what is shared, except the owner. */
export const sharePeople = (
  db: Db,
  { client_id, owner_id }: { readonly client_id: string; readonly owner_id: string },
  search = '',
): Promise<readonly SharePerson[]> =>
  listShareable(db, { clientId: client_id, ownerId: owner_id, search: search.trim(), limit: maxPeople })
