import { hasReach } from '@deckle/core/access/access.ts'
import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import { type Named, runNamed } from '../../../db/named-statement.ts'
import { idsOfPath } from '../../../db/person-path.ts'
import { personNameHasText } from '../../../db/person-text.ts'
import { type Order, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import { courseReach, type Scoped, userReach } from '../../../db/reach.ts'
import type { SocialDb } from '../queries.ts'

export const personNameOf = (alias: string): RawBuilder<string> =>
  sql<string>`btrim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`

export interface NamedPerson {
  readonly id: string
  readonly name: string
  readonly image: string
}

/** Those who are there. */
export async function findPeople(
  db: SocialDb,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedPerson>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users as u')
    .select(['u.id', 'u.image', personNameOf('u').as('name')])
    .where('u.client_id', '=', clientId)
    .where('u.id', '=', sql<string>`any (${[...new Set(ids)]}::uuid[])`)
    .where('u.deleted_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

const byName = sql<string>`lower(u.first_name || ' ' || u.last_name)`
const named = (search: string): RawBuilder<boolean> => (search === '' ? sql`true` : personNameHasText(search, 'u'))

/** Active people by name: who begins with the text first. */
export function suggestPeople(db: SocialDb, clientId: string, search: string, limit: number) {
  return db
    .selectFrom('users as u')
    .select(['u.id', 'u.image', personNameOf('u').as('name')])
    .where('u.client_id', '=', clientId)
    .where('u.active', '=', true)
    .where('u.deleted_at', 'is', null)
    .where(named(search))
    .orderBy(sql`not starts_with(u.search_name, searchable_text(${search}))`)
    .orderBy(byName)
    .orderBy('u.id')
    .limit(limit)
    .execute()
}

const nameOrder = (column: string, id: string): Order => ({
  keys: [
    [column, 'text'],
    [id, 'uuid'],
  ],
  direction: 'asc',
})

export interface Choice extends PageRequest {
  readonly search: string
  /** Only this one. */
  readonly id?: string
}

const noColor = sql<string>`''`.as('color')

/** People whose branch the actor may write for: those they are below or above, with an Admin's rights everybody. */
export function listBranches(db: SocialDb, actor: Scoped, { search, id, ...page }: Choice) {
  const above = idsOfPath(actor.path)
  const query = db
    .selectFrom('users as u')
    .select(['u.id', 'u.image', personNameOf('u').as('name'), noColor])
    .where('u.client_id', '=', actor.clientId)
    .where('u.deleted_at', 'is', null)
    .where(sql<boolean>`(u.id = any (${above}::uuid[]) or ${userReach(actor, 'social.moderate', 'u')})`)
    .where(named(search))
    .$if(id !== undefined, (some) => some.where('u.id', '=', id as string))
  return readPage(query, nameOrder("lower(u.first_name || ' ' || u.last_name)", 'u.id'), page)
}

/** Tags of people that the actor may write for: with a Creator's licence all of them, else their own. */
export function listAudienceTags(
  db: SocialDb,
  actor: Scoped,
  { search, ids, ...page }: Omit<Choice, 'id'> & { readonly ids?: readonly string[] },
) {
  const query = db
    .selectFrom('tags as t')
    .select(['t.id', 't.name', 't.color', sql<string>`''`.as('image')])
    .where('t.client_id', '=', actor.clientId)
    .where('t.kind', '=', 'user')
    .$if(search !== '', (some) => some.where(sql<boolean>`searchable_text(t.name) like search_pattern(${search})`))
    .$if(ids !== undefined, (some) => some.where('t.id', '=', sql<string>`any (${ids}::uuid[])`))
    .$if(!hasReach(actor, 'tag.list', 'client'), (some) =>
      some.where(
        sql<boolean>`exists (select from user_tags m
          where m.client_id = ${actor.clientId} and m.user_id = ${actor.userId} and m.tag_id = t.id)`,
      ),
    )
  return readPage(query, nameOrder('lower(t.name)', 't.id'), page)
}

/** Courses that the actor learns, or looks after the learners of. */
export function listAudienceCourses(db: SocialDb, actor: Scoped, { search, id, ...page }: Choice) {
  const query = db
    .selectFrom('courses as c')
    .select(['c.id', 'c.title as name', sql<string>`coalesce(c.cover ->> 'id', '')`.as('image'), noColor])
    .where('c.client_id', '=', actor.clientId)
    .where('c.status', '<>', 'draft')
    .where('c.deleted_at', 'is', null)
    .where(
      sql<boolean>`(c.id in (select e.course_id from enrolments e
        where e.client_id = ${actor.clientId} and e.user_id = ${actor.userId} and e.removed is null)
        or ${courseReach(actor, 'course.learners', 'c', { many: true })})`,
    )
    .$if(search !== '', (some) => some.where(sql<boolean>`c.search_text like search_pattern(${search})`))
    .$if(id !== undefined, (some) => some.where('c.id', '=', id as string))
  return readPage(query, nameOrder('lower(c.title)', 'c.id'), page)
}

/** Names of what audiences are made of. */
export async function findAudienceNames(
  pool: pg.Pool,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await runNamed(pool, audienceNames, [clientId, [...new Set(ids)]])
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const audienceNames: Named<{ readonly id: string; readonly name: string }> = {
  name: 'social_audience_names',
  text: `select id, btrim(first_name || ' ' || last_name) as name from users
      where client_id = $1 and id = any ($2::uuid[]) and deleted_at is null
    union all select id, name from tags where client_id = $1 and id = any ($2::uuid[])
    union all select id, title from courses where client_id = $1 and id = any ($2::uuid[]) and deleted_at is null`,
}

/** Since when the person is there, and what a moderator has said. */
export async function findRestrictions(db: SocialDb, clientId: string, userId: string) {
  return db
    .selectFrom('users as u')
    .leftJoin('mutes as m', (join) => join.onRef('m.client_id', '=', 'u.client_id').onRef('m.user_id', '=', 'u.id'))
    .select(['u.created_at', 'm.until', 'm.reason', 'm.created_at as muted_at'])
    .where('u.client_id', '=', clientId)
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
}
