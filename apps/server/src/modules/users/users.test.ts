import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { insertRows } from '../../test/rows.ts'
import { makeClient, makeUser, type Person } from '../../test/factories.ts'

let test: TestApp
let admin: Person
let manager: Person
let creator: Person
let learner: Person
let clientId: string
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin', { first_name: 'Anil', last_name: 'Nair' })
  clientId = admin.clientId
  manager = await test.signedIn('Manager', { clientId, first_name: 'Mohan' })
  creator = await test.signedIn('Creator', { clientId, first_name: 'Chitra', manager_id: manager.userId })
  learner = await test.signedIn('Learner', { clientId, first_name: 'Leela', manager_id: creator.userId })
})
afterAll(() => test.close())

const password = 'quiet-lantern-77'
const newUser = (email: string, more: Record<string, unknown> = {}) => ({
  email,
  password,
  first_name: 'New',
  last_name: 'Person',
  ...more,
})

describe('lists', () => {
  it('come in pages that hold everyone once, in each order', async () => {
    const other = (await makeClient(test.deps)).id
    const boss = await test.signedIn('Admin', { clientId: other, first_name: 'Zoya' })
    for (let count = 0; count < 7; count++) await makeUser(test.deps, { clientId: other, first_name: `P${count % 3}` })
    for (const sort of ['name', 'newest', 'oldest'] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const { status, body } = await test.call('users.listBasic', {
          as: boss,
          query: { limit: 3, sort, ...(cursor && { cursor }) },
        })
        expect(status).toBe(200)
        seen.push(...body.users.map(({ id }) => id))
        cursor = body.next ?? undefined
      } while (cursor)
      expect(seen).toHaveLength(8)
      expect(new Set(seen).size).toBe(8)
    }
  })

  it('search in name and e-mail, and take wildcards as text', async () => {
    const find = async (search: string) =>
      (await test.call('users.listSearch', { as: manager, body: { search } })).body.users.map(
        ({ first_name }) => first_name,
      )
    expect(await find('chit')).toEqual(['Chitra'])
    expect(await find(learner.email)).toEqual(['Leela'])
    expect(await find('%')).toEqual([])
    const { body } = await test.call('users.listQuery', { as: manager, body: { license_type: 'Creator' } })
    expect(body.users.map(({ first_name }) => first_name)).toEqual(['Chitra'])
  })

  it('are of the own branch for Managers, at any depth and in each list, and of the client for Admins', async () => {
    const beside = await test.signedIn('Manager', { clientId, first_name: 'Bela' })
    const off = await makeUser(test.deps, { clientId, first_name: 'Omar', manager_id: learner.userId, active: false })
    const names = async (as: Person, call: 'users.listBasic' | 'users.listDeactivated') =>
      (await test.call(call, { as })).body.users.map(({ first_name }) => first_name)
    expect(await names(manager, 'users.listBasic')).toEqual(['Chitra', 'Leela'])
    expect(await names(manager, 'users.listDeactivated')).toEqual(['Omar'])
    expect(await names(beside, 'users.listBasic')).toEqual([])
    expect(await names(beside, 'users.listDeactivated')).toEqual([])
    expect(await names(admin, 'users.listBasic')).toEqual(['Anil', 'Bela', 'Chitra', 'Leela', 'Mohan'])
    for (const [as, status] of [
      [manager, 200],
      [beside, 404],
      [admin, 200],
    ] as const)
      expect((await test.call('users.show', { as, params: { id: off.userId } })).status).toBe(status)
    for (const call of ['users.ancestors', 'users.children', 'users.descendants', 'users.showLicense'] as const)
      expect((await test.call(call, { as: beside, params: { id: learner.userId } })).status, call).toBe(404)
    const write = (as: Person, to: Person) =>
      test.call('notifications.create', {
        as,
        params: { id: to.userId },
        body: { title: 'Hello', text: '', link: '' },
      })
    expect((await write(manager, learner)).status).toBe(200)
    expect((await write(beside, learner)).status).toBe(404)
    expect((await write(manager, admin)).status).toBe(404)
    await test.deps.db.deleteFrom('users').where('id', 'in', [off.userId]).execute()
    await test.deps.db.deleteFrom('users').where('id', 'in', [beside.userId]).execute()
  })

  it('are not for creators, and refuse cursors of other lists', async () => {
    expect((await test.call('users.listBasic', { as: creator })).status).toBe(403)
    const { body } = await test.call('users.listBasic', { as: manager, query: { limit: 1 } })
    expect(
      (await test.call('users.listBasic', { as: manager, query: { sort: 'newest', cursor: body.next ?? '' } })).error
        .code,
    ).toBe('bad_cursor')
  })
})

