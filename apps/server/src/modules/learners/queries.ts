import type { LearnerSelection, learners } from '@deckle/contract/learners.ts'
import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import { sql } from 'kysely'
import type pg from 'pg'
import type { DbOf } from '../../db/database.ts'
import {
  newestFirst,
  type Order,
  pageParts,
  type PageRequest,
  readPage,
  readPreparedPage,
} from '../../db/paging/paging.ts'
import { pathsBelow } from '../../db/person-path.ts'
import { personNameText, personHasText } from '../../db/person-text.ts'
import { type Scoped, userReach } from '../../db/reach.ts'
import type { DeckNames } from '../decks/tables.ts'
import type { Enrolled, EnrolmentRequests, LearnerCounts } from '../enrolments/tables.ts'
import type { DeckProgresses } from '../learning/tables.ts'
import type { RuleNames } from '../rules/tables.ts'
import type { TaggedPeople } from '../tags/tables.ts'
import type { Learners } from '../users/tables.ts'
import type { LearnerTables } from './tables.ts'

export type LearnersDb = DbOf<
  LearnerTables,
  Enrolled & LearnerCounts & EnrolmentRequests & Learners & TaggedPeople & RuleNames & DeckProgresses & DeckNames
>

/** A course, and whose learners the actor sees in it. */
export interface Scope {
  readonly actor: Scoped
  readonly clientId: string
  readonly courseId: string
  /** Only those below the actor. */
  readonly ownBranch: boolean
  readonly now: Date
}

type Filter = Omit<LearnerSelection, 'user_ids' | 'except'>

const byNameOrder = {
  keys: [
    [personNameText, 'text'],
    ['users.id', 'uuid'],
  ],
  direction: 'asc',
} as const satisfies Order

const orders: Readonly<Record<QueryOf<typeof learners.list>['sort'], Order>> = {
  newest: newestFirst('enrolments.enrolled_at', 'enrolments.user_id'),
  name: byNameOrder,
  progress: { keys: by('(enrolments.percent * 10)::bigint'), direction: 'desc' },
  least_progress: { keys: by('(enrolments.percent * 10)::bigint'), direction: 'asc' },
  score: { keys: by('coalesce((enrolments.percentage * 10)::bigint, -1)'), direction: 'desc' },
  last_seen: { keys: by("coalesce(enrolments.seen_on - '1970-01-01'::date, 0)"), direction: 'desc' },
  longest_unseen: { keys: by("coalesce(enrolments.seen_on - '1970-01-01'::date, 0)"), direction: 'asc' },
  due: {
    ...newestFirst("coalesce(enrolments.due_at, '9999-12-31 00:00:00+00'::timestamptz)", 'enrolments.user_id'),
    direction: 'asc',
  },
}

function by(number: string): Order['keys'] {
  return [
    [number, 'bigint'],
    ['enrolments.user_id', 'uuid'],
  ]
}

export const peopleIn = (db: LearnersDb, { actor, clientId, courseId, ownBranch }: Scope) =>
  db
    .selectFrom('enrolments')
    .innerJoin('users', (join) =>
      join.onRef('users.client_id', '=', 'enrolments.client_id').onRef('users.id', '=', 'enrolments.user_id'),
    )
    .where('enrolments.client_id', '=', clientId)
    .where('enrolments.course_id', '=', courseId)
    .where('enrolments.removed', 'is', null)
    .where('users.client_id', '=', clientId)
    .where('users.deleted_at', 'is', null)
    .$if(ownBranch, (query) => query.where(userReach(actor, 'user.list', 'users')))

