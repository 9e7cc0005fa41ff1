import { sql } from 'kysely'
import type { TicketsDb } from '../queries.ts'

export interface Wanted {
  readonly clientId: string
  readonly id: string
}

const textsOf = (db: TicketsDb, clientId: string) =>
  db.selectFrom('ticket_texts').selectAll().where('client_id', '=', clientId)

export type TextRow = NonNullable<Awaited<ReturnType<typeof findText>>>

/** Also one in the bin. */
export const findText = (db: TicketsDb, { clientId, id }: Wanted) =>
  textsOf(db, clientId).where('id', '=', id).executeTakeFirst()

/** By name; those in the bin, the one deleted last first. */
export const listTextRows = (db: TicketsDb, clientId: string, { bin, most }: { bin: boolean; most: number }) =>
  textsOf(db, clientId)
    .where('deleted_at', bin ? 'is not' : 'is', null)
    .$if(bin, (query) => query.orderBy('deleted_at', 'desc'))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(most)
    .execute()

export async function countTexts(db: TicketsDb, clientId: string): Promise<number> {
  const row = await db
    .selectFrom('ticket_texts')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

interface NewText {
  readonly client_id: string
  readonly id: string
  readonly name: string
  readonly text: string
  readonly created_at: Date
  readonly updated_at: Date
}

export async function insertText(db: TicketsDb, row: NewText): Promise<void> {
  await db.insertInto('ticket_texts').values(row).execute()
}

type Change = Partial<Pick<NewText, 'name' | 'text' | 'updated_at'> & { readonly deleted_at: Date | null }>

export async function setText(db: TicketsDb, { clientId, id }: Wanted, change: Change): Promise<void> {
  await db.updateTable('ticket_texts').set(change).where('client_id', '=', clientId).where('id', '=', id).execute()
}

export async function removeTextsInBin(db: TicketsDb, before: Date): Promise<void> {
  await db.deleteFrom('ticket_texts').where('deleted_at', '<', before).execute()
}
