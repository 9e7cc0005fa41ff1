import { refuse } from '../../../refusal.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { lockClient } from '../../clients/index.ts'
import { isJobOpen } from '../../jobs/index.ts'
import { type FieldRecord, findFields } from './queries.ts'

/** Takes the client's lock, like all changes to details. */
export function changeFields<T>(
  deps: Deps,
  { clientId }: Pick<SignedIn, 'clientId'>,
  apply: (trx: Db, fields: readonly FieldRecord[]) => Promise<T>,
): Promise<T> {
  return transaction(deps.db, async (trx) => {
    await lockClient(trx, clientId)
    return apply(trx, await findFields(trx, clientId))
  })
}

export function fieldOf(fields: readonly FieldRecord[], id: string): FieldRecord {
  const field = fields.find((one) => one.id === id.toLowerCase())
  if (!field) throw refuse('not_found')
  return field
}

/** Refuses while a job changes the kind of the field. */
export async function requireUnchanging(
  trx: Db,
  { clientId }: Pick<SignedIn, 'clientId'>,
  field: FieldRecord,
): Promise<FieldRecord> {
  if (field.kind_job !== null && (await isJobOpen(trx, clientId, field.kind_job)))
    throw refuse('conflict', 'field.changing')
  return field
}
