import { sql } from 'kysely'
import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { LeadsDb, Wanted } from '../queries.ts'

/** The lead and those merged into it. */
const ofLead = ({ clientId, id }: Wanted, column: string) =>
  sql<boolean>`${sql.ref(column)} in (select l.id from leads l
    where l.client_id = ${clientId} and (l.id = ${id} or l.merged_into = ${id}))`

const person = sql<string | null>`nullif(btrim(u.first_name || ' ' || u.last_name), '')`

const noteRows = (db: LeadsDb, clientId: string) =>
  db
    .selectFrom('lead_notes as n')
    .leftJoin('users as u', (join) => join.onRef('u.client_id', '=', 'n.client_id').onRef('u.id', '=', 'n.author_id'))
    .select(['n.id', 'n.lead_id', 'n.author_id as person_id', 'n.text', 'n.created_at', 'n.updated_at'])
    .select([person.as('person_name'), 'u.image as person_image'])
    .where('n.client_id', '=', clientId)
export type NoteRecord = Awaited<ReturnType<ReturnType<typeof noteRows>['execute']>>[number]

export const listNotes = (db: LeadsDb, lead: Wanted, page: PageRequest) =>
  readPage(noteRows(db, lead.clientId).where(ofLead(lead, 'n.lead_id')), newestFirst('n.created_at', 'n.id'), page)

export const findNote = (db: LeadsDb, lead: Wanted, noteId: string): Promise<NoteRecord | undefined> =>
  noteRows(db, lead.clientId).where(ofLead(lead, 'n.lead_id')).where('n.id', '=', noteId).executeTakeFirst()

export async function countNotes(db: LeadsDb, { clientId, id }: Wanted): Promise<number> {
  const { count } = await db
    .selectFrom('lead_notes')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('lead_id', '=', id)
    .executeTakeFirstOrThrow()
  return count
}

interface NewNote {
  readonly client_id: string
  readonly id: string
  readonly lead_id: string
  readonly author_id: string
  readonly text: string
  readonly created_at: Date
  readonly updated_at: Date
}

export async function insertNote(db: LeadsDb, note: NewNote): Promise<void> {
  await db.insertInto('lead_notes').values(note).execute()
}

export async function setNote(
  db: LeadsDb,
  { clientId, id }: Wanted,
  change: Pick<NewNote, 'text' | 'updated_at'>,
): Promise<void> {
  await db.updateTable('lead_notes').set(change).where('client_id', '=', clientId).where('id', '=', id).execute()
}

export async function removeNote(db: LeadsDb, { clientId, id }: Wanted): Promise<void> {
  await db.deleteFrom('lead_notes').where('client_id', '=', clientId).where('id', '=', id).execute()
}

export const listActivity = (db: LeadsDb, lead: Wanted, page: PageRequest) =>
  readPage(
    db
      .selectFrom('lead_activity as a')
      .leftJoin('users as u', (join) => join.onRef('u.client_id', '=', 'a.client_id').onRef('u.id', '=', 'a.actor_id'))
      .select(['a.id', 'a.act', 'a.detail', 'a.at', 'a.actor_id as person_id'])
      .select([person.as('person_name'), 'u.image as person_image'])
      .where('a.client_id', '=', lead.clientId)
      .where(ofLead(lead, 'a.lead_id')),
    newestFirst('a.at', 'a.id'),
    page,
  )
