import {
  POPULAR_DAYS,
  POPULARITY_EPOCH,
  POPULARITY_HALF_LIFE,
  popularityPoints,
} from '@deckle/core/article/popularity.ts'
import { sql } from 'kysely'
import type { ArticleKey, ArticlesDb } from '../queries.ts'
import type { View } from './views.ts'

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
const { views, likes, comments } = popularityPoints
const points = sql.raw(`(d.views * ${views} + d.likes * ${likes} + d.comments * ${comments})`)

/** Scores of articles as `popularityScore` has them, of what their days come to. */
export async function refreshScores(
  db: ArticlesDb,
  clientId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const today = sql`${dayOf(now)}::date`
  await sql`update article_publications p set score = scored.score
    from (
      select wanted.id, coalesce(case when s.points > 0 then ln(s.points) / ln(2.0::double precision)
        + (${today} - ${POPULARITY_EPOCH}::date) / ${sql.lit(POPULARITY_HALF_LIFE)}::double precision end, 0) as score
      from unnest(${[...ids].toSorted()}::uuid[]) as wanted (id)
      cross join lateral (select sum(${points} * power(2, (d.day - ${today}) / ${sql.lit(POPULARITY_HALF_LIFE)}::double precision)) as points
        from article_days d where d.client_id = ${clientId} and d.article_id = wanted.id
          and d.day > ${today} - ${sql.lit(POPULAR_DAYS)}) s
    ) scored
    where p.client_id = ${clientId} and p.article_id = scored.id and p.score is distinct from scored.score`.execute(db)
}

/** Articles that had readers on days that count no longer, by client. */
export async function listFading(
  db: ArticlesDb,
  now: Date,
): Promise<readonly { readonly clientId: string; readonly ids: readonly string[] }[]> {
  const { rows } = await sql<{ clientId: string; ids: readonly string[] }>`
    select client_id as "clientId", array_agg(distinct article_id) as ids from article_days
    where day <= ${dayOf(now)}::date - ${sql.lit(POPULAR_DAYS)} group by client_id`.execute(db)
  return rows
}

/** Days that count no longer. */
export async function removeOldDays(db: ArticlesDb, now: Date): Promise<void> {
  await sql`delete from article_days where day <= ${dayOf(now)}::date - ${sql.lit(POPULAR_DAYS)}`.execute(db)
}

interface Added {
  readonly views?: number
  readonly likes?: number
  readonly comments?: number
}

/**
 * Adds to the article's counts, then to those of a day. Every statement locks an article's row of `article_counts` before
 * its rows of `article_days`, and articles by id: two that add to the same article can't deadlock.
 */
export async function addToCounts(
  db: ArticlesDb,
  { clientId, id }: ArticleKey,
  { views = 0, likes = 0, comments = 0 }: Added,
  at: Date,
): Promise<void> {
  await sql`insert into article_counts as known (client_id, article_id, views, likes, comments)
    values (${clientId}, ${id}, ${views}, ${likes}, ${comments})
    on conflict (client_id, article_id) do update set views = greatest(known.views + excluded.views, 0),
      likes = greatest(known.likes + excluded.likes, 0), comments = greatest(known.comments + excluded.comments, 0)`.execute(
    db,
  )
  await sql`insert into article_days as known (client_id, article_id, day, views, likes, comments)
    values (${clientId}, ${id}, ${dayOf(at)}::date, ${Math.max(views, 0)}, ${Math.max(likes, 0)}, ${Math.max(comments, 0)})
    on conflict (client_id, article_id, day) do update set views = greatest(known.views + ${views}::integer, 0),
      likes = greatest(known.likes + ${likes}::integer, 0), comments = greatest(known.comments + ${comments}::integer, 0)`.execute(
    db,
  )
}

