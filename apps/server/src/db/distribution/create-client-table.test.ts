import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { createClientTable } from './create-client-table.ts'

it('creates a table of a client with its keys, where tables are distributed too', async () => {
  const test = await createTestDatabase()
  try {
    await createClientTable(test.db as never, {
      name: 'rooms',
      columns: ['client_id uuid not null', 'id uuid not null', 'owner_id uuid not null', 'primary key (client_id, id)'],
      foreignKeys: ['foreign key (client_id, owner_id) references users (client_id, id) on delete cascade'],
    })
    const [client, user] = [randomUUID(), randomUUID()]
    await test.pool.query("insert into clients (id, name, branding) values ($1, 'Meadow', '{}')", [client])
    await test.pool.query({
      text: "insert into users (client_id, id, email, username, first_name) values ($1, $2, 'a', 'a', 'Asha')",
      values: [client, user],
    })
    await test.pool.query('insert into rooms values ($1, $2, $3)', [client, randomUUID(), user])
    await expect(
      test.pool.query('insert into rooms values ($1, $2, $2)', [client, randomUUID()]),
    ).rejects.toMatchObject({ code: '23503' })
    await test.pool.query('delete from users where client_id = $1 and id = $2', [client, user])
    expect((await test.pool.query('select from rooms where client_id = $1', [client])).rowCount).toBe(0)
  } finally {
    await test.drop()
  }
})
