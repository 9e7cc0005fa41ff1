import type { CategoryKind } from '@deckle/core/category/category.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import type { CategorisedArticles } from '../articles/tables.ts'
import type { CategorisedCourses } from '../courses/tables.ts'
import type { CategoryTables } from './tables.ts'

export type CategoriesDb = DbOf<CategoryTables, unknown, CategorisedCourses & CategorisedArticles>

export type CategoryRecord = Awaited<ReturnType<typeof findCategories>>[number]

/** Of a kind, or of both; in the order of each parent. */
export function findCategories(db: CategoriesDb, clientId: string, kind?: CategoryKind) {
  return db
    .selectFrom('categories')
    .select(['client_id', 'id', 'kind', 'name', 'slug', 'parent_id as parent', 'seq', 'built_in'])
    .where('client_id', '=', clientId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as CategoryKind))
    .orderBy('seq')
    .orderBy('id')
    .execute()
}

/** How much is in each category, outside the bin, by its id. */
export async function categoryUse(db: CategoriesDb, clientId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ category_id: string; count: number }>`
    select category_id, count(*)::integer as count from courses
    where client_id = ${clientId} and category_id is not null and deleted_at is null group by category_id
    union all
    select category_id, count(*)::integer as count from articles
    where client_id = ${clientId} and category_id is not null and deleted_at is null group by category_id`.execute(db)
  return new Map(rows.map(({ category_id, count }) => [category_id, count]))
}

/** Also counts what is in the bin. */
export async function isUsed(db: CategoriesDb, clientId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from courses where client_id = ${clientId} and category_id = ${id}
    union all select from articles where client_id = ${clientId} and category_id = ${id}
    union all select from article_publications where client_id = ${clientId} and category_id = ${id} limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** A course or an article counts as saved, so that an open editor merges it; what was published as it is stays so. */
export async function moveUse(
  db: CategoriesDb,
  clientId: string,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: Date },
): Promise<void> {
  const category = sql<string>`to_jsonb(${to}::text)`
  await db
    .updateTable('courses')
    .set({
      category_id: to,
      content: sql<string>`jsonb_set(content, '{category}', ${category})`,
      published: sql<string>`jsonb_set(published, '{category}', ${category})`,
      revision: sql<number>`revision + 1`,
      published_revision: sql<
        number | null
      >`case when published_revision = revision then revision + 1 else published_revision end`,
      updated_at: now,
    })
    .where('client_id', '=', clientId)
    .where('category_id', '=', from)
    .execute()
  await db
    .updateTable('articles')
    .set({
      category_id: to,
      content: sql<string>`jsonb_set(content, '{category}', ${category})`,
      revision: sql<number>`revision + 1`,
      published_revision: sql<
        number | null
      >`case when published_revision = revision then revision + 1 else published_revision end`,
      updated_at: now,
    })
    .where('client_id', '=', clientId)
    .where('category_id', '=', from)
    .execute()
  await db
    .updateTable('article_publications')
    .set({ category_id: to })
    .where('client_id', '=', clientId)
    .where('category_id', '=', from)
    .execute()
}

interface NewCategory {
  readonly client_id: string
  readonly id: string
  readonly kind: CategoryKind
  readonly name: string
  readonly slug: string
  readonly parent_id: string | null
  readonly seq: number
  readonly built_in?: boolean
}

export async function insertCategories(db: CategoriesDb, rows: readonly NewCategory[]): Promise<void> {
  await db
    .insertInto('categories')
    .values([...rows])
    .execute()
}

export async function setCategory(
  db: CategoriesDb,
  clientId: string,
  id: string,
  change: { readonly name: string; readonly slug: string; readonly parent_id: string | null },
): Promise<void> {
  await db.updateTable('categories').set(change).where('client_id', '=', clientId).where('id', '=', id).execute()
}

/** The order of siblings. */
export async function setOrder(db: CategoriesDb, clientId: string, ids: readonly string[]): Promise<void> {
  await sql`update categories set seq = wanted.seq
    from unnest(${ids}::uuid[]) with ordinality wanted (id, seq)
    where categories.client_id = ${clientId} and categories.id = wanted.id and categories.seq <> wanted.seq`.execute(db)
}

export async function removeCategory(db: CategoriesDb, clientId: string, id: string): Promise<void> {
  await db.deleteFrom('categories').where('client_id', '=', clientId).where('id', '=', id).execute()
}

/** Whether there is a category of courses with this id; it stays until the transaction ends. */
export async function holdCourseCategory(db: CategoriesDb, clientId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('categories')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('kind', '=', 'course')
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}