async function matching(db: LearnersDb, scope: Scope, { search = '', status, source, manager, tag, ...rest }: Filter) {
  const { clientId, now } = scope
  const text = search.trim()
  const below = manager === undefined ? null : await findBranch(db, clientId, manager)
  const open = sql<boolean>`(enrolments.status in ('assigned', 'in_progress') and enrolments.waived is null)`
  return peopleIn(db, scope)
    .$if(text !== '', (query) => query.where(personHasText(text)))
    .$if(status === 'overdue', (query) => query.where(sql<boolean>`${open} and enrolments.due_at < ${now}`))
    .$if(status === 'waived', (query) => query.where('enrolments.waived', 'is not', null))
    .$if(status !== undefined && status !== 'overdue' && status !== 'waived', (query) =>
      query.where('enrolments.status', '=', status as 'assigned'),
    )
    .$if(source !== undefined, (query) => query.where('enrolments.source', '=', source as 'hand'))
    .$if(manager !== undefined, (query) =>
      query.where(below ? sql<boolean>`users.path > ${below.from} and users.path < ${below.to}` : sql<boolean>`false`),
    )
    .$if(tag !== undefined, (query) =>
      query.where(
        sql<boolean>`users.id in (select ut.user_id from user_tags ut where ut.client_id = ${clientId} and ut.tag_id = ${tag}::uuid)`,
      ),
    )
    .$if(rest.due_before !== undefined, (query) =>
      query.where('enrolments.due_at', '<', new Date(`${rest.due_before}T00:00:00.000Z`)),
    )
    .$if(rest.unseen_days !== undefined, (query) =>
      query.where(
        sql<boolean>`coalesce(enrolments.seen_on - '1970-01-01'::date, 0) < ${Math.floor(now.getTime() / DAY) - (rest.unseen_days ?? 0)}`,
      ),
    )
}

const DAY = 86_400_000

async function findBranch(db: LearnersDb, clientId: string, managerId: string) {
  const row = await db
    .selectFrom('users')
    .select('path')
    .where('client_id', '=', clientId)
    .where('id', '=', managerId)
    .executeTakeFirst()
  return row ? pathsBelow(row.path) : null
}

const columns = [
  'users.id',
  'users.email',
  'users.image',
  'enrolments.status',
  'enrolments.source',
  'enrolments.rule_id',
  'enrolments.added_by',
  'enrolments.round',
  'enrolments.enrolled_at',
  'enrolments.started_at',
  'enrolments.completed_at',
  'enrolments.due_at',
  'enrolments.expires_at',
  'enrolments.waived',
  'enrolments.marked',
  'enrolments.removed',
  'enrolments.percent',
  'enrolments.percentage',
] as const
const names = [
  sql<string>`btrim(users.first_name || ' ' || users.last_name)`.as('name'),
  sql<string | null>`enrolments.seen_on::text`.as('seen_on'),
  sql<string | null>`(select btrim(m.first_name || ' ' || m.last_name) from users m
    where m.client_id = users.client_id and m.id = users.manager_id)`.as('manager_name'),
] as const

export type LearnerRow = NonNullable<Awaited<ReturnType<typeof findLearner>>>

const rowsOf = (people: Awaited<ReturnType<typeof matching>>) => people.select(columns).select(names)

export async function listLearners(
  { db, pool }: { readonly db: LearnersDb; readonly pool: pg.Pool },
  scope: Scope,
  { sort, limit, cursor, ...filter }: QueryOf<typeof learners.list>,
) {
  const people = rowsOf(await matching(db, scope, filter))
  const page = { limit, cursor }
  // A filter, a search and a branch may match few or nearly all, and names follow people: they are planned by their values.
  if (sort === 'name') return readPage(byName(db, people, page), byNameKeys, page)
  const isWhole = !scope.ownBranch && Object.values(filter).every((value) => value === undefined)
  return isWhole
    ? readPreparedPage(pool, `learners_${sort}_${limit}`, people, { order: orders[sort], page })
    : readPage(people, orders[sort], page)
}

const byNameKeys: Order = {
  keys: [
    ['people.key_0', 'text'],
    ['people.key_1', 'uuid'],
  ],
  direction: 'asc',
}

/**
 * The first of the active people and of the others: each in the order of its index, which begins with `active`, where
 * sorting a large course would take seconds.
 */
