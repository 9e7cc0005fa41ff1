import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createEmptyTestDatabase } from '../../test/database.ts'
import { migrate } from '../migrate.ts'

it('fills the lookup tables from what there is, and each value stays unique over all clients', async () => {
  const test = await createEmptyTestDatabase()
  try {
    await migrate(test.pool, { to: '0014-invites' })
    const [client, asha, ravi, live, draft, media, url] = Array.from({ length: 7 }, () => randomUUID())
    await test.pool.query("insert into clients (id, name, branding) values ($1, 'Meadow', '{}')", [client])
    await test.pool.query({
      text: `insert into users (client_id, id, email, username, first_name)
        values ($1, $2, 'asha@meadow.example', 'a', 'Asha'), ($1, $3, 'ravi@meadow.example', 'r', 'Ravi')`,
      values: [client, asha, ravi],
    })
    await test.pool.query({
      text: `insert into decks (client_id, owner_id, id, shortid, slug, name, reader_type, language, slide_count, content, cover)
        values ($1, $2, $3, 'ABCDEFGH', 'tea', 'Tea', 'quiz', 'en', 0, '{}', '{}'), ($1, $2, $4, null, null, 'Draft', 'quiz', 'en', 0, '{}', '{}')`,
      values: [client, asha, live, draft],
    })
    await test.pool.query({
      text: `insert into media (client_id, owner_id, id, kind, name, content_type, size, file_key) values ($1, $2, $3, 'image', 'cup', 'image/png', 1, 'k')`,
      values: [client, asha, media],
    })
    await test.pool.query({
      text: `insert into short_urls (client_id, deck_id, id, code, source, medium, campaign) values ($1, $2, $3, 'abcdefgh', 's', '', '')`,
      values: [client, live, url],
    })
    await migrate(test.pool)
    const rows = async (text: string) => (await test.pool.query(text)).rows
    expect(await rows('select * from user_emails order by email')).toEqual([
      { email: 'asha@meadow.example', client_id: client, user_id: asha },
      { email: 'ravi@meadow.example', client_id: client, user_id: ravi },
    ])
    const place = { client_id: client, deck_id: live }
    expect(await rows('select * from deck_addresses order by length(address)')).toEqual([
      { ...place, address: 'tea' },
      { ...place, address: 'ABCDEFGH' },
      { ...place, address: live },
    ])
    expect(await rows('select * from short_url_codes')).toEqual([
      { code: 'abcdefgh', client_id: client, short_url_id: url },
    ])
    expect(await rows('select * from media_clients')).toEqual([{ media_id: media, client_id: client }])
    await expect(
      test.pool.query("insert into user_emails values ('asha@meadow.example', $1, $1)", [randomUUID()]),
    ).rejects.toMatchObject({ code: '23505', constraint: 'user_emails_pkey' })
  } finally {
    await test.drop()
  }
})
