import { expect, it } from 'vitest'
import { createUuidV7 } from '../../platform/uuid.ts'
import { createEmptyTestDatabase } from '../../test/database.ts'
import { migrate } from '../migrate.ts'

it('what has expired was passed before, in rows and in counts', async () => {
  const test = await createEmptyTestDatabase()
  const { pool } = test
  const newId = createUuidV7()
  const [client, course, gone, begun] = [newId(), newId(), newId(), newId()]
  try {
    await migrate(pool, { to: '0115-queue-of-groups' })
    // The rows that these are of say nothing here.
    for (const table of ['enrolments', 'course_counts']) await pool.query(`alter table ${table} disable trigger all`)
    for (const [user, status] of [
      [gone, 'expired'],
      [begun, 'in_progress'],
    ])
      await pool.query(
        `insert into enrolments (client_id, course_id, user_id, status, source, enrolled_at) values ($1, $2, $3, $4, 'hand', now())`,
        [client, course, user, status],
      )
    await pool.query(
      'insert into course_counts (client_id, course_id, node_id, enrolled, expired) values ($1, $2, $3, 2, 1)',
      [client, course, '00000000-0000-0000-0000-000000000000'],
    )
    await migrate(pool)
    const { rows } = await pool.query('select user_id, expired_from from enrolments where client_id = $1', [client])
    expect(new Map(rows.map(({ user_id, expired_from }) => [user_id, expired_from]))).toEqual(
      new Map([
        [gone, 'passed'],
        [begun, null],
      ]),
    )
    const counts = await pool.query('select expired_passed from course_counts where client_id = $1', [client])
    expect(counts.rows).toEqual([{ expired_passed: 1 }])
  } finally {
    await test.drop()
  }
})
