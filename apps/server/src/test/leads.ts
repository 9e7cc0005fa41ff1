import { transaction } from '../db/transaction.ts'
import { captureLead, type LeadFields } from '../modules/leads/index.ts'
import type { TestApp } from './app.ts'
import type { Person } from './factories.ts'
import { insertRow } from './rows.ts'

interface Captured extends LeadFields {
  /** Of the play. */
  readonly source?: string
  readonly percentage?: number
  readonly country?: string
}

/** A lead from a play of its own, as the player's form captures it. @returns its id */
export async function makeLead(
  test: TestApp,
  owner: Pick<Person, 'clientId'>,
  deck: { readonly id: string },
  { source = '', percentage, country = 'IN', ...fields }: Captured = {},
): Promise<string> {
  const { clientId } = owner
  const attempt = await insertRow(test.deps, 'attempts', {
    client_id: clientId,
    deck_id: deck.id,
    version_id: test.deps.newId(),
    source,
    country,
    ...(percentage !== undefined && { percentage }),
  })
  const lead = await transaction(test.deps.db, (trx) =>
    captureLead(trx, test.deps, { clientId, deckId: deck.id, attemptId: attempt.id, fields, consent: 'Yes' }),
  )
  if (!lead) throw new Error('The deck is not of this client.')
  return lead.id
}
