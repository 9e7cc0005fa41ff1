import type { TutorialMark } from '@deckle/core/tutorial/tutorial.ts'
import type { DbOf } from '../../db/database.ts'
import type { Scoped } from '../../db/reach.ts'
import type { DoneActs } from '../admin/tables.ts'
import type { ReadArticles } from '../articles/tables.ts'
import type { GainedCertificates } from '../certificates/tables.ts'
import type { MadeCourses } from '../courses/tables.ts'
import type { MadeDecks } from '../decks/tables.ts'
import type { CompletedCourses } from '../enrolments/tables.ts'
import type { GivenAnswers } from '../play/tables.ts'
import type { BegunDecks } from '../learning/tables.ts'
import type { ShownPeople } from '../users/tables.ts'
import type { TutorialTables } from './tables.ts'

export type TutorialDb = DbOf<
  TutorialTables,
  DoneActs &
    ReadArticles &
    GainedCertificates &
    MadeCourses &
    MadeDecks &
    CompletedCourses &
    GivenAnswers &
    BegunDecks &
    ShownPeople
>

type Person = Pick<Scoped, 'clientId' | 'userId'>

export interface TutorialState {
  readonly since: Date | null
  readonly dismissed_at: Date | null
  /** Null where the deck is gone, or in the bin. */
  readonly playground_id: string | null
}

export async function findState(db: TutorialDb, { clientId, userId }: Person): Promise<TutorialState> {
  const row = await db
    .selectFrom('tutorials as t')
    .leftJoin('decks as d', (join) =>
      join
        .onRef('d.client_id', '=', 't.client_id')
        .onRef('d.id', '=', 't.playground_id')
        .onRef('d.owner_id', '=', 't.user_id')
        .on('d.deleted_at', 'is', null),
    )
    .select(['t.since', 't.dismissed_at', 'd.id as playground_id'])
    .where('t.client_id', '=', clientId)
    .where('t.user_id', '=', userId)
    .executeTakeFirst()
  return row ?? { since: null, dismissed_at: null, playground_id: null }
}

/** Locked until the transaction ends, so that nobody gets two practice decks. */
export async function lockState(db: TutorialDb, person: Person): Promise<TutorialState> {
  await setState(db, person, {})
  await db
    .selectFrom('tutorials')
    .select('user_id')
    .where('client_id', '=', person.clientId)
    .where('user_id', '=', person.userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return findState(db, person)
}

export async function setState(
  db: TutorialDb,
  { clientId, userId }: Person,
  change: Partial<TutorialState>,
): Promise<void> {
  await db
    .insertInto('tutorials')
    .values({ client_id: clientId, user_id: userId, ...change })
    .onConflict((conflict) => {
      const key = conflict.columns(['client_id', 'user_id'])
      return Object.keys(change).length === 0 ? key.doNothing() : key.doUpdateSet(change)
    })
    .execute()
}

export async function insertMarks(
  db: TutorialDb,
  { clientId, userId }: Person,
  marks: readonly TutorialMark[],
  at: Date,
): Promise<void> {
  await db
    .insertInto('tutorial_marks')
    .values([...new Set(marks)].map((mark) => ({ client_id: clientId, user_id: userId, mark, seen_at: at })))
    .onConflict((conflict) => conflict.columns(['client_id', 'user_id', 'mark']).doNothing())
    .execute()
}

export async function deleteMarks(db: TutorialDb, { clientId, userId }: Person): Promise<void> {
  await db.deleteFrom('tutorial_marks').where('client_id', '=', clientId).where('user_id', '=', userId).execute()
}
