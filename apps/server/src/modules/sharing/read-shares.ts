import type { Shares } from '@deckle/contract/sharing.ts'
import type { Db } from '../../db/database.ts'
import { findOwner, listShares, type SharedThing } from '../../db/shares.ts'

export async function readShares(db: Db, thing: SharedThing): Promise<Shares> {
  const [{ everyone, ...owner }, people] = [await findOwner(db, thing), await listShares(db, thing)]
  return { owner, everyone, people }
}
