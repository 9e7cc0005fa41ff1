import { type Kysely, sql } from 'kysely'

/** Of one text each language has one article. What shared a language before stands alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update articles a set translation_group = null
    where a.translation_group is not null and a.deleted_at is null and exists (select from articles b
      where b.client_id = a.client_id and b.translation_group = a.translation_group and b.language = a.language
        and b.deleted_at is null and b.id < a.id)`.execute(db)
  await sql`create unique index articles_translated_language on articles (client_id, translation_group, language)
    where translation_group is not null and deleted_at is null`.execute(db)
}
