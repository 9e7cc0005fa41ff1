import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { insertRow } from './rows.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('every table takes the row that its factory makes', async () => {
  const { deps } = test
  const client = { client_id: (await insertRow(deps, 'clients', {})).id }
  const userId = (await insertRow(deps, 'users', client)).id
  const user = { ...client, user_id: userId }
  const owned = { ...client, owner_id: userId }
  const deck = { ...client, deck_id: (await insertRow(deps, 'decks', owned)).id }
  const version = await insertRow(deps, 'deck_versions', { ...deck, published_by: userId })
  const played = { ...deck, version_id: version.id }
  const attempt = { attempt_id: (await insertRow(deps, 'attempts', played)).id, slide_id: 's0' }
  const session = await insertRow(deps, 'sessions', user)
  await insertRow(deps, 'access_tokens', { ...user, session_id: session.id })
  await insertRow(deps, 'answers', { ...played, ...attempt })
  await insertRow(deps, 'audit_log', client)
  await insertRow(deps, 'authtokens', user)
  await insertRow(deps, 'deck_shares', { ...deck, user_id: userId, shared_by: userId })
  await insertRow(deps, 'email_changes', user)
  await insertRow(deps, 'events', deck)
  await insertRow(deps, 'invites', deck)
  await insertRow(deps, 'mail_outbox', client)
  await insertRow(deps, 'media', owned)
  await insertRow(deps, 'notifications', user)
  await insertRow(deps, 'one_time_links', user)
  await insertRow(deps, 'settings', { key: 'reading' })
  await insertRow(deps, 'short_urls', deck)
  await insertRow(deps, 'uploads', { ...owned, ...deck, ...attempt })
})

it('no test puts an app together by itself', () => {
  const folder = join(import.meta.dirname, '..')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(50)
  const found = files.filter((name) => /\b(createApp|withState)\(/.test(readFileSync(join(folder, name), 'utf8')))
  expect(found.filter((name) => !name.endsWith('rows.test.ts'))).toEqual([])
})

it('no test of a module stores rows in another way', () => {
  const folder = join(import.meta.dirname, '..')
  const files = ['modules', 'http', 'jobs'].flatMap((room) =>
    readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => join(room, name)),
  )
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => readFileSync(join(folder, file), 'utf8').includes('insertInto('))).toEqual([])
})
