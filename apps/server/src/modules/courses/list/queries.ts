import type { courses } from '@deckle/contract/courses.ts'
import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import { hasReach } from '@deckle/core/access/access.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../../db/database.ts'
import type { KeyType } from '../../../db/paging/cursor.ts'
import { type Order, readPage } from '../../../db/paging/paging.ts'
import { courseReach, relationColumns, type Scoped } from '../../../db/reach.ts'
import { type TagCells, tagCellsText } from '../../../db/tag-cells.ts'
import type { CategoryTree } from '../../categories/tables.ts'
import type { CourseLearners } from '../../learners/tables.ts'
import type { CourseTags } from '../../tags/tables.ts'
import type { PersonNames } from '../../users/tables.ts'
import type { CourseTables } from '../tables.ts'

type ListDb = DbOf<CourseTables, PersonNames & CourseTags & CourseLearners & CategoryTree>
type ListQuery = QueryOf<typeof courses.list>
export type ListedCourse = Awaited<ReturnType<typeof listCourses>>['rows'][number]

const tagCells = sql<TagCells | null>`${sql.raw(tagCellsText('course', 'courses.client_id', 'courses.id'))}`.as('tags')

/** In the course now, as counted. */
const learners = sql<number>`coalesce((select c.enrolled from course_counts c
  where c.client_id = courses.client_id and c.course_id = courses.id and c.node_id = ${'00000000-0000-0000-0000-000000000000'}::uuid), 0)`

export async function findTagCells(db: ListDb, clientId: string, id: string): Promise<TagCells | null> {
  const row = await db
    .selectFrom('courses')
    .select(tagCells)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.tags ?? null
}

/** Those the actor may see as an author; for who makes none, those they are in. */
export function listCourses(db: ListDb, actor: Scoped, query: ListQuery) {
  const { status, owner = 'anyone', sort, category, language, level, tag } = query
  const search = query.search?.trim() ?? ''
  const selected = db
    .selectFrom('courses')
    .innerJoin('users', (join) =>
      join.onRef('users.client_id', '=', 'courses.client_id').onRef('users.id', '=', 'courses.owner_id'),
    )
    .select([
      'courses.id',
      'courses.client_id',
      'courses.owner_id',
      'courses.title',
      'courses.cover',
      'courses.category_id',
      'courses.language',
      'courses.level',
      'courses.minutes',
      'courses.topic_count',
      'courses.deck_count',
      'courses.status',
      'courses.created_at',
      'courses.updated_at',
      'courses.deleted_at',
    ])
    .select([
      sql<boolean>`courses.published_revision is distinct from courses.revision`.as('is_outdated'),
      sql<string>`btrim(users.first_name || ' ' || users.last_name)`.as('owner_name'),
      learners.as('learners'),
      tagCells,
      ...relationColumns(actor, 'courses', 'course'),
    ])
    .where('courses.client_id', '=', actor.clientId)
    .where('courses.deleted_at', status === 'bin' ? 'is not' : 'is', null)
    .where(visible(actor, status === 'bin'))
    .$if(owner === 'me', (found) => found.where('courses.owner_id', '=', actor.userId))
    .$if(owner === 'shared', (found) => found.where('courses.owner_id', '<>', actor.userId).where(isShared(actor)))
    .$if(status !== undefined && status !== 'bin', (found) => found.where('courses.status', '=', status as 'draft'))
    .$if(category !== undefined, (found) => found.where(inCategory(actor, category as string)))
    .$if(language !== undefined, (found) => found.where('courses.language', '=', language as 'en'))
    .$if(level !== undefined, (found) => found.where('courses.level', '=', level as 'all'))
    .$if(tag !== undefined, (found) =>
      found.where(
        sql<boolean>`courses.id in (select ct.course_id from course_tags ct where ct.client_id = ${actor.clientId} and ct.tag_id = ${tag}::uuid)`,
      ),
    )
    .$if(search !== '', (found) => found.where(sql<boolean>`courses.search_text like search_pattern(${search})`))
  return readPage(selected, orders[sort], query)
}

function visible(actor: Scoped, inBin: boolean) {
  if (hasReach(actor, 'course.create', 'client'))
    return inBin
      ? courseReach(actor, 'course.delete', 'courses')
      : courseReach(actor, 'course.read', 'courses', { many: true })
  return sql<boolean>`(courses.status <> 'draft' and courses.id in (select e.course_id from enrolments e
    where e.client_id = ${actor.clientId} and e.user_id = ${actor.userId} and e.removed is null))`
}

/** In the category, or in one of the two levels below it. */
const inCategory = ({ clientId }: Scoped, id: string) =>
  sql<boolean>`courses.category_id in (select c.id from categories c
    left join categories p on p.client_id = c.client_id and p.id = c.parent_id
    where c.client_id = ${clientId} and ${id}::uuid in (c.id, c.parent_id, p.parent_id))`

/** With the whole client, or with the actor by name. */
const isShared = ({ clientId, userId }: Scoped) =>
  sql<boolean>`(courses.everyone <> 'none' or courses.id in (select s.course_id from course_shares s
    where s.client_id = ${clientId} and s.user_id = ${userId}))`

const by = (column: string, type: KeyType, direction: Order['direction']): Order => ({
  keys: [
    [column, type],
    ['courses.id', 'uuid'],
  ],
  direction,
})

const orders = {
  updated: by('courses.updated_at', 'timestamptz', 'desc'),
  created: by('courses.created_at', 'timestamptz', 'desc'),
  title: by('lower(courses.title)', 'text', 'asc'),
} as const

/** Learners who began a deck in the course and did not complete it, by the deck's id. */
export async function countInProgress(
  db: ListDb,
  clientId: string,
  courseId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('course_part_counts')
    .select(['part_id', sql<number>`started - completed`.as('count')])
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .execute()
  return new Map(rows.map(({ part_id, count }) => [part_id, count]))
}
