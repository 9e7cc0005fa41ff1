import { sql } from 'kysely'
import type { AttributionMode } from '@deckle/core/attribution/attribution.ts'
import type { TouchKind } from '@deckle/core/attribution/touch.ts'
import { keyOfAddress } from '../../db/address-key.ts'
import type { DbOf } from '../../db/database.ts'
import type { ArticleNames, OpenArticles } from '../articles/tables.ts'
import type { AttributedClients, ReportingZones } from '../clients/tables.ts'
import type { CourseNames } from '../courses/tables.ts'
import type { DeckFigures } from '../decks/tables.ts'
import type { TouchedLeads } from '../leads/tables.ts'
import type { Credentials } from '../users/tables.ts'
import type { TouchTables } from './tables.ts'

export type TouchesDb = DbOf<
  TouchTables,
  AttributedClients & ReportingZones & OpenArticles & ArticleNames & DeckFigures & CourseNames & Credentials,
  TouchedLeads & AttributedClients
>

export interface VisitorKey {
  readonly clientId: string
  readonly visitorId: string
}

/** Off for a client that is not there. */
export async function findMode(db: TouchesDb, clientId: string): Promise<AttributionMode> {
  const row = await db.selectFrom('clients').select('attribution').where('id', '=', clientId).executeTakeFirst()
  return row?.attribution ?? 'off'
}

export async function setMode(db: TouchesDb, clientId: string, mode: AttributionMode): Promise<void> {
  await db.updateTable('clients').set({ attribution: mode }).where('id', '=', clientId).execute()
}

interface SeenVisitor extends VisitorKey {
  readonly at: Date
  /** Who it turned out to be; what was known before stays where this is null. */
  readonly userId?: string | null
  readonly email?: string | null
}

/** Stores the visitor, whose paths are counted anew. */
export async function putVisitor(db: TouchesDb, visitor: SeenVisitor): Promise<void> {
  const { clientId, visitorId, at, userId = null, email = null } = visitor
  await db
    .insertInto('visitors')
    .values({
      client_id: clientId,
      id: visitorId,
      since: at,
      user_id: userId,
      email_key: email === null || email === '' ? null : keyOfAddress(clientId, email),
    })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'id']).doUpdateSet({
        stale: true,
        since: sql<Date>`least(visitors.since, excluded.since)`,
        user_id: sql<string | null>`coalesce(excluded.user_id, visitors.user_id)`,
        email_key: sql<string | null>`coalesce(excluded.email_key, visitors.email_key)`,
      }),
    )
    .execute()
}

export interface NewTouch {
  readonly client_id: string
  readonly id: string
  readonly visitor_id: string
  readonly kind: TouchKind
  readonly thing_id: string
  readonly ref_id?: string
  readonly at: Date
  readonly arrival?: boolean
  readonly source?: string
  readonly medium?: string
  readonly campaign?: string
  readonly referrer?: string
  readonly landing?: string
}

/** Each once by its id, and by what it refers to. */
export async function insertTouches(db: TouchesDb, touches: readonly NewTouch[]): Promise<void> {
  if (touches.length === 0) return
  await db
    .insertInto('touches')
    .values(touches)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** In no order. */
export function listTouches(db: TouchesDb, { clientId, visitorId }: VisitorKey) {
  return db
    .selectFrom('touches')
    .select(['id', 'kind', 'thing_id', 'at', 'arrival', 'source', 'medium', 'campaign', 'referrer', 'landing'])
    .where('client_id', '=', clientId)
    .where('visitor_id', '=', visitorId)
    .execute()
}
export type TouchRow = Awaited<ReturnType<typeof listTouches>>[number]

export async function deleteVisitor(db: TouchesDb, { clientId, visitorId }: VisitorKey): Promise<void> {
  await db.deleteFrom('visitors').where('client_id', '=', clientId).where('id', '=', visitorId).execute()
}
