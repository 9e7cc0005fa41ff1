import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { type Listener, notify, startListener } from './listen.ts'

let test: TestDatabase
let listener: Listener
beforeAll(async () => {
  test = await createTestDatabase()
  listener = await startListener(test.pool)
})
afterAll(async () => {
  await listener.stop()
  await test.drop()
})

const cutListeners = () =>
  test.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()",
  )

describe('listen', () => {
  it('hands a message to the subscribers of its channel only, until they leave', async () => {
    const received: string[] = []
    const other: string[] = []
    const leave = await listener.subscribe('Decks; "drop"', { onMessage: (payload) => received.push(payload) })
    await listener.subscribe('other', { onMessage: (payload) => other.push(payload) })
    await notify(test.db, 'Decks; "drop"', 'one')
    await expect.poll(() => received).toEqual(['one'])
    leave()
    await notify(test.db, 'Decks; "drop"', 'two')
    await notify(test.db, 'other', 'end')
    await expect.poll(() => other).toEqual(['end'])
    expect(received).toEqual(['one'])
  })

  it('is silent about a transaction that is rolled back', async () => {
    const received: string[] = []
    await listener.subscribe('rolled', { onMessage: (payload) => received.push(payload) })
    await expect(
      test.db.transaction().execute(async (trx) => {
        await notify(trx, 'rolled', 'never')
        throw new Error('back')
      }),
    ).rejects.toThrow('back')
    await notify(test.db, 'rolled', 'kept')
    await expect.poll(() => received).toEqual(['kept'])
  })

  it('refuses a payload that PostgreSQL would refuse, counted in bytes', async () => {
    await expect(notify(test.db, 'c', 'अ'.repeat(2667))).rejects.toThrow('8001 bytes')
    await expect(notify(test.db, 'c', 'x'.repeat(7999))).resolves.toBeUndefined()
  })

  it('comes back after the connection is cut, says so, and hears again', async () => {
    const received: string[] = []
    let reconnects = 0
    await listener.subscribe('back', {
      onMessage: (payload) => received.push(payload),
      onReconnect: () => reconnects++,
    })
    await cutListeners()
    await expect.poll(() => reconnects).toBe(1)
    await notify(test.db, 'back', 'again')
    await expect.poll(() => received).toEqual(['again'])
  })

  it('a subscriber that throws does not harm the next', async () => {
    const received: string[] = []
    await listener.subscribe('harm', {
      onMessage() {
        throw new Error('mine')
      },
    })
    await listener.subscribe('harm', { onMessage: (payload) => received.push(payload) })
    await notify(test.db, 'harm', 'x')
    await expect.poll(() => received).toEqual(['x'])
  })
})
