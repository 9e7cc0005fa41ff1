import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { factorPeopleOf } from '../auth/second-factor/test/factor-people.ts'
import { makeUser, testPassword } from '../../test/factories.ts'
import type { Directory } from './test/directory.ts'
import { createDirectoryScene, directoryPerson, type DirectoryScene } from './test/directory-scene.ts'
import { DOMAIN, type SsoScene } from './test/sso-scene.ts'

let scene: SsoScene
let directory: Directory
let at: DirectoryScene

beforeAll(async () => {
  at = await createDirectoryScene()
  ;({ scene, directory } = at)
  await scene.setUp(directory, {
    manager: 'manager',
    licences: [
      { value: 'teachers', license_type: 'Creator' },
      { value: 'heads', license_type: 'Manager' },
    ],
  })
})
afterAll(() => at.close())

const signIn: DirectoryScene['signIn'] = (...input) => at.signIn(...input)

const userOf = (email: string) =>
  scene.test.deps.db
    .selectFrom('users')
    .select(['id', 'manager_id', 'license_type', 'provider', 'first_name', 'last_name', 'language', 'confirmed'])
    .where('email', '=', email)
    .executeTakeFirst()

const factors = factorPeopleOf(() => scene.test)

describe('a person of the directory', () => {
  it('arrives at the first sign-in with the licence and under the manager that the claims name, and comes back where they were', async () => {
    const head = await makeUser(scene.test.deps, {
      clientId: scene.admin.clientId,
      license_type: 'Manager',
      email: `mohan@${DOMAIN}`,
    })
    const claims = directoryPerson('tara', {
      groups: ['teachers', 'choir'],
      manager: `Mohan@${DOMAIN}`,
      locale: 'hi-IN',
    })
    const { started, reply } = await signIn('t-1', claims, '/courses?tab=mine')
    expect(started.status).toBe(302)
    expect(started.setCookie).toMatch(/HttpOnly; SameSite=Lax; Max-Age=600$/)
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({
      email: `tara@${DOMAIN}`,
      first_name: 'Tara',
      license: { license_type: 'Creator' },
      back: '/courses?tab=mine',
    })
    expect(reply.headers['access-token']).toBeTruthy()
    const user = await userOf(`tara@${DOMAIN}`)
    expect(user).toMatchObject({ manager_id: head.userId, provider: 'OIDC', language: 'hi', confirmed: true })
    const again = await signIn('t-1')
    expect([again.reply.status, (again.reply.body as { _id: string })._id]).toEqual([200, user?.id])
  })

  it('is a Learner without a group; later sign-ins change the names, and no more unless the settings say so', async () => {
    await signIn('u-1', directoryPerson('usha'))
    expect(await userOf(`usha@${DOMAIN}`)).toMatchObject({ license_type: 'Learner', manager_id: null })
    await signIn('u-1', directoryPerson('usha', { family_name: 'Nair', groups: ['heads'], manager: `mohan@${DOMAIN}` }))
    expect(await userOf(`usha@${DOMAIN}`)).toMatchObject({
      license_type: 'Learner',
      last_name: 'Nair',
      manager_id: null,
    })
    await scene.setUp(directory, {
      manager: 'manager',
      licences: [{ value: 'heads', license_type: 'Manager' }],
      updates: { names: true, licence: true, manager: true },
    })
    await signIn('u-1')
    const mohan = await userOf(`mohan@${DOMAIN}`)
    expect(await userOf(`usha@${DOMAIN}`)).toMatchObject({ license_type: 'Manager', manager_id: mohan?.id })
  })

  it('is one account, however many first sign-ins come at once', async () => {
    directory.accounts.set('many', directoryPerson('many'))
    directory.signsIn = 'many'
    const visits = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const started = await scene.visit.start(scene.slug)
        return { started, returned: await directory.follow(started.location) }
      }),
    )
    const replies = await Promise.all(
      visits.map(({ started, returned }) => scene.visit.connect(scene.slug, returned, started.cookie)),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(replies.map(({ body }) => (body as { _id: string })._id)).size).toBe(1)
    const accounts = await scene.test.deps.db
      .selectFrom('sso_accounts')
      .select('id')
      .where('subject', '=', 'many')
      .execute()
    expect(accounts).toHaveLength(1)
  }, 60_000)

  it('is linked to an account by a confirmed address alone', async () => {
    const { clientId } = scene.admin
    const before = await makeUser(scene.test.deps, { clientId, email: `lata@${DOMAIN}` })
    for (const email_verified of [false, undefined]) {
      const { reply } = await signIn('l-1', directoryPerson('lata', { email_verified }))
      expect([reply.status, reply.error.code]).toEqual([403, 'sso_failed'])
      expect(reply.error.errors[0]).toContain('has not confirmed')
    }
    expect(await factors.failuresOf(before.userId)).toEqual(['directory', 'directory'])
    const { reply } = await signIn('l-1', directoryPerson('lata', { email: `\u3164Lata@${DOMAIN}` }))
    expect((reply.body as { _id: string })._id).toBe(before.userId)
    // The address is given to somebody else later.
    const later = await signIn('l-2', directoryPerson('lata'))
    expect(later.reply.error.errors[0]).toContain('does not sign in through your organisation')
    expect(await factors.failuresOf(before.userId)).toHaveLength(3)
  })

  it('takes an account from who registered it with an address that is not theirs', async () => {
    const { clientId } = scene.admin
    const { test } = scene
    const squatter = await test.signedIn('Learner', { clientId, email: `hema@${DOMAIN}`, confirmed: false })
    const { reply } = await signIn('h-1', directoryPerson('hema'))
    expect((reply.body as { _id: string })._id).toBe(squatter.userId)
    expect((await test.call('auth.me', { as: squatter })).status).toBe(401)
    const body = { username: `hema@${DOMAIN}`, password: testPassword }
    expect((await test.call('auth.signIn', { body })).status).toBe(401)
  })

  it('who has a second factor answers with it once before the directory alone signs them in', async () => {
    const { clientId } = scene.admin
    const { person, secret } = await factors.withTotp('Admin', { clientId, email: `uma@${DOMAIN}` })
    const asked = async () => {
      const { reply } = await signIn('uma-1', directoryPerson('uma'), '/library')
      return { status: reply.status, ...(reply.error?.data as { challenge: string; back: string } | undefined) }
    }
    const first = await asked()
    expect([first.status, first.back]).toEqual([401, '/library'])
    expect((await asked()).status).toBe(401)
    // A sign-in with password and factor proves nothing about the directory's account.
    const own = await factors.challengeOf(person)
    scene.test.later(30_000)
    expect((await factors.answer({ challenge: own.challenge, code: factors.codeOf(secret) })).status).toBe(200)
    const again = await asked()
    expect(again.status).toBe(401)
    scene.test.later(30_000)
    const answered = await factors.answer({ challenge: again.challenge, code: factors.codeOf(secret) })
    expect([answered.status, (answered.body as { _id: string })._id]).toEqual([200, person.userId])
    expect((await asked()).status).toBe(200)
  })

  it('is refused with an address of another domain, of another client, or without one', async () => {
    const elsewhere = await scene.test.signedIn('Learner', { email: `away@${DOMAIN}` })
    const foreign = await signIn('x-1', { email: 'x@gmail.example', email_verified: true })
    expect(foreign.reply.error.errors[0]).toContain('not of a domain')
    const taken = await signIn('x-2', directoryPerson('away'))
    expect(taken.reply.error.errors[0]).toContain('in use already')
    expect(JSON.stringify(taken.reply.error)).not.toContain(elsewhere.clientId)
    expect(await factors.failuresOf(elsewhere.userId)).toEqual([])
    expect((await signIn('x-3', {})).reply.error.errors[0]).toContain('named no e-mail')
    expect((await signIn('x-4', directoryPerson('never', { email_verified: false }))).reply.error.code).toBe(
      'sso_failed',
    )
    expect(await userOf(`never@${DOMAIN}`)).toBeUndefined()
  })

  it('is not let in when deactivated, and never becomes a Superadmin', async () => {
    const { clientId } = scene.admin
    await makeUser(scene.test.deps, { clientId, license_type: 'Superadmin', email: `root@${DOMAIN}` })
    const root = await signIn('r-1', directoryPerson('root'))
    expect([root.reply.status, root.reply.error.code]).toEqual([403, 'sso_failed'])
    await signIn('d-1', directoryPerson('dev'))
    const user = await userOf(`dev@${DOMAIN}`)
    await scene.test.call('users.deactivate', { as: scene.admin, params: { id: user?.id ?? '' } })
    expect((await signIn('d-1')).reply.error.code).toBe('account_deactivated')
    expect(await factors.failuresOf(user?.id)).toEqual(['deactivated'])
  })

  it('counts against the limit of people', async () => {
    const { clientId } = scene.admin
    const { db } = scene.test.deps
    await db.updateTable('users').set({ max_users: 1 }).where('client_id', '=', clientId).execute()
    const { reply } = await signIn('full', directoryPerson('full'))
    expect([reply.status, reply.error.code]).toEqual([402, 'plan_limit'])
    expect(await userOf(`full@${DOMAIN}`)).toBeUndefined()
    await db.updateTable('users').set({ max_users: 1000 }).where('client_id', '=', clientId).execute()
  })

  it('signs out at the provider, which leads back to our sign-in page', async () => {
    const { reply } = await signIn('t-1')
    const headers = Object.fromEntries(
      ['access-token', 'client', 'uid'].map((name) => [name, String(reply.headers[name])]),
    )
    const { body } = await scene.test.call('auth.signOut', { as: { headers } })
    const url = new URL(body.end_session ?? '')
    expect(url.origin).toBe(directory.issuer)
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`http://deckle.test/${scene.admin.clientId}/login`)
    expect(url.searchParams.get('id_token_hint')).toMatch(/^ey/)
    expect((await fetch(url)).status).toBe(200)
    const stored = await scene.test.deps.db.selectFrom('sso_sessions').select('id_token').execute()
    expect(stored.every(({ id_token }) => !id_token.startsWith('ey'))).toBe(true)
  })
})

