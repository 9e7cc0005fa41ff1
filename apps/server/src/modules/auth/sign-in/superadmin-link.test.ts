import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { createSuperadminLink } from './superadmin-link.ts'

let test: TestApp
let root: Person
beforeAll(async () => {
  test = await createTestApp()
  root = await test.signedIn('Superadmin')
})
afterAll(() => test.close())

const signInBy = (authtoken: string) => test.call('auth.signIn', { headers: { authtoken } })

it('signs the Superadmin in once, and is audited', async () => {
  const token = await createSuperadminLink(test.deps, ` ${root.email.toUpperCase()}`)
  const { status, body } = await signInBy(token)
  expect([status, body._id]).toEqual([200, root.userId])
  expect((await signInBy(token)).status).toBe(401)
  const { entries } = (await test.call('admin.audit', { as: root })).body
  const actor = expect.objectContaining({ id: root.userId })
  expect(entries).toContainEqual(expect.objectContaining({ action: 'auth.serverSigninLink', actor }))
})

it('ends after 15 minutes', async () => {
  const token = await createSuperadminLink(test.deps, root.email)
  await test.deps.db
    .updateTable('one_time_links')
    .set({ expires_at: new Date(test.deps.now().getTime() - 1000) })
    .execute()
  expect((await signInBy(token)).status).toBe(401)
})

it('is refused for others', async () => {
  const admin = await test.signedIn('Admin')
  await expect(createSuperadminLink(test.deps, admin.email)).rejects.toThrow('No active Superadmin has the email')
  await expect(createSuperadminLink(test.deps, 'nobody@meadow.example')).rejects.toThrow('No active Superadmin')
})

it('is printed by `npm run sign-in-link` as an address whose token signs in', async () => {
  const root = await test.signedIn('Superadmin')
  const folder = resolve(import.meta.dirname, '../../../../../..')
  const script = [createRequire(import.meta.url).resolve('tsx/cli'), 'scripts/db/db.ts', 'sign-in-link', root.email]
  const { connectionString = '' } = test.deps.pool.options
  const env = { ...process.env, DATABASE_URL: connectionString, PUBLIC_URL: 'https://learn.example' }
  const { stdout } = await promisify(execFile)(process.execPath, script, { cwd: folder, env })
  const [, token = ''] = /^ {2}https:\/\/learn\.example\/login#authtoken=(\S+)$/m.exec(stdout) ?? []
  const { status, body } = await signInBy(token)
  expect([status, body._id]).toEqual([200, root.userId])
})
