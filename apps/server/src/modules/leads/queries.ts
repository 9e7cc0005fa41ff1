import type { LeadAct } from '@deckle/core/lead/lead.ts'
import { type RawBuilder, sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import { leadReach, type Scoped } from '../../db/reach.ts'
import { type TagCells, tagCellsText } from '../../db/tag-cells.ts'
import type { ClientPlans, ReportingZones } from '../clients/tables.ts'
import type { CourseNames } from '../courses/tables.ts'
import type { DeckLanguages, DeckNames } from '../decks/tables.ts'
import type { CapturedPlays } from '../play/tables.ts'
import type { ContentTags } from '../tags/tables.ts'
import type { PeopleSearch } from '../users/tables.ts'
import type { LeadTables } from './tables.ts'

export type LeadsDb = DbOf<
  LeadTables,
  DeckNames & DeckLanguages & CourseNames & PeopleSearch & ContentTags & CapturedPlays & ClientPlans & ReportingZones
>

const columns = [
  'leads.client_id',
  'leads.id',
  'leads.deck_id',
  'leads.course_id',
  'leads.attempt_id',
  'leads.owner_id',
  'leads.name',
  'leads.email',
  'leads.phone',
  'leads.phone_key',
  'leads.company',
  'leads.answers',
  'leads.score',
  'leads.outcome',
  'leads.source',
  'leads.medium',
  'leads.campaign',
  'leads.referrer',
  'leads.country',
  'leads.city',
  'leads.device',
  'leads.language',
  'leads.consent',
  'leads.first_touch',
  'leads.last_touch',
  'leads.status',
  'leads.merged_into',
  'leads.created_at',
  'leads.updated_at',
  'leads.deleted_at',
] as const

/** Neither in the bin nor merged into another. */
export const isLive = sql<boolean>`(leads.deleted_at is null and leads.merged_into is null)`

/** Another live lead of the client, `l`, with the same address or number. */
export function hasDuplicate(clientId: string) {
  const same = sql`select from leads l
    where l.client_id = ${clientId} and l.id <> leads.id and l.deleted_at is null and l.merged_into is null`
  return sql<boolean>`(
    (leads.email <> '' and exists (${same} and l.email <> '' and lower(l.email) = lower(leads.email)))
    or (leads.phone_key <> '' and exists (${same} and l.phone_key <> '' and l.phone_key = leads.phone_key)))`
}

const allLeads = (db: LeadsDb) => db.selectFrom('leads')
type Leads = ReturnType<typeof allLeads>

/** With the names of deck, course and owner, the tags, and whether there is a duplicate. */
const labelled = (leads: Leads, clientId: string) =>
  leads
    .leftJoin('decks as d', (join) => join.on('d.client_id', '=', clientId).onRef('d.id', '=', 'leads.deck_id'))
    .leftJoin('courses as c', (join) => join.on('c.client_id', '=', clientId).onRef('c.id', '=', 'leads.course_id'))
    .leftJoin('users as o', (join) => join.on('o.client_id', '=', clientId).onRef('o.id', '=', 'leads.owner_id'))
    .select(columns)
    .select([
      'd.name as deck_name',
      'c.title as course_title',
      sql<string | null>`nullif(btrim(o.first_name || ' ' || o.last_name), '')`.as('owner_name'),
      'o.image as owner_image',
      sql<TagCells | null>`${sql.raw(tagCellsText('lead', 'leads.client_id', 'leads.id'))}`.as('tag_cells'),
      hasDuplicate(clientId).as('has_duplicate'),
    ])

export const leadRows = (db: LeadsDb, clientId: string) =>
  labelled(allLeads(db), clientId).where('leads.client_id', '=', clientId)

/** Of a query's leads alone, whose order is lost. @param found all columns, limited to few rows */
export const leadRowsOf = (db: LeadsDb, clientId: string, found: RawBuilder<unknown>) =>
  labelled(db.selectFrom(found.as('leads')) as unknown as Leads, clientId)

export type LeadRecord = Awaited<ReturnType<ReturnType<typeof leadRows>['execute']>>[number]

export interface Wanted {
  readonly clientId: string
  readonly id: string
}

/** Whoever sees them; merged and binned ones, too. */
export const findAnyLeads = (db: LeadsDb, clientId: string, ids: readonly string[]): Promise<LeadRecord[]> =>
  leadRows(db, clientId)
    .where('leads.id', '=', sql<string>`any (${ids}::uuid[])`)
    .orderBy('leads.id')
    .execute()

/** Within the actor's reach. @param bin whether those in the bin are found, too */
export function findLeads(
  db: LeadsDb,
  actor: Scoped,
  ids: readonly string[],
  { bin = false, locked = false }: { readonly bin?: boolean; readonly locked?: boolean } = {},
): Promise<LeadRecord[]> {
  return leadRows(db, actor.clientId)
    .where('leads.id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('leads.merged_into', 'is', null)
    .where(leadReach(actor, 'leads'))
    .$if(!bin, (found) => found.where('leads.deleted_at', 'is', null))
    .$if(locked, (found) => found.orderBy('leads.id').modifyEnd(sql`for no key update of leads`))
    .execute()
}

/** Other live leads within reach that have the same e-mail address or telephone number, newest first. */
export const findDuplicates = (db: LeadsDb, actor: Scoped, { id, email, phone_key }: LeadRecord, most: number) =>
  leadRows(db, actor.clientId)
    .where('leads.id', '<>', id)
    .where(isLive)
    .where(leadReach(actor, 'leads'))
    .where(
      sql<boolean>`((${email} <> '' and leads.email <> '' and lower(leads.email) = lower(${email}))
        or (${phone_key} <> '' and leads.phone_key <> '' and leads.phone_key = ${phone_key}))`,
    )
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id')
    .limit(most)
    .execute()

/** Those that were merged into a lead, oldest first. */
export const findMerged = (db: LeadsDb, { clientId, id }: Wanted) =>
  leadRows(db, clientId).where('leads.merged_into', '=', id).orderBy('leads.created_at').orderBy('leads.id').execute()

export interface LeadValues {
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly phone_key?: string
  readonly company?: string
  /** JSON. */
  readonly answers?: string
  readonly score?: number | null
  readonly outcome?: string
  readonly consent?: string | null
  readonly last_touch?: string | null
  readonly status?: LeadRecord['status']
  readonly owner_id?: string | null
  readonly merged_into?: string | null
  readonly deleted_at?: Date | null
  readonly updated_at?: Date
}

export async function setLeads(
  db: LeadsDb,
  clientId: string,
  ids: readonly string[],
  values: LeadValues,
): Promise<void> {
  await db
    .updateTable('leads')
    .set(values)
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
}

export interface NewActivity {
  readonly id: string
  readonly client_id: string
  readonly lead_id: string
  readonly actor_id: string | null
  readonly act: LeadAct
  readonly detail: Readonly<Record<string, unknown>>
  readonly at: Date
}

export async function insertActivity(db: LeadsDb, rows: readonly NewActivity[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('lead_activity')
    .values(rows.map(({ detail, ...row }) => ({ ...row, detail: JSON.stringify(detail) })))
    .execute()
}

export async function findPlan(db: LeadsDb, clientId: string) {
  const { plan } = await db.selectFrom('clients').select('plan').where('id', '=', clientId).executeTakeFirstOrThrow()
  return plan
}