export async function countLikes(db: ArticlesDb, { clientId, id }: ArticleKey): Promise<number> {
  const row = await db
    .selectFrom('article_counts')
    .select('likes')
    .where('client_id', '=', clientId)
    .where('article_id', '=', id)
    .executeTakeFirst()
  return row?.likes ?? 0
}

export async function setSaved(
  db: ArticlesDb,
  { clientId, id }: ArticleKey,
  { userId, saved, now }: { readonly userId: string; readonly saved: boolean; readonly now: Date },
): Promise<void> {
  if (saved)
    await db
      .insertInto('article_saves')
      .values({ client_id: clientId, article_id: id, user_id: userId, saved_at: now })
      .onConflict((known) => known.doNothing())
      .execute()
  else
    await db
      .deleteFrom('article_saves')
      .where('client_id', '=', clientId)
      .where('user_id', '=', userId)
      .where('article_id', '=', id)
      .execute()
}

/** With `lock` it stays published until the transaction ends. */
export async function isPublished(
  db: ArticlesDb,
  { clientId, id }: ArticleKey,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<boolean> {
  const row = await db
    .selectFrom('article_publications')
    .select('article_id')
    .where('client_id', '=', clientId)
    .where('article_id', '=', id)
    .$if(lock, (query) => query.forKeyShare())
    .executeTakeFirst()
  return row !== undefined
}

/** What is published, as who comments on it or likes it sees it. */
export function findPublishedTarget(db: ArticlesDb, { clientId, id }: ArticleKey) {
  return db
    .selectFrom('article_publications as p')
    .innerJoin('articles as a', (join) =>
      join.onRef('a.client_id', '=', 'p.client_id').onRef('a.id', '=', 'p.article_id'),
    )
    .innerJoin('article_versions as v', (join) =>
      join.onRef('v.client_id', '=', 'p.client_id').onRef('v.id', '=', 'p.version_id'),
    )
    .select(['a.owner_id', 'p.title', sql<boolean>`(v.content ->> 'comments')::boolean`.as('takes_comments')])
    .where('p.client_id', '=', clientId)
    .where('p.article_id', '=', id)
    .executeTakeFirst()
}

/** Of the people, those who may read what is published. */
export async function listReaders(
  db: ArticlesDb,
  clientId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Counts views of one client in one statement: of each person one an hour, and only of what is published. Locks rows in
 * the order that `addToCounts` states.
 */
export async function addViews(db: ArticlesDb, clientId: string, views: readonly View[], now: Date): Promise<void> {
  const sorted = views.toSorted((a, b) => (`${a.articleId} ${a.userId}` < `${b.articleId} ${b.userId}` ? -1 : 1))
  const { rows } = await sql<{ id: string }>`
    with seen as (
      insert into article_views as known (client_id, article_id, user_id, seen_at)
      select p.client_id, p.article_id, v.user_id, ${now}::timestamptz
      from unnest(${sorted.map(({ articleId }) => articleId)}::uuid[], ${sorted.map(({ userId }) => userId)}::uuid[]) as v (article_id, user_id)
      join article_publications p on p.client_id = ${clientId} and p.article_id = v.article_id
      on conflict (client_id, article_id, user_id) do update set seen_at = excluded.seen_at
        where known.seen_at <= excluded.seen_at - interval '1 hour'
      returning article_id
    ), added as (select article_id, count(*)::integer as views from seen group by article_id),
    totals as (
      insert into article_counts as known (client_id, article_id, views)
      select ${clientId}::uuid, article_id, views from added order by article_id
      on conflict (client_id, article_id) do update set views = known.views + excluded.views
      returning article_id
    ), days as (
      insert into article_days as known (client_id, article_id, day, views)
      select ${clientId}::uuid, article_id, ${dayOf(now)}::date, views from added
      where (select count(*) from totals) > 0 order by article_id
      on conflict (client_id, article_id, day) do update set views = known.views + excluded.views
    )
    select article_id as id from added`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await refreshScores(db, clientId, ids, now)
}
