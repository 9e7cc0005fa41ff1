import type { TutorialItem } from '@deckle/core/tutorial/tutorial.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Scoped } from '../../db/reach.ts'
import type { TutorialDb, TutorialState } from './queries.ts'

export interface Facts {
  readonly done: ReadonlySet<TutorialItem>
  readonly deck: string | null
  readonly course: string | null
}

/** Whose acts, and since when. */
interface Asked {
  readonly clientId: string
  readonly userId: string
  readonly from: Date
  readonly playground: string | null
}

type Parts = Partial<Record<TutorialItem, RawBuilder<unknown>>>

/**
 * What a person did, in one statement: each part is answered by an index of the person's own things. Acts of operators in
 * their name, things that came from somebody who left, and the practice deck don't count.
 */
export async function findFacts(
  db: TutorialDb,
  { clientId, userId }: Pick<Scoped, 'clientId' | 'userId'>,
  { since, playground_id }: TutorialState,
): Promise<Facts> {
  const asked = { clientId, userId, from: since ?? new Date(0), playground: playground_id }
  const parts: Parts = { ...made(asked), ...learned(asked), ...administered(asked) }
  const { rows } = await sql<{ done: TutorialItem[]; deck: string | null; course: string | null }>`
    select array_remove(array[${sql.join(
      Object.entries(parts).map(([item, part]) => sql`case when ${part} then ${item}::text end`),
    )}], null) || array(
      select m.mark from tutorial_marks m where m.client_id = ${clientId} and m.user_id = ${userId}
    ) as done,
      (select d.id ${ownDecks(asked)} order by d.updated_at desc, d.id desc limit 1) as deck,
      (select c.id ${ownCourses(asked)} order by c.updated_at desc, c.id desc limit 1) as course`.execute(db)
  const [row] = rows
  return { done: new Set(row?.done), deck: row?.deck ?? null, course: row?.course ?? null }
}

const ownDecks = ({ clientId, userId, from, playground }: Asked) =>
  sql`from decks d where d.client_id = ${clientId} and d.owner_id = ${userId} and d.deleted_at is null
    and not d.handed_over and d.created_at >= ${from} and d.id is distinct from ${playground}::uuid`

const ownCourses = ({ clientId, userId, from }: Asked) =>
  sql`from courses c where c.client_id = ${clientId} and c.owner_id = ${userId} and c.deleted_at is null
    and not c.handed_over and c.created_at >= ${from}`

function made(asked: Asked): Parts {
  const decks = ownDecks(asked)
  const { userId, from } = asked
  return {
    deck: sql`exists (select ${decks})`,
    slides: sql`exists (select ${decks} and d.revision > 0 and d.slide_count > 1)`,
    publish: sql`exists (select ${decks} and exists (select from deck_versions v
      where v.client_id = d.client_id and v.deck_id = d.id and v.published_by = ${userId} and v.published_at >= ${from}))`,
    share: sql`exists (select ${decks} and (d.everyone <> 'none'
      or exists (select from deck_shares s
        where s.client_id = d.client_id and s.deck_id = d.id and s.shared_by = ${userId})
      or (d.attempt_count > 0 and exists (select from attempts p
        where p.client_id = d.client_id and p.deck_id = d.id and p.user_id is distinct from ${userId}::uuid))))`,
    course: sql`exists (select ${ownCourses(asked)})`,
  }
}

function learned({ clientId, userId, from }: Asked): Parts {
  const of = (table: string, moment: string) => sql`exists (select from ${sql.table(table)} x
    where x.client_id = ${clientId} and x.user_id = ${userId} and x.${sql.ref(moment)} >= ${from})`
  return {
    // Has no moment: what is there stays done.
    profile: sql`exists (select from users u where u.client_id = ${clientId} and u.id = ${userId}
      and (u.image <> '' or u.profile ->> 'bio' <> ''))`,
    lesson: of('learner_decks', 'last_at'),
    answer: sql`exists (select from attempts p where p.client_id = ${clientId} and p.user_id = ${userId}
      and p.started_at >= ${from} and exists (select from answers r
        where r.client_id = p.client_id and r.attempt_id = p.id))`,
    article: of('article_views', 'seen_at'),
    course_done: of('enrolments', 'completed_at'),
    certificate: of('certificates', 'issued_at'),
  }
}

function administered({ clientId, userId, from }: Asked): Parts {
  const act = (...actions: readonly string[]) => sql`select from audit_log a
    where a.client_id = ${clientId} and a.actor_id = ${userId} and a.action = any(${actions}::text[])
      and a.at >= ${from} and a.by_id is null`
  return {
    people: sql`exists (${act('user.create', 'user.import')})`,
    license: sql`exists (${act('user.license')})`,
    branding: sql`exists (${act('client.brand')} and jsonb_exists(a.detail, 'branding'))`,
    security: sql`exists (${act('user.factor_add', 'client.second_factor')})`,
    rule: sql`exists (${act('rule.add')})`,
    banner: sql`exists (${act('banner.create')})`,
  }
}
