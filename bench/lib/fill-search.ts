import type pg from 'pg'
import type { ArticleHouse } from './fill-articles.ts'

const syllables =
  'ba be bi bo bu da de di do du ga ge gi go gu ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu ra re ri ro ru sa se si so su ta te ti to tu va ve vi vo vu'.split(
    ' ',
  )

/** Words of three to five syllables, the same in each run. */
export function vocabulary(size: number): readonly string[] {
  const words = new Set<string>()
  for (let number = 1; words.size < size; number++) {
    let rest = number * 48_271
    let word = ''
    for (let at = 0; at < 3 + (number % 3); at++) {
      word += syllables[rest % syllables.length]
      rest = Math.floor(rest / 7) + number * (at + 11)
    }
    words.add(word)
  }
  return [...words]
}

/** Gives published articles titles of six words and texts of 300, the first words of the list far oftener than the last. */
export async function fillSearch(
  database: pg.Pool,
  { clientId }: ArticleHouse,
  words: readonly string[],
): Promise<void> {
  const index = (name: string) =>
    `create index article_search_${name} on article_search using gin (client_id, ${name}) with (fastupdate = off)`
  await database.query('drop index article_search_head, article_search_body')
  const word = `($2::text[])[1 + floor(array_length($2::text[], 1) * power(random(), 3))::integer]`
  await database.query(
    `insert into article_search (client_id, article_id, published_at, head, body, words)
      select p.client_id, p.article_id, p.published_at, t.head, array_to_tsvector(array_cat(tsvector_to_array(t.head), b.words)), '{}'
      from article_publications p
      cross join lateral (select string_agg('''' || ${word} || ''':' || n || case when n < 7 then 'A' else 'B' end, ' ')::tsvector as head
        from generate_series(1, 12) n where p.article_id is not null) t
      cross join lateral (select array_agg(${word}) as words from generate_series(1, 300) where p.article_id is not null) b
      where p.client_id = $1`,
    [clientId, words],
  )
  await database.query(
    'insert into article_words (client_id, word, articles) select $1, word, 1 from unnest($2::text[]) as w (word)',
    [clientId, words],
  )
  for (const name of ['head', 'body']) await database.query(index(name))
  for (const table of ['article_search', 'article_words']) await database.query(`vacuum analyze ${table}`)
}
