import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeUser, testPassword } from '../../test/factories.ts'
import { signInsOf } from '../../test/sign-ins.ts'
import { createDirectoryScene, directoryPerson, type DirectoryScene } from './test/directory-scene.ts'
import { DOMAIN } from './test/sso-scene.ts'

let at: DirectoryScene
beforeAll(async () => {
  at = await createDirectoryScene()
  await at.scene.setUp(at.directory)
})
afterAll(() => at.close())

const minutes = 60_000
const { failuresOf } = signInsOf(() => at.scene.test)
/** The session of a sign-in at the directory. */
const sessionOf = async (...input: Parameters<DirectoryScene['signIn']>) => {
  const { headers } = (await at.signIn(...input)).reply
  return {
    headers: Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, String(headers[name])])),
  }
}
type Session = Awaited<ReturnType<typeof sessionOf>>
const factorsOf = async (as: Session) => (await at.scene.test.call('second_factor.show', { as })).body.factors
const leave = (as: Session) => at.scene.test.call('account.delete', { as, body: {} })

describe('who has no password', () => {
  it('deletes the account within ten minutes of a sign-in at the directory, which is asked to make sure', async () => {
    const first = await sessionOf('leaving', directoryPerson('leaving'))
    const directory = { client: at.scene.slug, label: 'Meadow Academy', only: false }
    expect(await factorsOf(first)).toMatchObject({ proven: true, proofs: ['directory'], directory })
    at.scene.test.later(11 * minutes)
    const late = await leave(first)
    expect([late.status, late.error.code]).toEqual([403, 'proof_needed'])
    const again = await at.scene.visit.start(at.scene.slug, { back: '/account?tab=data', again: true })
    expect(new URL(again.location).searchParams.get('prompt')).toBe('login')
    const second = await sessionOf('leaving')
    expect((await leave(second)).status).toBe(200)
    expect((await at.scene.test.call('auth.me', { as: second })).status).toBe(401)
  })

  it('proves it by a second factor too', async () => {
    const { test } = at.scene
    const as = await sessionOf('app', directoryPerson('app'))
    const begun = (await test.call('second_factor.beginTotp', { as, body: {} })).body
    const totp = new TOTP({ secret: Secret.fromBase32(begun.secret) })
    const code = () => totp.generate({ timestamp: test.deps.now().getTime() })
    const body = { challenge: begun.challenge, code: code() }
    expect((await test.call('second_factor.confirmTotp', { as, body })).status).toBe(200)
    test.later(11 * minutes)
    expect((await leave(as)).error.code).toBe('proof_needed')
    expect((await test.call('second_factor.prove', { as, body: { code: code() } })).status).toBe(200)
    expect((await leave(as)).status).toBe(200)
  })

  it('removes no second factor after a sign-in at the directory alone', async () => {
    const { test } = at.scene
    const first = await sessionOf('factor', directoryPerson('factor'))
    const begun = (await test.call('second_factor.beginTotp', { as: first, body: {} })).body
    const totp = new TOTP({ secret: Secret.fromBase32(begun.secret) })
    const body = { challenge: begun.challenge, code: totp.generate({ timestamp: test.deps.now().getTime() }) }
    expect((await test.call('second_factor.confirmTotp', { as: first, body })).status).toBe(200)
    const again = await sessionOf('factor', directoryPerson('factor'))
    expect(await factorsOf(again)).toMatchObject({ proven: false, proofs: ['totp', 'recovery_code'] })
    const removed = await test.call('second_factor.removeTotp', { as: again, body: {} })
    expect([removed.status, removed.error.code]).toEqual([403, 'proof_needed'])
  })
})

describe('who signs in at the directory alone', () => {
  beforeAll(() => at.scene.setUp(at.directory, {}, { only: true }))

  it('proves nothing by a password, and leaves the address to the directory', async () => {
    const { test, admin } = at.scene
    const as = await test.signedIn('Learner', { clientId: admin.clientId })
    expect(await factorsOf(as)).toMatchObject({ proofs: ['directory'], directory: { only: true } })
    const proved = await test.call('second_factor.prove', { as, body: { password: testPassword } })
    expect(proved.error.fields?.['password']).toContain('without a password')
    const change = { email: `other@${DOMAIN}`, current_password: testPassword }
    const refused = await test.call('users.updateSelf', { as, body: change })
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([422, ['email']])
    expect(refused.error.errors[0]).toContain('comes from your organisation’s sign-on')
    expect((await leave(as)).status).toBe(200)
  })

  it('has the address that it confirms, from the next sign-in on; one that is somebody’s stays theirs', async () => {
    const { test, admin } = at.scene
    const emailAfter = async (account: Readonly<Record<string, unknown>>) =>
      (await test.call('auth.me', { as: await sessionOf('married', account) })).body.email
    const old = `gita@${DOMAIN}`
    expect(await emailAfter(directoryPerson('gita'))).toBe(old)
    const taken = await makeUser(test.deps, { clientId: admin.clientId, email: `taken@${DOMAIN}` })
    expect(await emailAfter(directoryPerson('taken'))).toBe(old)
    expect(await emailAfter(directoryPerson('new', { email_verified: false }))).toBe(old)
    expect(await emailAfter({ email: 'new@other.example', email_verified: true })).toBe(old)
    expect(await emailAfter(directoryPerson('new'))).toBe(`new@${DOMAIN}`)
    expect(await test.call('users.show', { as: admin, params: { id: taken.userId } })).toMatchObject({
      body: { user: { email: taken.email } },
    })
  })
})

describe('a client that forbids passwords', () => {
  it('sends its people to the button; its owner and Superadmins keep theirs', async () => {
    const { scene, directory } = at
    const { clientId } = scene.admin
    const { test } = scene
    await scene.setUp(directory, {}, { only: true })
    const learner = await makeUser(test.deps, { clientId, license_type: 'Learner' })
    const signInBy = (username: string, password = testPassword) =>
      test.call('auth.signIn', { body: { username, password } })
    const refused = await signInBy(learner.email)
    expect([refused.status, refused.error.code]).toEqual([403, 'sso_only'])
    expect(refused.error.data).toEqual({ client: scene.slug, label: 'Meadow Academy' })
    expect((await signInBy(learner.email, 'not the password')).error.code).toBe('wrong_credentials')
    expect(await failuresOf(learner.userId)).toEqual(['password', 'sso_only'])
    await test.call('auth.resetPassword', { body: { email: learner.email } })
    await test.call('auth.signinLink', { body: { email: learner.email } })
    await test.jobsDone()
    const mails = await test.deps.db
      .selectFrom('mail_outbox')
      .select(['subject', 'text_body'])
      .where('to_address', '=', learner.email)
      .execute()
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('How to sign in at Meadow Academy'))
    expect(mails[0]?.text_body).toContain(`http://deckle.test/${scene.slug}/login`)
    await test.deps.db.updateTable('users').set({ owns_client: true }).where('id', '=', learner.userId).execute()
    expect((await signInBy(learner.email)).status).toBe(200)
    const root = await makeUser(test.deps, { clientId, license_type: 'Superadmin' })
    expect((await signInBy(root.email)).status).toBe(200)
    expect((await test.call('config.fetch', { query: { client: scene.slug } })).body.config.sso).toEqual({
      client: scene.slug,
      label: 'Meadow Academy',
      only: true,
    })
  })
})
