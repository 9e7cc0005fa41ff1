import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { formOf } from '../test/app.ts'
import { createEmptyTestDatabase, type TestDatabase } from '../test/database.ts'
import type { RunningServer } from './running-server.ts'
import { startServer } from './start-server.ts'

const chosen = 'quiet-lantern-under-77'
let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createEmptyTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'deckle-first-'))
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const start = (): Promise<RunningServer> =>
  startServer(
    readEnv({
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      DECKLE_DATA: folder,
      DECKLE_DEMO: 'off',
      DECKLE_ADMIN_EMAIL: 'root@meadow.example',
      LOG_LEVEL: 'silent',
      POOL_SIZE: '4',
    }),
    { webFolder: folder },
  )

const tokenOf = ({ accounts }: RunningServer): string => {
  const [account] = accounts
  if (!account || typeof account.password === 'string') throw new Error('No link was made.')
  return account.password.token
}
const setPassword = ({ port }: RunningServer, token: string) =>
  fetch(`http://127.0.0.1:${port}/api/v2/auth/reset_password/confirm`, {
    method: 'POST',
    body: JSON.stringify({ token, password: chosen, password_confirmation: chosen }),
    headers: { 'content-type': 'application/json' },
  })
const signIn = ({ port }: RunningServer, password: string) => {
  const form = formOf({ username: 'root@meadow.example', password })
  return fetch(`http://127.0.0.1:${port}/api/v2/auth/sign_in`, {
    method: 'POST',
    body: new Uint8Array(form.payload),
    headers: form.headers,
  })
}

describe('the first Superadmin of an empty installation', () => {
  it('has no password but the one chosen by a link, which ends after a day; each start makes another until then', async () => {
    const first = await start()
    expect(first.accounts).toEqual([
      { role: 'Superadmin', email: 'root@meadow.example', password: { token: expect.any(String) } },
    ])
    expect((await signIn(first, '')).status).not.toBe(200)
    await first.stop()
    await database.pool.query("update one_time_links set expires_at = expires_at - interval '24 hours'")
    const second = await start()
    expect(second.accounts).toHaveLength(1)
    expect((await setPassword(second, tokenOf(first))).status).not.toBe(200)
    expect((await setPassword(second, tokenOf(second))).status).toBe(200)
    expect((await signIn(second, chosen)).status).toBe(200)
    expect((await setPassword(second, tokenOf(second))).status).not.toBe(200)
    await second.stop()
    const third = await start()
    expect(third.accounts).toEqual([])
    await third.stop()
  })
})
