import type { TestApp } from '../../../test/app.ts'
import { makeClient, makeUser } from '../../../test/factories.ts'
import { type RandomAttempt, type RandomPlays, storedFirst } from '../../../test/figures/random-plays.ts'
import type { Dice } from '../../../test/random/dice.ts'
import { insertRow, insertRows, type RowValues, type TableName } from '../../../test/rows.ts'
import { foldAll } from '../fold/fold-client.ts'

export interface Client {
  readonly zone: string
  readonly id: string
  readonly users: readonly string[]
  /** Path of the manager of the first two users. */
  readonly manager: Buffer
}

export async function makeClientIn({ deps }: TestApp, zone: string): Promise<Client> {
  const { id } = await makeClient(deps)
  await deps.db.updateTable('clients').set({ reporting_zone: zone }).where('id', '=', id).execute()
  const { userId: manager_id } = await makeUser(deps, { clientId: id, license_type: 'Manager' })
  const { path } = await deps.db
    .selectFrom('users')
    .select('path')
    .where('id', '=', manager_id)
    .executeTakeFirstOrThrow()
  const people = await insertRows(deps, 'users', [
    { client_id: id, manager_id },
    { client_id: id, manager_id },
    { client_id: id },
  ])
  return { zone, id, users: people.map((person) => person.id), manager: path }
}

interface DeckIds {
  readonly client_id: string
  readonly deck_id: string
}

/** A deck with two versions. */
export async function makeDeck(
  { deps }: TestApp,
  { id: client_id, users }: Client,
  { uuid }: Dice,
): Promise<{ ids: DeckIds; versions: readonly string[] }> {
  const ids = { client_id, deck_id: uuid() }
  await insertRow(deps, 'decks', { client_id, id: ids.deck_id, owner_id: users[0] as string })
  const versions = [uuid(), uuid()]
  await insertRows(
    deps,
    'deck_versions',
    versions.map((id, at) => ({ ...ids, id, version: at + 1, published_by: users[0] as string })),
  )
  return { ids, versions }
}

/** Stores rows in three parts, in any order, and queues their attempts more than once. Each part is counted. */
export async function playSet(test: TestApp, set: RandomPlays, ids: DeckIds, dice: Dice): Promise<void> {
  const { client_id } = ids
  const partOf = new Map<unknown, number>()
  for (const row of [...set.attempts, ...set.answers, ...set.events]) partOf.set(row, dice.below(3))
  await insertSome(
    test,
    'attempts',
    set.attempts.map((one) => storedFirst(one, ids)),
  )
  for (const part of [0, 1, 2]) {
    const isNow = (row: unknown) => partOf.get(row) === part
    const now: RandomPlays = {
      attempts: set.attempts.filter(isNow),
      answers: set.answers.filter(isNow),
      events: set.events.filter(isNow),
    }
    await storePart(test, now, ids, { attempts: set.attempts, uuid: dice.uuid })
    const touched = [
      ...now.attempts.map(({ id }) => id),
      ...now.answers.map((one) => one.attempt_id),
      ...now.events.flatMap((one) => one.attempt_id ?? []),
    ]
    const views = now.events.filter(({ event }) => event === 'view')
    const queued = [
      ...[...touched, ...touched].map((attempt_id) => ({ client_id, attempt_ids: [attempt_id] })),
      ...views.map(({ received_at }) => ({ ...ids, viewed_at: received_at })),
    ]
    await insertSome(test, 'figure_queue', dice.shuffled(queued))
    if (part !== 1 || dice.chance(0.5)) await foldAll(test.deps.db, client_id)
  }
}

/** Later states of attempts, and the leads, answers and events that arrive with them. */
async function storePart(
  test: TestApp,
  { attempts, answers, events }: RandomPlays,
  ids: DeckIds,
  all: { readonly attempts: readonly RandomAttempt[]; readonly uuid: () => string },
): Promise<void> {
  for (const { id, completed_at, percentage, passed, seconds, user_id } of attempts)
    await test.deps.db
      .updateTable('attempts')
      .set({ completed_at, percentage, passed, seconds, user_id })
      .where('id', '=', id)
      .execute()
  const attempt = new Map(all.attempts.map((one) => [one.id, one]))
  await insertSome(
    test,
    'leads',
    attempts.filter(({ hasLead }) => hasLead).map(({ id }) => ({ ...ids, id: all.uuid(), attempt_id: id })),
  )
  await insertSome(
    test,
    'answers',
    answers.map((one) => ({
      ...one,
      ...ids,
      version_id: attempt.get(one.attempt_id)?.version_id as string,
      begun_on: attempt.get(one.attempt_id)?.started_at.toISOString().slice(0, 10) as string,
      answer_id: all.uuid(),
      keys: [...one.keys],
      places: one.places && [...one.places],
    })),
  )
  await insertSome(
    test,
    'events',
    events.map((one) => ({ ...one, ...ids })),
  )
}

async function insertSome<T extends TableName>(
  { deps }: TestApp,
  table: T,
  rows: readonly RowValues<T>[],
): Promise<void> {
  if (rows.length > 0) await insertRows(deps, table, rows)
}
