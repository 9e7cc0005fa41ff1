import type { Shares } from '@deckle/contract/sharing.ts'
import type { Db } from '../../../db/database.ts'
import { findOwner, listShares } from './queries.ts'

export async function readShares(db: Db, clientId: string, id: string): Promise<Shares> {
  const [{ everyone, ...owner }, people] = [await findOwner(db, clientId, id), await listShares(db, clientId, id)]
  return { owner, everyone, people }
}
