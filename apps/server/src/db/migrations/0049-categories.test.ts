import { expect, it } from 'vitest'
import { createEmptyTestDatabase } from '../../test/database.ts'
import { createUuidV7 } from '../../platform/uuid.ts'
import { migrate } from '../migrate.ts'

it('every client gets the categories of articles, and no course keeps one that was never there', async () => {
  const test = await createEmptyTestDatabase()
  const { pool } = test
  const newId = createUuidV7()
  const [client, owner, course, nowhere] = [newId(), newId(), newId(), newId()]
  try {
    await migrate(pool, { to: '0036-enrolments' })
    await pool.query(`insert into clients (id, name, slug, branding) values ($1, 'Meadow', 'meadow', '{}')`, [client])
    await pool.query(
      `insert into users (client_id, id, email, username, first_name, last_name, license_type, details, profile)
        values ($1, $2, 'a@b.in', 'a@b.in', 'A', 'B', 'Creator', '{}', '{}')`,
      [client, owner],
    )
    await pool.query(
      `insert into courses (client_id, id, owner_id, title, language, level, category_id, topic_count, deck_count, cover, content)
        values ($1, $2, $3, 'Coffee', 'en', 'all', $4::uuid, 1, 0, '{}', jsonb_build_object('category', $4::text))`,
      [client, course, owner, nowhere],
    )
    await migrate(pool)
    const { rows } = await pool.query<{ slug: string }>(
      'select slug from categories where client_id = $1 and built_in order by seq',
      [client],
    )
    expect(rows.map(({ slug }) => slug).join(' ')).toBe('article faq document news video webinar courses event')
    const { rows: courses } = await pool.query('select category_id, content, published from courses')
    expect(courses).toEqual([{ category_id: null, content: { category: null }, published: null }])
  } finally {
    await test.drop()
  }
})