describe('who sees whom', () => {
  it('oneself, Managers their branch and Admins their client; anyone else is not there', async () => {
    const outsider = await test.signedIn('Admin')
    const statusOf = async (as: Person, of: Person) =>
      (await test.call('users.show', { as, params: { id: of.userId } })).status
    expect(await statusOf(learner, learner)).toBe(200)
    expect(await statusOf(learner, creator)).toBe(404)
    expect(await statusOf(manager, learner)).toBe(200)
    expect(await statusOf(manager, admin)).toBe(404)
    expect(await statusOf(admin, learner)).toBe(200)
    expect(await statusOf(outsider, learner)).toBe(404)
    expect(await statusOf(await test.signedIn('Superadmin'), learner)).toBe(200)
    expect((await test.call('users.show', { as: admin, params: { id: 'no-id' } })).status).toBe(404)
    expect(
      (await test.call('users.showLicense', { as: learner, params: { id: learner.userId } })).body.license,
    ).toMatchObject({ license_type: 'Learner', usedSpace: 0 })
    expect((await test.call('users.showLicense', { as: learner, params: { id: creator.userId } })).status).toBe(404)
  })
})

describe('creating', () => {
  it('an Admin adds people to the own client; a licence is taken in shape, what the contract does not name is refused by its name', async () => {
    const person = newUser('  Tara@Meadow.example ', {
      name: undefined,
      first_name: 'tara',
      last_name: 'bose',
      license: { license_type: 'Superadmin', maxUsers: 9999999999, maxSpace: 9999999999 },
    })
    for (const name of ['_id', 'client', 'client_id', 'provider', 'active']) {
      const { status, error } = await test.call('users.create', { as: admin, body: { ...person, [name]: 'x' } })
      expect([status, error.fields]).toEqual([400, { [name]: 'is not a field here' }])
    }
    const hindi = await test.call('users.create', {
      as: admin,
      body: { ...person, license: { price: 0 } },
      headers: { 'accept-language': 'hi' },
    })
    expect(hindi.error.fields).toEqual({ 'license.price': 'यहाँ का फ़ील्ड नहीं है' })
    const { status, body } = await test.call('users.create', { as: admin, body: person })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      email: 'tara@meadow.example',
      username: 'tara@meadow.example',
      first_name: 'Tara',
      last_name: 'Bose',
      license_type: 'Creator',
      provider: 'MANUAL',
      user_active: true,
    })
    const row = await test.deps.db
      .selectFrom('users')
      .select(['client_id', 'confirmed'])
      .where('id', '=', body.user.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ client_id: clientId, confirmed: true })
    const again = await test.call('users.create', { as: admin, body: newUser('tara@meadow.example') })
    expect([again.status, again.error.fields]).toEqual([409, { email: 'This e-mail is already in use.' }])
  })

  it('splits and capitalises a full name', async () => {
    const { body } = await test.call('users.create', {
      as: admin,
      body: { email: 'one@meadow.example', password, name: 'ravi kumar das' },
    })
    expect([body.user.first_name, body.user.last_name]).toEqual(['Ravi', 'Kumar das'])
    const single = await test.call('users.create', {
      as: admin,
      body: { email: 'two@meadow.example', password, name: 'usha' },
    })
    expect([single.body.user.first_name, single.body.user.last_name]).toEqual(['Usha', ' '])
  })

  it('nobody gives a licence above the own, and only an Admin creates', async () => {
    expect(
      (
        await test.call('users.create', {
          as: admin,
          body: newUser('s@meadow.example', { license_type: 'Superadmin' }),
        })
      ).status,
    ).toBe(422)
    expect((await test.call('users.create', { as: manager, body: newUser('m@meadow.example') })).status).toBe(403)
    expect((await test.call('users.create', { body: newUser('r@meadow.example') })).error.code).toBe('registration_off')
  })

  it('a manager of another client is no manager', async () => {
    const outsider = await test.signedIn('Manager')
    const { status, error } = await test.call('users.create', {
      as: admin,
      body: newUser('x@meadow.example', { manager: outsider.userId }),
    })
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['manager']])
  })
})

