import type { LeadStep } from '@deckle/contract/leads.ts'
import { inTime } from '@deckle/core/attribution/touch.ts'
import { findThingNames } from '../flows/queries-names.ts'
import { touchOf } from '../link/note-lead.ts'
import type { TouchesDb } from '../queries.ts'
import { listTouchesAround } from './queries.ts'

/** What those who left the leads touched, in time. */
export async function stepsOfLead(db: TouchesDb, clientId: string, leadIds: readonly string[]): Promise<LeadStep[]> {
  const touches = inTime((await listTouchesAround(db, clientId, leadIds)).map(touchOf))
  const names = await findThingNames(
    db,
    clientId,
    touches.map(({ thing }) => thing),
  )
  return touches.map(({ id, kind, thing, row: { at, arrival, source, medium, campaign } }) => ({
    id,
    kind,
    name: names.get(thing) ?? '',
    at: at.toISOString(),
    arrival,
    source,
    medium,
    campaign,
  }))
}
