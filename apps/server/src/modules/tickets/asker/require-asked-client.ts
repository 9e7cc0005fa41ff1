import type { Db } from '../../../db/database.ts'
import { refuse } from '../../../refusal.ts'
import { findClientBySlug } from '../../clients/index.ts'
import { findFirstOperator } from './queries.ts'

/** Of a visitor's ticket: the organisation of a slug, else the one that operates this installation. */
export async function requireAskedClient(db: Db, slug: string | undefined): Promise<string> {
  if (slug !== undefined && slug !== '') {
    const client = await findClientBySlug(db, slug.toLowerCase())
    if (!client || client.suspended_at !== null) throw refuse('not_found')
    return client.id
  }
  const operator = await findFirstOperator(db)
  if (!operator) throw refuse('not_found')
  return operator
}