describe('the tree', () => {
  it('answers ancestors, children and descendants, and refuses a cycle', async () => {
    const made = await Promise.all(['A', 'B', 'C'].map((first_name) => makeUser(test.deps, { clientId, first_name })))
    const [a, b, c] = made.map(({ userId }) => userId) as [string, string, string]
    const setManager = (id: string, of: string | null) =>
      test.call('users.updateManager', { as: admin, params: { id }, body: { manager: of } })
    expect((await setManager(b, a)).body.user.manager).toBe(a)
    await setManager(c, b)
    const ids = async (call: 'users.ancestors' | 'users.children' | 'users.descendants', id: string) =>
      (await test.call(call, { as: admin, params: { id } })).body.users.map((user) => user.id)
    expect(await ids('users.ancestors', c)).toEqual([b, a])
    expect(await ids('users.children', a)).toEqual([b])
    expect(await ids('users.descendants', a)).toEqual([b, c])
    expect((await setManager(a, c)).error.fields).toEqual({
      manager: 'This person is below in the hierarchy and can not be the manager.',
    })
    expect((await setManager(a, a)).status).toBe(422)
    expect(
      (await test.call('users.updateManager', { as: learner, params: { id: learner.userId }, body: { manager: a } }))
        .status,
    ).toBe(403)
  })

  it('comes in pages, each person once and in order, however many there are', async () => {
    const head = await test.signedIn('Manager', { clientId, first_name: 'Head' })
    const leads = await Promise.all(
      ['L2', 'L1', 'L1'].map((first_name) => makeUser(test.deps, { clientId, first_name, manager_id: head.userId })),
    )
    const last = await makeUser(test.deps, { clientId, first_name: 'A', manager_id: leads[0]?.userId ?? '' })
    const rows = await insertRows(
      test.deps,
      'users',
      Array.from({ length: 5_100 }, (_, n) => ({
        client_id: clientId,
        first_name: `M${n % 40}`,
        license_type: 'Learner' as const,
        manager_id: last.userId,
      })),
    )
    const pages = async (
      call: 'users.ancestors' | 'users.children' | 'users.descendants',
      id: string,
      limit: number,
    ) => {
      const seen: { id: string; first_name: string }[] = []
      let cursor: string | undefined
      do {
        const { status, body } = await test.call(call, {
          as: head,
          params: { id },
          query: { limit, ...(cursor && { cursor }) },
        })
        expect([status, body.users.length <= limit]).toEqual([200, true])
        seen.push(...body.users)
        cursor = body.next ?? undefined
      } while (cursor)
      return seen
    }
    expect((await pages('users.children', head.userId, 1)).map(({ first_name }) => first_name)).toEqual([
      'L1',
      'L1',
      'L2',
    ])
    const above = await pages('users.ancestors', rows[0]?.id ?? '', 2)
    expect(above.map(({ first_name }) => first_name)).toEqual(['A', 'L2', 'Head'])
    const all = await pages('users.descendants', head.userId, 100)
    expect(new Set(all.map(({ id }) => id)).size).toBe(5_104)
    expect(all).toHaveLength(5_104)
    expect(all.slice(0, 5).map(({ first_name }) => first_name)).toEqual(['L1', 'L1', 'L2', 'A', 'M0'])
    const first = await test.call('users.descendants', { as: head, params: { id: head.userId } })
    expect(first.body.users).toHaveLength(20)
    const wrong = await test.call('users.ancestors', {
      as: head,
      params: { id: head.userId },
      query: { cursor: first.body.next ?? '' },
    })
    expect(wrong.error.code).toBe('bad_cursor')
  })

  it('tells a Creator who is somebody’s manager nothing of those below', async () => {
    const of = { as: creator, params: { id: creator.userId } }
    expect((await test.call('users.children', of)).body.users).toEqual([])
    expect((await test.call('users.descendants', of)).body.users).toEqual([])
    expect((await test.call('users.ancestors', of)).body.users.map(({ id }) => id)).toEqual([manager.userId])
    expect((await test.call('users.show', { as: creator, params: { id: learner.userId } })).status).toBe(404)
  })

  it('two at once make no cycle', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = await Promise.all([makeUser(test.deps, { clientId }), makeUser(test.deps, { clientId })])
      const answers = await Promise.all([
        test.call('users.updateManager', { as: admin, params: { id: a.userId }, body: { manager: b.userId } }),
        test.call('users.updateManager', { as: admin, params: { id: b.userId }, body: { manager: a.userId } }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    }
  })
})

describe('licence and activity', () => {
  it('at most the own type, of those not above, and the last Admin stays', async () => {
    const set = (as: Person, id: string, license_type: string) =>
      test.call('users.updateLicense', { as, params: { id }, body: { license_type } })
    expect((await set(admin, creator.userId, 'Superadmin')).status).toBe(422)
    expect((await set(admin, creator.userId, 'Manager')).body.user.license_type).toBe('Manager')
    expect((await set(admin, creator.userId, 'Creator')).status).toBe(200)
    expect((await set(manager, learner.userId, 'Creator')).status).toBe(403)
    const { status, error } = await set(admin, admin.userId, 'Creator')
    expect([status, error.errors]).toEqual([422, ['At least one administrator must stay.']])
    const boss = await test.signedIn('Superadmin', { clientId })
    expect((await set(admin, boss.userId, 'Learner')).status).toBe(403)
    await test.deps.db.updateTable('users').set({ active: false }).where('id', '=', boss.userId).execute()
  })

  it('two Admins who demote each other at once leave one', async () => {
    const one = await test.signedIn('Admin')
    const two = await test.signedIn('Admin', { clientId: one.clientId })
    const answers = await Promise.all([
      test.call('users.updateLicense', { as: one, params: { id: two.userId }, body: { license_type: 'Creator' } }),
      test.call('users.updateLicense', { as: two, params: { id: one.userId }, body: { license_type: 'Creator' } }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await test.deps.pool.query<{ admins: number }>(
      "select count(*) as admins from users where client_id = $1 and license_type = 'Admin'",
      [one.clientId],
    )
    expect(rows[0]?.admins).toBe(1)
  })

  it('deactivating closes the sessions at once; activating lets in again', async () => {
    const user = await test.signedIn('Creator', { clientId })
    expect(
      (await test.call('users.deactivate', { as: admin, params: { id: user.userId } })).body.user.user_active,
    ).toBe(false)
    expect((await test.call('auth.me', { as: user })).status).toBe(401)
    expect(
      (await test.call('users.listDeactivated', { as: admin })).body.users.some(({ id }) => id === user.userId),
    ).toBe(true)
    expect((await test.call('users.activate', { as: admin, params: { id: user.userId } })).body.user.user_active).toBe(
      true,
    )
    expect((await test.call('users.deactivate', { as: admin, params: { id: admin.userId } })).status).toBe(422)
    const acts = await test.deps.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', user.userId)
      .orderBy('id')
      .execute()
    expect(acts.map(({ action }) => action)).toEqual(['user.deactivate', 'user.activate'])
  })
})

describe('changing', () => {
  const profile = { company: 'Lotus', address: '<b>1</b>', webpage: 'https://lotus.example', bio: '', logo: '' }
  it('the own profile; details only by the organisation', async () => {
    expect(
      (await test.call('users.updateProfile', { as: learner, params: { id: learner.userId }, body: { profile } })).body
        .user.profile,
    ).toEqual(profile)
    expect(
      (await test.call('users.updateProfile', { as: learner, params: { id: creator.userId }, body: { profile } }))
        .status,
    ).toBe(404)
    expect(
      (
        await test.call('users.updateDetails', {
          as: learner,
          params: { id: learner.userId },
          body: { details: { team: 'north' } },
        })
      ).status,
    ).toBe(403)
    expect(
      (
        await test.call('users.updateDetails', {
          as: admin,
          params: { id: learner.userId },
          body: { details: { team: 'north' } },
        })
      ).body.user.details,
    ).toEqual({ team: 'north' })
  })

  it('oneself: the name, and nothing else taken', async () => {
    const user = await test.signedIn('Learner', { clientId })
    const update = (body: Record<string, unknown>) => test.call('users.updateSelf', { as: user, body })
    const others = { license_type: 'Admin', manager: admin.userId, active: false }
    expect(Object.keys((await update({ first_name: 'maya', ...others })).error.fields ?? {})).toEqual(
      Object.keys(others),
    )
    const { body } = await update({ first_name: 'maya' })
    expect(body.user).toMatchObject({
      first_name: 'Maya',
      email: user.email,
      license_type: 'Learner',
      manager: null,
      user_active: true,
    })
    expect((await update({ image: 'nothing' })).status).toBe(422)
    expect((await test.call('auth.me', { as: user })).status).toBe(200)
  })
})

describe('registration', () => {
  it('needs captcha and an allowed address, makes a client of its own, and lets in when confirmed', async () => {
    const open = await createTestApp({
      env: { REGISTRATION: 'on' },
      change: () => ({
        captcha: {
          kind: 'proof_of_work',
          challenge: async () => ({ kind: 'proof_of_work', challenge: {} }),
          verify: async (token) => token === 'person',
        },
      }),
    })
    const register = (body: Record<string, unknown>, address = '192.0.2.1') =>
      open.call('users.create', {
        body: { password, name: 'priya sen', captcha: 'person', ...body },
        headers: { 'x-forwarded-for': address },
      })
    expect((await register({ email: 'p@mailinator.com' })).error.fields).toEqual({
      email: 'Addresses of this provider are not accepted.',
    })
    expect((await register({ email: 'p@eu.mailinator.com' })).status).toBe(422)
    expect((await register({ email: 'p@site.xyz' })).status).toBe(422)
    expect((await register({ email: 'p@site.com', captcha: 'robot' })).error.code).toBe('captcha_failed')
    expect((await register({ email: 'p@site.com', password: 'short' })).status).toBe(422)
    const { status, body } = await register({
      email: 'P@site.com',
      license_type: 'Superadmin',
      license: { license_type: 'Superadmin' },
      manager: admin.userId,
      details: { a: 'b' },
      username: 'root',
    })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      email: 'p@site.com',
      username: 'p@site.com',
      first_name: 'Priya',
      last_name: 'Sen',
      license_type: 'Creator',
      manager: null,
      details: {},
      can: { edit: false },
    })
    const row = await open.deps.db
      .selectFrom('users')
      .select(['max_users', 'max_space', 'confirmed', 'owns_client'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ max_users: 10_000_000, max_space: 100_000_000, confirmed: false, owns_client: true })
    const signIn = () => open.call('auth.signIn', { body: { username: 'p@site.com', password } })
    expect((await signIn()).status).toBe(403)
    await open.jobsDone()
    const mail = await open.deps.db.selectFrom('mail_outbox').select('text_body').executeTakeFirstOrThrow()
    const token = /#token=(\S+)/.exec(mail.text_body)?.[1] ?? ''
    expect((await open.call('auth.confirmEmail', { body: { token } })).status).toBe(200)
    expect((await open.call('auth.confirmEmail', { body: { token } })).error.code).toBe('link_expired')
    expect((await signIn()).status).toBe(200)
    const again = await register({ email: 'p@site.com', name: 'eve' }, '192.0.2.98')
    expect([again.status, Object.keys(again.body.user)]).toEqual([200, Object.keys(body.user)])
    await open.jobsDone()
    const mails = await open.deps.db.selectFrom('mail_outbox').select('subject').orderBy('id').execute()
    expect(mails.map(({ subject }) => subject)).toEqual(['Confirm your e-mail', 'Somebody gave your e-mail address'])
    expect(await open.deps.db.selectFrom('clients').select('name').execute()).toHaveLength(1)
    for (let count = 0; count < 10; count++) await register({ email: 'x@site.xyz' }, '192.0.2.99')
    expect((await register({ email: 'x@site.xyz' }, '192.0.2.99')).status).toBe(429)
    await open.close()
  })
})
