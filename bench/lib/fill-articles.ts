import type pg from 'pg'

export interface ArticleHouse {
  readonly clientId: string
  readonly ownerId: string
}

const words = 'Leaves of the second flush are plucked in the cool of the morning and withered before noon. '

/** Fills a client with published articles until it has `wanted`: twenty tags and five categories, three tags each. */
export async function fillArticles(
  database: pg.Pool,
  { clientId, ownerId }: ArticleHouse,
  wanted: number,
): Promise<void> {
  const found = await database.query<{ count: number }>(
    'select count(*)::integer as count from article_publications where client_id = $1',
    [clientId],
  )
  const from = (found.rows[0]?.count ?? 0) + 1
  if (from > wanted) return
  await database.query(
    `insert into tags (client_id, id, name, slug, color, kind)
      select $1, gen_random_uuid(), 'Subject ' || n, 'subject-' || n, '#00695c', 'content' from generate_series(1, 20) n
      on conflict do nothing`,
    [clientId],
  )
  const content = JSON.stringify({
    subtitle: 'What a garden in the hills does in spring',
    excerpt: words.trim(),
    slug: '',
    cover: { id: '', alt: '' },
    category: null,
    audience: 'public',
    language: 'en',
    seo: { title: '', description: '', canonical: '', image: { id: '', alt: '' }, noindex: false },
    event: null,
    video_url: '',
    attachments: [],
    comments: true,
    body: Array.from({ length: 30 }, (_, at) =>
      at % 6 === 0
        ? {
            id: `b${at}`,
            type: 'heading',
            attrs: { level: 2 },
            content: [{ type: 'text', text: `Part ${at / 6 + 1}` }],
          }
        : { id: `b${at}`, type: 'paragraph', content: [{ type: 'text', text: words.repeat(3).trim() }] },
    ),
  })
  const summary = `jsonb_build_object('subtitle', 'What a garden in the hills does in spring', 'excerpt', $5::text,
    'cover', jsonb_build_object('id', '', 'alt', ''), 'event', null, 'video_url', '', 'indexed', true)`
  await database.query(
    `with made as (
        select n, gen_random_uuid() as id, gen_random_uuid() as version, 'article-' || n as slug, 'Tea of garden ' || n as title,
          now() - (1000000 - n) * interval '1 second' as at,
          (select id from categories where client_id = $1 and kind = 'article' and parent_id is null order by seq offset n % 5 limit 1) as category
        from generate_series($3::int, $4::int) n
      ),
      articles_made as (
        insert into articles (client_id, id, owner_id, title, language, category_id, audience, words, summary, content, slug, status, publish_at, published_version_id, published_revision)
        select $1, id, $2, title, 'en', category, 'public', 1200, ${summary}, $6::jsonb || jsonb_build_object('title', title), slug, 'published', at, version, 1 from made returning id
      ),
      versions_made as (
        insert into article_versions (client_id, id, article_id, number, kind, content, words)
        select $1, version, id, 1, 'published', $6::jsonb || jsonb_build_object('title', title), 1200 from made where exists (select from articles_made)
      ),
      slugs_made as (insert into article_slugs (client_id, slug, article_id) select $1, slug, id from made),
      published as (
        insert into article_publications (client_id, article_id, version_id, slug, title, language, category_id, audience, words, summary, published_at, updated_at)
        select $1, id, version, slug, title, 'en', category, 'public', 1200, ${summary}, at, at from made
      )
      insert into article_tags (client_id, tag_id, article_id, published_at)
      select $1, t.id, m.id, m.at from made m cross join generate_series(0, 2) k
        join lateral (select id from tags where client_id = $1 and slug = 'subject-' || (1 + (m.n * 7 + k * 5) % 20)) t on true`,
    [clientId, ownerId, from, wanted, words.trim(), content],
  )
  for (const table of ['articles', 'article_versions', 'article_publications', 'article_slugs', 'article_tags'])
    await database.query(`vacuum analyze ${table}`)
}
