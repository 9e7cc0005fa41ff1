import type { Db } from '../../../db/database.ts'
import type { CaptureDeps } from './capture-lead.ts'
import { setLeads } from '../queries.ts'
import { lockLeadOfAttempt } from './queries.ts'

interface LeadResult {
  readonly clientId: string
  readonly attemptId: string
  /** In per cent. */
  readonly score: number | null
  readonly outcome: string
}

/** What a play came to, for a lead that was captured before its end. In the transaction that completes the attempt. */
export async function setLeadResult(
  trx: Db,
  { now }: Pick<CaptureDeps, 'now'>,
  { clientId, attemptId, score, outcome }: LeadResult,
): Promise<void> {
  const lead = await lockLeadOfAttempt(trx, clientId, attemptId)
  if (!lead || (lead.score === score && lead.outcome === outcome)) return
  await setLeads(trx, clientId, [lead.id], { score, outcome, updated_at: now() })
}