function byName(db: LearnersDb, people: ReturnType<typeof rowsOf>, page: PageRequest) {
  const [[name], [id]] = byNameOrder.keys
  const { beyond, sorted, limit } = pageParts(byNameOrder, page)
  const first = (active: boolean) =>
    db
      .selectFrom(
        people
          .select([sql.raw<string>(name).as('key_0'), sql.raw<string>(id).as('key_1')])
          .where('users.active', '=', sql.lit(active))
          .where(beyond)
          .orderBy(sorted)
          .limit(limit)
          .as('some'),
      )
      .selectAll()
  return db.selectFrom(first(true).unionAll(first(false)).as('people')).selectAll()
}

export const findLearner = (db: LearnersDb, scope: Scope, userId: string) =>
  peopleIn(db, scope).select(columns).select(names).where('enrolments.user_id', '=', userId).executeTakeFirst()

/** As items of a job, and as ids. */
export const selectLearners = async (db: LearnersDb, scope: Scope, selection: LearnerSelection) =>
  (await selected(db, scope, selection)).select(['users.id as subject_id', sql`'{}'::jsonb`.as('data')])

/** By id, for reading in batches. */
export const selectNames = async (db: LearnersDb, scope: Scope, selection: LearnerSelection) =>
  (await selected(db, scope, selection)).select(['users.id', names[0]]).orderBy('users.id')

async function selected(db: LearnersDb, scope: Scope, { user_ids, except, ...filter }: LearnerSelection) {
  return user_ids
    ? peopleIn(db, scope).where('users.id', '=', sql<string>`any (${user_ids}::uuid[])`)
    : (await matching(db, scope, filter)).$if(except.length > 0, (query) =>
        query.where('users.id', '!=', sql<string>`all (${except}::uuid[])`),
      )
}

/** Of the whole course, or of everyone below the actor. */
export async function readCounts(db: LearnersDb, { clientId, courseId, ownBranch, actor }: Scope) {
  const row = await db
    .selectFrom('course_counts')
    .select(['enrolled', 'started', 'passed', 'failed', 'expired', 'expired_passed', 'scored', 'percentage_sum'])
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .where('node_id', '=', ownBranch ? actor.userId : wholeCourse)
    .executeTakeFirst()
  return row ?? noEnrolments
}

/** Counts where nobody is enrolled. */
export const noEnrolments = {
  enrolled: 0,
  started: 0,
  passed: 0,
  failed: 0,
  expired: 0,
  expired_passed: 0,
  scored: 0,
  percentage_sum: 0,
}

const wholeCourse = '00000000-0000-0000-0000-000000000000'

/** Who brought the learner in: the names of a rule and a person. */
export async function findOrigin(
  db: LearnersDb,
  clientId: string,
  { rule_id, added_by }: Pick<LearnerRow, 'rule_id' | 'added_by'>,
) {
  const [rule, person] = await Promise.all([
    db
      .selectFrom('course_rules')
      .select('name')
      .where('client_id', '=', clientId)
      .where('id', '=', rule_id)
      .executeTakeFirst(),
    db
      .selectFrom('users')
      .select(sql<string>`btrim(first_name || ' ' || last_name)`.as('name'))
      .where('client_id', '=', clientId)
      .where('id', '=', added_by)
      .executeTakeFirst(),
  ])
  return { rule: rule?.name ?? null, addedBy: person?.name ?? null }
}

/** Of the present round, in the order begun. */
export const listDecksOf = (db: LearnersDb, { clientId, courseId }: Scope, userId: string, round: number) =>
  db
    .selectFrom('learner_decks as d')
    .innerJoin('decks', (join) => join.onRef('decks.client_id', '=', 'd.client_id').onRef('decks.id', '=', 'd.deck_id'))
    .select(['d.deck_id', 'decks.name', 'd.started_at', 'd.last_at', 'd.completed_at', 'd.percentage'])
    .where('d.client_id', '=', clientId)
    .where('d.user_id', '=', userId)
    .where('d.course_id', '=', courseId)
    .where('d.round', '=', round)
    .orderBy('d.started_at')
    .orderBy('d.deck_id')
    .limit(500)
    .execute()
