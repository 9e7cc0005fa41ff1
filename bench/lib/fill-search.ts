import type pg from 'pg'
import type { ArticleHouse } from './fill-articles.ts'

/** Six letters; the same number, the same word. */
export const wordOf = (number: number): string =>
  String((number * 7919) % 1_000_003)
    .padStart(6, '0')
    .replace(/\d/g, (digit) => letters[Number(digit)] ?? '')
const letters = 'alenoirust'

/**
 * Gives published articles titles of twelve words and texts of 300, half of these words of titles and half words that no
 * title has, from `words` on; of each the first far oftener than the last.
 */
export async function fillSearch(database: pg.Pool, { clientId }: ArticleHouse, words: number): Promise<void> {
  const index = (name: string) =>
    `create index article_search_${name} on article_search using gin (client_id, ${name}) with (fastupdate = off)`
  await database.query('drop index article_search_head, article_search_body')
  const word = (from: string) =>
    `translate(lpad((((${from} + floor($2::integer * power(random(), 3)))::bigint * 7919) % 1000003)::text, 6, '0'), '0123456789', '${letters}')`
  await database.query(
    `insert into article_search (client_id, article_id, published_at, audience, head, body, words)
      select p.client_id, p.article_id, p.published_at, p.audience, t.head, array_to_tsvector(array_cat(tsvector_to_array(t.head), b.words)), '{}'
      from article_publications p
      cross join lateral (select string_agg('''' || ${word('0')} || ''':' || n || case when n < 7 then 'A' else 'B' end, ' ')::tsvector as head
        from generate_series(1, 12) n where p.article_id is not null) t
      cross join lateral (select array_agg(${word('(n % 2) * $2::integer')}) as words from generate_series(1, 300) n where p.article_id is not null) b
      where p.client_id = $1`,
    [clientId, words],
  )
  await database.query(
    'insert into article_words (client_id, word, articles, public_articles) select $1, word, 1, 1 from unnest($2::text[]) as w (word)',
    [clientId, Array.from({ length: 2 * words }, (_, number) => wordOf(number))],
  )
  for (const name of ['head', 'body']) await database.query(index(name))
  for (const table of ['article_search', 'article_words']) await database.query(`vacuum analyze ${table}`)
}
