import type { PeopleSelection } from '@deckle/contract/models/people-selection.ts'
import { sql } from 'kysely'
import type { Scoped } from '../../../db/reach.ts'
import type { UsersDb } from '../queries.ts'
import { inOrderOfNames, matchingPeople, peopleWithIds } from './queries.ts'

/** A query over the people of a selection, as far as the actor may list them. */
export async function selectPeople(db: UsersDb, actor: Scoped, { ids, except, ...filter }: PeopleSelection) {
  if (ids) return peopleWithIds(db, actor, ids)
  const people = await matchingPeople(db, actor, filter)
  return except.length === 0 ? people : people.where('users.id', '!=', sql<string>`all (${except}::uuid[])`)
}

/** As items of a job, in the order of their names. */
export async function selectSubjects(db: UsersDb, actor: Scoped, people: PeopleSelection) {
  const chosen = await selectPeople(db, actor, people)
  return chosen.select(['users.id as subject_id', sql`'{}'::jsonb`.as('data')]).orderBy(inOrderOfNames)
}
