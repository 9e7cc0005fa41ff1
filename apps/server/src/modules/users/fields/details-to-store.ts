import { changeDetails, changesField, type Details, type DetailsRole } from '@deckle/core/people/person-field.ts'
import { refuse } from '../../../refusal.ts'
import type { UsersDb } from '../queries.ts'
import { findFields } from './queries.ts'

/**
 * Checks values by the client's fields; every writing of details goes through it. Refuses who may change none. Within a transaction under the client's lock.
 */
export async function detailsToStore(
  trx: UsersDb,
  { clientId, before, role }: { readonly clientId: string; readonly before: Details; readonly role: DetailsRole },
  wanted: Details,
): Promise<string> {
  const fields = await findFields(trx, clientId)
  if (role !== 'Admin' && !fields.some((field) => changesField(field, role))) throw refuse('not_allowed')
  const { details, faults } = changeDetails(fields, before, wanted, role)
  const wrong = Object.entries(faults)
  if (wrong.length > 0)
    throw refuse('rule_broken', {
      fields: Object.fromEntries(wrong.map(([key, fault]) => [`details.${key}`, `value.${fault}` as const])),
    })
  return JSON.stringify(details)
}
