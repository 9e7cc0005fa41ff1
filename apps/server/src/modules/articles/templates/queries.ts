import type { Block } from '@deckle/core/article/block.ts'
import type { Language } from '@deckle/core/deck/deck.ts'
import { sql } from 'kysely'
import type { ArticlesDb } from '../queries.ts'

/** Of a client. */
export const MOST_TEMPLATES = 100

const columns = ['id', 'client_id', 'owner_id', 'name', 'description', 'language', 'body', 'created_at'] as const
export type TemplateRow = Awaited<ReturnType<typeof listTemplates>>[number]

/** By name. */
export const listTemplates = (db: ArticlesDb, clientId: string) =>
  db
    .selectFrom('article_templates')
    .select(columns)
    .where('client_id', '=', clientId)
    .orderBy(sql`lower(name)`)
    .limit(MOST_TEMPLATES)
    .execute()

export const findTemplate = (db: ArticlesDb, clientId: string, id: string) =>
  db
    .selectFrom('article_templates')
    .select(columns)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()

interface NewTemplate {
  readonly client_id: string
  readonly id: string
  readonly owner_id: string
  readonly name: string
  readonly description: string
  readonly language: Language
  readonly body: readonly Block[]
  readonly created_at: Date
}

/** False where the client has one with this name. */
export async function insertTemplate(db: ArticlesDb, { body, ...template }: NewTemplate): Promise<boolean> {
  const row = await db
    .insertInto('article_templates')
    .values({ ...template, body: JSON.stringify(body) })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function removeTemplate(db: ArticlesDb, clientId: string, id: string): Promise<void> {
  await db.deleteFrom('article_templates').where('client_id', '=', clientId).where('id', '=', id).execute()
}

/** Templates of people who leave go to their heirs, by the former owner's id. */
export async function handOverTemplates(
  db: ArticlesDb,
  clientId: string,
  heirs: ReadonlyMap<string, string>,
): Promise<void> {
  await sql`update article_templates t set owner_id = h.heir
    from unnest(${[...heirs.keys()]}::uuid[], ${[...heirs.values()]}::uuid[]) as h (owner, heir)
    where t.client_id = ${clientId} and t.owner_id = h.owner`.execute(db)
}
