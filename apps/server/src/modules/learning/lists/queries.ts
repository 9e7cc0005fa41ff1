import type { LearningGroup } from '@deckle/core/learning/lists.ts'
import type { CourseLevel } from '@deckle/core/course/course.ts'
import type { Language } from '@deckle/core/deck/deck.ts'
import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import { newestFirst, type Order, type PageRequest, readPage, readPreparedPage } from '../../../db/paging/paging.ts'
import type { LearningDb } from '../queries.ts'

const cardColumns = [
  'c.id',
  'c.title',
  'c.cover',
  'c.language',
  'c.level',
  'c.minutes',
  'c.topic_count',
  'c.deck_count',
] as const

const enrolmentColumns = [
  'e.status',
  'e.enrolled_at',
  'e.started_at',
  'e.completed_at',
  'e.due_at',
  'e.expires_at',
  'e.waived',
  'e.percent',
  'e.percentage',
  'e.removed',
] as const

export type MyCourseRow = Awaited<ReturnType<typeof listMyCourses>>['rows'][number]

interface MyCourses extends PageRequest {
  readonly search?: string | undefined
  readonly group?: LearningGroup | undefined
}

/** As `groupOf` of present.ts says it. */
const isDone = sql<boolean>`(e.status = 'passed' or e.waived is not null)`
const isOpen = sql<boolean>`(not ${isDone} and e.status in ('assigned', 'in_progress') and e.due_at is not null)`
const groups: Readonly<Record<LearningGroup, (now: Date) => RawBuilder<boolean>>> = {
  done: () => isDone,
  overdue: (now) => sql`(${isOpen} and e.due_at < ${now}::timestamptz)`,
  due: (now) =>
    sql`(${isOpen} and e.due_at >= ${now}::timestamptz and e.due_at < ${now}::timestamptz + interval '7 days')`,
  go_on: (now) => sql`(not ${isDone} and not (${isOpen} and e.due_at < ${now}::timestamptz + interval '7 days'))`,
}

/** So that groups follow each other: what is due first comes first. */
const dueFirst: Order = {
  keys: [
    [
      `case when e.status in ('assigned', 'in_progress') then coalesce(e.due_at, '9999-01-01Z') else '9999-01-01Z' end`,
      'timestamptz',
    ],
    ['e.course_id', 'uuid'],
  ],
  direction: 'asc',
}

/** Courses that a person is in, as far as learners get them. */
export function listMyCourses(
  { db, pool }: { readonly db: LearningDb; readonly pool: pg.Pool },
  { clientId, userId }: { readonly clientId: string; readonly userId: string },
  { search, group, ...page }: MyCourses,
  now: Date,
) {
  const query = db
    .selectFrom('enrolments as e')
    .innerJoin('courses as c', (join) =>
      join.onRef('c.client_id', '=', 'e.client_id').onRef('c.id', '=', 'e.course_id'),
    )
    .select([...cardColumns, ...enrolmentColumns])
    .where('e.client_id', '=', clientId)
    .where('e.user_id', '=', userId)
    .where('e.removed', 'is', null)
    .where('c.deleted_at', 'is', null)
    .where('c.status', '<>', 'draft')
    .where(group ? groups[group](now) : sql<boolean>`not ${isDone}`)
    .$if(Boolean(search), (all) => all.where(sql<boolean>`c.search_text like search_pattern(${search ?? ''})`))
  const order = group === 'done' ? newestFirst('coalesce(e.completed_at, e.enrolled_at)', 'e.course_id') : dueFirst
  return search
    ? readPage(query, order, page)
    : readPreparedPage(pool, `my_courses_${group ?? 'open'}_${page.limit}`, query, { order, page })
}

interface Catalogue extends PageRequest {
  readonly search?: string | undefined
  readonly category?: string | undefined
  readonly tag?: string | undefined
  readonly language?: Language | undefined
  readonly level?: CourseLevel | undefined
}

const wholeCourse = '00000000-0000-0000-0000-000000000000'

/** Published courses that the person may come into or ask for, and those that they are in. */
export function listOffered(
  db: LearningDb,
  { clientId, userId }: { readonly clientId: string; readonly userId: string },
  { search, category, tag, language, level, ...page }: Catalogue,
) {
  const query = db
    .selectFrom('courses as c')
    .leftJoin('enrolments as e', (join) =>
      join
        .onRef('e.client_id', '=', 'c.client_id')
        .onRef('e.course_id', '=', 'c.id')
        .on('e.user_id', '=', userId)
        .on('e.removed', 'is', null),
    )
    .leftJoin('course_counts as n', (join) =>
      join.onRef('n.client_id', '=', 'c.client_id').onRef('n.course_id', '=', 'c.id').on('n.node_id', '=', wholeCourse),
    )
    .select([...cardColumns, ...enrolmentColumns, 'n.enrolled', 'n.passed'])
    .select(sql<'closed' | 'ask' | 'open'>`c.published ->> 'enrolment'`.as('enrolment'))
    .where('c.client_id', '=', clientId)
    .where('c.status', '=', 'published')
    .where('c.deleted_at', 'is', null)
    .where(sql<boolean>`(c.published ->> 'enrolment' <> 'closed' or e.user_id is not null)`)
    .$if(Boolean(search), (all) => all.where(sql<boolean>`c.search_text like search_pattern(${search ?? ''})`))
    .$if(category !== undefined, (all) => all.where('c.category_id', '=', category as string))
    .$if(language !== undefined, (all) => all.where('c.language', '=', language as Language))
    .$if(level !== undefined, (all) => all.where('c.level', '=', level as CourseLevel))
    .$if(tag !== undefined, (all) =>
      all.where(
        sql<boolean>`exists (select from course_tags t where t.client_id = c.client_id and t.course_id = c.id and t.tag_id = ${tag})`,
      ),
    )
  return readPage(query, newestFirst('c.published_at', 'c.id'), page)
}
