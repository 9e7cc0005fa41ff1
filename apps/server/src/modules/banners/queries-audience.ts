import type { Audience } from '@deckle/core/people/audience.ts'
import { type RawBuilder, sql } from 'kysely'
import { idsOfPath, pathsBelow } from '../../db/person-path.ts'
import type { Scoped } from '../../db/reach.ts'
import type { BannersDb } from './queries.ts'

/** Whether a banner is for the actor. */
export function isFor({ clientId, userId, licenseType, path }: Scoped): RawBuilder<boolean> {
  return sql<boolean>`(
    (banners.branch_id is null or banners.branch_id = any (${idsOfPath(path)}::uuid[]))
    and (banners.license_types = '{}' or ${licenseType} = any (banners.license_types))
    and (banners.tag_ids = '{}' or exists (select from user_tags ut
      where ut.client_id = ${clientId} and ut.user_id = ${userId} and ut.tag_id = any (banners.tag_ids)))
    and (banners.course_id is null or exists (select from enrolments e
      where e.client_id = ${clientId} and e.user_id = ${userId} and e.course_id = banners.course_id
        and e.removed is null)))`
}

export const isForAll = sql<boolean>`(banners.branch_id is null and banners.license_types = '{}'
  and banners.tag_ids = '{}' and banners.course_id is null)`

/** Active people of an audience. */
export async function countReach(db: BannersDb, clientId: string, audience: Audience): Promise<number> {
  const { branch, tags: tagIds, license_types, course } = audience
  const range = branch === null ? null : await findBranch(db, clientId, branch)
  if (range === undefined) return 0
  const { count } = await db
    .selectFrom('users')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('active', '=', true)
    .$if(range !== null, (people) =>
      people.where(sql<boolean>`(users.path >= ${range?.from} and users.path < ${range?.to})`),
    )
    .$if(license_types.length > 0, (people) => people.where('license_type', 'in', license_types))
    .$if(tagIds.length > 0, (people) =>
      people.where(
        sql<boolean>`users.id in (select ut.user_id from user_tags ut
          where ut.client_id = ${clientId} and ut.tag_id = any (${tagIds}::uuid[]))`,
      ),
    )
    .$if(course !== null, (people) =>
      people.where(
        sql<boolean>`users.id in (select e.user_id from enrolments e
          where e.client_id = ${clientId} and e.course_id = ${course}::uuid and e.removed is null)`,
      ),
    )
    .executeTakeFirstOrThrow()
  return count
}

async function findBranch(db: BannersDb, clientId: string, id: string) {
  const row = await db
    .selectFrom('users')
    .select('path')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && pathsBelow(row.path)
}

export interface AudienceIds {
  readonly branches: readonly string[]
  readonly tagIds: readonly string[]
  readonly courseIds: readonly string[]
}

/** What is still there of what audiences name. */
export async function findNames(db: BannersDb, clientId: string, { branches, tagIds, courseIds }: AudienceIds) {
  const [people, tagRows, courseRows] = await Promise.all([
    branches.length === 0
      ? []
      : db
          .selectFrom('users')
          .select(['id', sql<string>`btrim(first_name || ' ' || last_name)`.as('name')])
          .where('client_id', '=', clientId)
          .where('id', 'in', branches)
          .where('deleted_at', 'is', null)
          .execute(),
    tagIds.length === 0
      ? []
      : db
          .selectFrom('tags')
          .select(['id', 'name', 'color'])
          .where('client_id', '=', clientId)
          .where('kind', '=', 'user')
          .where('id', 'in', tagIds)
          .execute(),
    courseIds.length === 0
      ? []
      : db
          .selectFrom('courses')
          .select(['id', 'title'])
          .where('client_id', '=', clientId)
          .where('id', 'in', courseIds)
          .where('deleted_at', 'is', null)
          .execute(),
  ])
  return {
    branches: new Map(people.map(({ id, name }) => [id, name])),
    tags: new Map(tagRows.map((tag) => [tag.id, tag])),
    courses: new Map(courseRows.map(({ id, title }) => [id, title])),
  }
}
export type AudienceNames = Awaited<ReturnType<typeof findNames>>
