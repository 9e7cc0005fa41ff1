import { type Kysely, sql } from 'kysely'

/** Strangers find articles for members by what everybody may read of them, and no word of their texts corrects what is typed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table article_search add column audience text not null default 'members'`.execute(db)
  await sql`update article_search s set audience = p.audience from article_publications p
    where p.client_id = s.client_id and p.article_id = s.article_id`.execute(db)
  await sql`alter table article_search alter column audience drop default`.execute(db)
  // Of `articles`, those that everybody may read.
  await sql`alter table article_words add column public_articles integer not null default 0`.execute(db)
  await sql`update article_words w set public_articles = found.articles from (
      select s.client_id, word, count(*)::integer as articles from article_search s, unnest(s.words) as word
      where s.audience = 'public' group by s.client_id, word
    ) found where w.client_id = found.client_id and w.word = found.word`.execute(db)
  await sql`alter table article_words alter column public_articles drop default`.execute(db)
}
