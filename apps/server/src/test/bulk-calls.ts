// const { person, read, bulk, show, undo } = bulkCalls(() => test, () => admin)   (for tests of bulk actions)
import type { BulkAction } from '@deckle/core/people/bulk-action.ts'
import { type Selectable, sql } from 'kysely'
import { expect } from 'vitest'
import type { Tables } from '../db/tables.ts'
import type { TestApp } from './app.ts'
import type { Person } from './factories.ts'
import { insertRow } from './rows.ts'

type Values = Record<string, unknown>

export const countsOf = ({ body }: { body: { job: { counts: unknown } } }) => body.job.counts

/** What tests do and look at, as an Admin where they say nothing else. */
export function bulkCalls(app: () => TestApp, admin: () => Person) {
  const person = async (values: Values = {}, clientId = admin().clientId): Promise<string> =>
    (await insertRow(app().deps, 'users', { client_id: clientId, license_type: 'Learner', ...values } as never)).id

  async function read(id: string) {
    const { rows } = await sql<Selectable<Tables['users']>>`select * from users where id = ${id}`.execute(app().deps.db)
    return rows[0] as Selectable<Tables['users']>
  }

  async function show(id: string, as = admin()) {
    const shown = await app().call('jobs.show', { as, params: { id } })
    const items = await app().call('jobs.items', { as, params: { id }, query: { limit: 100 } })
    return { ...shown, items: items.body.items }
  }

  async function bulk(people: Values, action: BulkAction, value?: unknown, as = admin()) {
    const body = { people, action, ...(value !== undefined && { value }) }
    const started = await app().call('users.bulk', { as, body })
    if (started.status !== 200) return { ...started, items: [] }
    // Its mails are jobs too.
    await app().jobsDone()
    await app().jobsDone()
    return show(started.body.job.id, as)
  }

  async function undo(id: string, as = admin()) {
    const { status, body } = await app().call('jobs.undo', { as, params: { id } })
    expect(status).toBe(200)
    await app().jobsDone()
    return show(body.job.id, as)
  }

  return { person, read, show, bulk, undo }
}
