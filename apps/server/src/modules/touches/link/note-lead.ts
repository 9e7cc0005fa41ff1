import { creditedTouches, inTime } from '@deckle/core/attribution/touch.ts'
import type { LeadTouch } from '@deckle/core/lead/lead.ts'
import type { Deps } from '../../../deps.ts'
import { insertTouches, listTouches, putVisitor, type TouchesDb, type TouchRow, type VisitorKey } from '../queries.ts'
import { findVisitorOfAct } from './queries.ts'

interface Captured {
  readonly clientId: string
  readonly attemptId: string
  /** Whose request brought the lead, where they agreed to be followed. */
  readonly visitorId: string | null
}

export interface KnownTouches extends VisitorKey {
  readonly first: LeadTouch
  readonly last: LeadTouch
}

/** The visitor who brings a lead, with the touches that are credited; null where nobody was followed. */
export async function touchesBefore(
  db: TouchesDb,
  { clientId, attemptId, visitorId }: Captured,
): Promise<KnownTouches | null> {
  const id = visitorId ?? (await findVisitorOfAct(db, clientId, attemptId))
  if (id === null) return null
  const credited = creditedTouches(inTime((await listTouches(db, { clientId, visitorId: id })).map(touchOf)))
  return (
    credited && { clientId, visitorId: id, first: leadTouch(credited.first.row), last: leadTouch(credited.last.row) }
  )
}

export const touchOf = (row: TouchRow) => ({
  id: row.id,
  kind: row.kind,
  thing: row.thing_id,
  at: row.at.getTime(),
  arrival: row.arrival,
  source: row.source,
  campaign: row.campaign,
  row,
})

const leadTouch = ({ at, source, medium, campaign, referrer, landing }: TouchRow): LeadTouch => ({
  at: at.toISOString(),
  source,
  medium,
  campaign,
  referrer,
  landing,
})

interface Left extends VisitorKey {
  readonly leadId: string
  readonly deckId: string
  readonly email: string
}

/** A lead was stored, in the same transaction. */
export async function noteLead(
  trx: TouchesDb,
  { now, newId }: Pick<Deps, 'now' | 'newId'>,
  { clientId, visitorId, leadId, deckId, email }: Left,
): Promise<void> {
  const at = now()
  await putVisitor(trx, { clientId, visitorId, at, email })
  const touch = { client_id: clientId, id: newId(), visitor_id: visitorId, thing_id: deckId, ref_id: leadId, at }
  await insertTouches(trx, [{ ...touch, kind: 'lead' }])
}
