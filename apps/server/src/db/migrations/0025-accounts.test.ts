import { clientSlugProblem } from '@deckle/core/client/client-slug.ts'
import { expect, it } from 'vitest'
import { createEmptyTestDatabase } from '../../test/database.ts'
import { createUuidV7 } from '../../platform/uuid.ts'
import { migrate } from '../migrate.ts'

it('gives every client a slug of its own, from its name, and an icon that is empty', async () => {
  const test = await createEmptyTestDatabase()
  const { pool } = test
  try {
    await migrate(pool, { to: '0019-jobs' })
    const names = ['Meadow House', 'meadow house', 'मैदान', 'नदी', 'Drive', 'K2', 'Śānti & Söhne', 'x'.repeat(60)]
    const newId = createUuidV7()
    for (const [at, name] of names.entries())
      await pool.query('insert into clients (id, name, branding, created_at) values ($1, $2, $3, $4)', [
        newId(),
        name,
        '{"name":"A","primary":"#000000","logo":"","footer":""}',
        new Date(at * 1000),
      ])
    await migrate(pool)
    const { rows } = await pool.query<{ slug: string; own: boolean; icon: string }>(
      `select c.slug, s.client_id = c.id as own, c.branding ->> 'icon' as icon
        from clients c left join client_slugs s on s.slug = c.slug order by c.created_at`,
    )
    const slugs = rows.map(({ slug }) => slug)
    expect(slugs[0]).toBe('meadow-house')
    expect(slugs[1]).toMatch(/^meadow-house-[0-9a-f]{12}$/)
    expect(slugs.slice(4, 7)).toEqual(['drive-team', 'k2-team', 'santi-sohne'])
    expect(new Set(slugs).size).toBe(names.length)
    for (const slug of slugs) expect(clientSlugProblem(slug), slug).toBeNull()
    expect(rows.every(({ own, icon }) => own && icon === '')).toBe(true)
  } finally {
    await test.drop()
  }
})
