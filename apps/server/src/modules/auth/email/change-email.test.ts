import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { insertSessionFor, type Person, testPassword } from '../../../test/factories.ts'
import { insertRow } from '../../../test/rows.ts'
import { hashToken, newToken } from '../session/tokens.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const ask = (as: Person, email: string, current_password: string | undefined = testPassword) =>
  test.call('users.updateSelf', { as, body: { email, ...(current_password && { current_password }) } })
const mailsTo = async (address: string) => {
  await test.jobsDone()
  const rows = await test.deps.db
    .selectFrom('mail_outbox')
    .select(['subject', 'text_body'])
    .where('to_address', '=', address)
    .orderBy('id')
    .execute()
  return rows.map(({ subject, text_body }) => ({ subject, token: /#token=(\S+)/.exec(text_body)?.[1] ?? '' }))
}
const signIn = (username: string) =>
  test.call('auth.signIn', { body: { username, password: testPassword }, headers: { 'x-forwarded-for': '192.0.2.7' } })
const auditOf = async (userId: string) =>
  (
    await test.deps.db.selectFrom('audit_log').select('action').where('subject', '=', userId).orderBy('id').execute()
  ).map(({ action }) => action)

describe('another e-mail', () => {
  it('needs the current password: the session alone changes nothing', async () => {
    const user = await test.signedIn('Creator')
    const without = await test.call('users.updateSelf', { as: user, body: { email: 'n@site.example' } })
    expect([without.status, without.error.fields]).toEqual([422, { current_password: 'Enter your current password.' }])
    expect((await ask(user, 'n@site.example', 'wrong')).error.fields).toEqual({
      current_password: 'The current password is wrong.',
    })
    expect(await mailsTo('n@site.example')).toEqual([])
    expect((await test.call('users.show', { as: user, params: { id: user.userId } })).body.user).toMatchObject({
      email: user.email,
      pendingEmail: null,
    })
  })

  it('of who has no password needs a sign-in of the last ten minutes, which then suffices', async () => {
    const user = await test.signedIn('Creator')
    await test.deps.db.updateTable('users').set({ password_hash: null }).where('id', '=', user.userId).execute()
    const headers = await insertSessionFor(test.deps, user)
    await test.deps.db
      .updateTable('sessions')
      .set({ proven_at: new Date(test.deps.now().getTime() - 11 * 60_000) })
      .where('user_id', '=', user.userId)
      .execute()
    const late = await test.call('users.updateSelf', { as: { headers }, body: { email: 'm@site.example' } })
    expect([late.status, late.error.code]).toEqual([403, 'proof_needed'])
    expect(await mailsTo('m@site.example')).toEqual([])
    const as = { headers: await insertSessionFor(test.deps, user) }
    expect((await test.call('users.updateSelf', { as, body: { email: 'm@site.example' } })).status).toBe(200)
    expect((await mailsTo('m@site.example')).map(({ subject }) => subject)).toEqual(['Confirm your new e-mail'])
  })

  it('leaves the present one until the link is opened; then the old one is told and the other sessions are closed', async () => {
    const user = await test.signedIn('Creator')
    const other = { headers: await insertSessionFor(test.deps, user) }
    const { status, body } = await ask(
      user,
      ' New.Home@Site.example',
      ` ${testPassword.slice(0, 3)} ${testPassword.slice(3)}`,
    )
    expect([status, body.user.email, body.user.pendingEmail]).toEqual([200, user.email, 'new.home@site.example'])
    const [link, ...more] = await mailsTo('new.home@site.example')
    expect([link?.subject, more]).toEqual(['Confirm your new e-mail', []])
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      'Another e-mail was asked for your account',
    ])
    expect((await signIn('new.home@site.example')).status).toBe(401)
    expect((await test.call('auth.me', { as: other })).status).toBe(200)
    const confirm = () => test.call('auth.confirmEmail', { as: user, body: { token: link?.token ?? '' } })
    expect((await confirm()).status).toBe(200)
    expect((await confirm()).error.code).toBe('link_expired')
    expect((await test.call('auth.me', { as: user })).body).toMatchObject({
      email: 'new.home@site.example',
      username: 'new.home@site.example',
    })
    expect((await test.call('auth.me', { as: other })).status).toBe(401)
    expect((await mailsTo(user.email)).at(-1)?.subject).toBe('Your e-mail was changed')
    expect((await signIn('new.home@site.example')).status).toBe(200)
    expect((await signIn(user.email)).status).toBe(401)
    expect(await auditOf(user.userId)).toEqual(['user.email_asked', 'user.email'])
  })

  it.each(['sign_in', 'reset_password', 'confirm_email'] as const)(
    'makes a link invalid that was mailed to the former address: %s',
    async (purpose) => {
      const user = await test.signedIn('Creator')
      const token = newToken(user.clientId)
      await insertRow(test.deps, 'one_time_links', {
        client_id: user.clientId,
        user_id: user.userId,
        hash: hashToken(token),
        purpose,
        expires_at: new Date(test.deps.now().getTime() + 3_600_000),
      })
      const address = `${purpose}@site.example`
      await ask(user, address)
      const [link] = await mailsTo(address)
      expect((await test.call('auth.confirmEmail', { as: user, body: { token: link?.token ?? '' } })).status).toBe(200)
      const opened = {
        sign_in: () => test.call('auth.signIn', { headers: { authtoken: token } }),
        reset_password: () =>
          test.call('auth.confirmReset', {
            body: { token, password: 'Kettle-and-cup-7', password_confirmation: 'Kettle-and-cup-7' },
          }),
        confirm_email: () => test.call('auth.confirmEmail', { body: { token } }),
      }
      expect((await opened[purpose]()).status).toBeGreaterThanOrEqual(400)
    },
  )

  it('answers the same for an address that has an account, whose owner is told', async () => {
    const [user, holder] = [await test.signedIn('Creator'), await test.signedIn('Learner')]
    const [free, inUse] = [await ask(user, 'free@site.example'), await ask(user, holder.email)]
    expect([inUse.status, Object.keys(inUse.body.user)]).toEqual([free.status, Object.keys(free.body.user)])
    expect(inUse.body.user.pendingEmail).toBe(holder.email)
    expect(await mailsTo(holder.email)).toEqual([{ subject: 'Somebody gave your e-mail address', token: '' }])
  })

  it('is dropped by withdrawing it, by a new password, and replaced by a newer wish', async () => {
    const user = await test.signedIn('Creator')
    const open = async (email: string) =>
      (await test.call('auth.confirmEmail', { body: { token: (await mailsTo(email)).at(-1)?.token ?? '' } })).error.code
    await ask(user, 'one@site.example')
    await mailsTo('one@site.example')
    await ask(user, 'two@site.example')
    expect(await open('one@site.example')).toBe('link_expired')
    const again = await test.call('users.resendEmail', { as: user })
    expect(again.body.user.pendingEmail).toBe('two@site.example')
    const [first, second] = await mailsTo('two@site.example')
    expect(first?.token).not.toBe(second?.token)
    expect((await test.call('auth.confirmEmail', { body: { token: first?.token ?? '' } })).status).toBe(422)
    expect((await test.call('users.withdrawEmail', { as: user })).body.user.pendingEmail).toBeNull()
    expect(await open('two@site.example')).toBe('link_expired')
    expect((await test.call('users.resendEmail', { as: user })).status).toBe(404)
    await ask(user, 'three@site.example')
    await mailsTo('three@site.example')
    const password = 'river-stone-lamp'
    const body = { current_password: testPassword, password, password_confirmation: password }
    expect((await test.call('auth.changePassword', { as: user, body })).status).toBe(200)
    expect(await open('three@site.example')).toBe('link_expired')
  })

  it('is no way to mail strangers without end', async () => {
    const user = await test.signedIn('Creator')
    const statuses = []
    for (let count = 0; count < 7; count++) statuses.push((await ask(user, `s${count}@site.example`)).status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  })

  it('waits a day', async () => {
    const user = await test.signedIn('Creator')
    await ask(user, 'late@site.example')
    const [link] = await mailsTo('late@site.example')
    test.later(24 * 3600_000 + 1000)
    expect((await test.call('auth.confirmEmail', { body: { token: link?.token ?? '' } })).error.code).toBe(
      'link_expired',
    )
  })
})