describe('attacks', () => {
  it('a sign-in ends in the browser that began it, once', async () => {
    directory.signsIn = 't-1'
    const [mine, theirs] = [await scene.visit.start(scene.slug), await scene.visit.start(scene.slug)]
    const returned = await directory.follow(mine.location)
    const other = await scene.visit.connect(scene.slug, returned, theirs.cookie)
    expect(other.error.errors[0]).toContain('another browser')
    const fresh = await scene.visit.start(scene.slug)
    const back = await directory.follow(fresh.location)
    expect((await scene.visit.connect(scene.slug, back, '')).error.errors[0]).toContain('another browser')
    const third = await signIn('t-1')
    expect(third.reply.status).toBe(200)
    const replayed = await scene.visit.connect(scene.slug, third.returned, third.started.cookie)
    expect(replayed.error.errors[0]).toContain('took too long or was used')
  })

  it('a code is good for its own state alone', async () => {
    directory.signsIn = 't-1'
    const first = await scene.visit.start(scene.slug)
    const second = await scene.visit.start(scene.slug, { cookie: first.cookie })
    expect(second.cookie).toBe(first.cookie)
    const [one, two] = [await directory.follow(first.location), await directory.follow(second.location)]
    const code = new URL(one).searchParams.get('code') ?? ''
    const mixed = await scene.visit.connect(scene.slug, two, first.cookie, { code })
    expect([mixed.status, mixed.error.code]).toEqual([403, 'sso_failed'])
    const unknown = await scene.visit.connect(scene.slug, one, first.cookie, { state: 'x'.repeat(64) })
    expect(unknown.error.code).toBe('sso_failed')
    const late = await scene.visit.start(scene.slug)
    const returned = await directory.follow(late.location)
    scene.test.later(11 * 60_000)
    expect((await scene.visit.connect(scene.slug, returned, late.cookie)).error.code).toBe('sso_failed')
  })

  it('the slug of another client, or none, is refused', async () => {
    const other = await scene.test.signedIn('Admin')
    directory.signsIn = 't-1'
    const started = await scene.visit.start(scene.slug)
    const returned = await directory.follow(started.location)
    expect((await scene.visit.connect(other.clientId, returned, started.cookie)).error.code).toBe('sso_failed')
    expect((await scene.visit.connect('nobody', returned, started.cookie)).status).toBe(404)
    expect((await scene.visit.start(other.clientId)).location).toBe(`/sso/${other.clientId}?error=off`)
    expect((await scene.visit.start('nobody')).location).toBe('/sso/unknown?error=off')
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'a way back to %s leads to the start',
    async (back) => {
      const { reply } = await signIn('t-1', undefined, back)
      expect((reply.body as { back: string }).back).toBe('/')
    },
  )

  it('what the person refused at the provider comes back as its error', async () => {
    directory.signsIn = ''
    const started = await scene.visit.start(scene.slug)
    expect(new URL(await directory.follow(started.location)).searchParams.get('error')).toBe('access_denied')
  })
})
