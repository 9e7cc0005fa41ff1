import { expect, it } from 'vitest'
import { createEmptyTestDatabase } from '../../test/database.ts'
import { createUuidV7 } from '../../platform/uuid.ts'
import { migrate } from '../migrate.ts'

it('what waits to be counted still does: attempts, views and all figures', async () => {
  const test = await createEmptyTestDatabase()
  const { pool } = test
  const newId = createUuidV7()
  const [client, deck, attempt] = [newId(), newId(), newId()]
  try {
    await migrate(pool, { to: '0103-touches' })
    await pool.query(
      'insert into figure_queue (client_id, deck_id, attempt_id, viewed_at) values ($1, $2, $3, null), ($1, $2, null, now()), ($1, null, null, null)',
      [client, deck, attempt],
    )
    await migrate(pool)
    const { rows } = await pool.query(
      'select deck_id, attempt_ids, viewed_at is not null as "isView" from figure_queue where client_id = $1 order by id',
      [client],
    )
    expect(rows).toEqual([
      { deck_id: null, attempt_ids: [attempt], isView: false },
      { deck_id: deck, attempt_ids: null, isView: true },
      { deck_id: null, attempt_ids: null, isView: false },
    ])
  } finally {
    await test.drop()
  }
})
