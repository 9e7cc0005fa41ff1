import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makeDeck } from '../../../test/decks.ts'
import { makeUser, type Person } from '../../../test/factories.ts'
import { insertRow } from '../../../test/rows.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const remove = (as: Person, id: string) => test.call('users.delete', { as, params: { id } })
const restore = (as: Person, id: string) => test.call('users.restore', { as, params: { id } })
const rowOf = (id: string) =>
  test.deps.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function branch() {
  const admin = await test.signedIn('Admin')
  const { clientId } = admin
  const manager = await test.signedIn('Manager', { clientId })
  const creator = await test.signedIn('Creator', { clientId, manager_id: manager.userId })
  const report = await makeUser(test.deps, { clientId, manager_id: creator.userId })
  const below = await makeUser(test.deps, { clientId, manager_id: report.userId })
  return { admin, clientId, manager, creator, report, below }
}

describe('deleting', () => {
  it('hands decks, files and reports to the manager, and closes every way in', async () => {
    const { admin, clientId, manager, creator, report, below } = await branch()
    const deck = await makeDeck(test, creator)
    const media = await insertRow(test.deps, 'media', { client_id: clientId, owner_id: creator.userId })
    const { status, body } = await remove(admin, creator.userId)
    expect([status, body.user.user_active, body.user.deletedAt === null]).toEqual([200, false, false])
    expect((await test.call('auth.me', { as: creator })).status).toBe(401)
    expect((await test.call('decks.show', { as: manager, params: { id: deck.id } })).body.deck.can.delete).toBe(true)
    expect(
      (await test.deps.db.selectFrom('media').select('owner_id').where('id', '=', media.id).executeTakeFirst())
        ?.owner_id,
    ).toBe(manager.userId)
    expect((await rowOf(report.userId)).manager_id).toBe(manager.userId)
    const names = await test.call('users.descendants', { as: manager, params: { id: manager.userId } })
    expect(names.body.users.map(({ id }) => id).toSorted()).toEqual([report.userId, below.userId].toSorted())
  })

  it('goes to the acting Admin without a manager who can take it; reports come to the top', async () => {
    const { admin, manager, creator } = await branch()
    const deck = await makeDeck(test, manager)
    await remove(admin, manager.userId)
    expect((await rowOf(creator.userId)).manager_id).toBeNull()
    const { owner_id } = await test.deps.db
      .selectFrom('decks')
      .select('owner_id')
      .where('id', '=', deck.id)
      .executeTakeFirstOrThrow()
    expect(owner_id).toBe(admin.userId)
  })

  it('keeps a picture of the person that no deck shows', async () => {
    const { admin, clientId, creator } = await branch()
    const media = await insertRow(test.deps, 'media', { client_id: clientId, owner_id: creator.userId })
    await test.deps.db.updateTable('users').set({ image: media.id }).where('id', '=', creator.userId).execute()
    await remove(admin, creator.userId)
    const { owner_id } = await test.deps.db
      .selectFrom('media')
      .select('owner_id')
      .where('id', '=', media.id)
      .executeTakeFirstOrThrow()
    expect(owner_id).toBe(creator.userId)
  })

  it('not oneself, the owner or somebody above; not by a manager, nor twice', async () => {
    const { admin, clientId, manager, creator } = await branch()
    const owner = await makeUser(test.deps, { clientId })
    await test.deps.db.updateTable('users').set({ owns_client: true }).where('id', '=', owner.userId).execute()
    const boss = await makeUser(test.deps, { clientId, license_type: 'Superadmin' })
    const self = await remove(admin, admin.userId)
    expect([self.status, self.error.errors]).toEqual([422, ['You cannot delete yourself here.']])
    expect((await remove(admin, owner.userId)).status).toBe(403)
    expect((await remove(admin, boss.userId)).status).toBe(403)
    expect((await remove(manager, creator.userId)).status).toBe(403)
    expect((await remove(admin, creator.userId)).status).toBe(200)
    expect((await remove(admin, creator.userId)).status).toBe(404)
  })

  it('of 200 who delete or deactivate each other at once, one Admin stays', async () => {
    const first = await test.signedIn('Admin')
    const { clientId } = first
    const admins = [first, await test.signedIn('Admin', { clientId }), await test.signedIn('Admin', { clientId })]
    const calls = ['users.delete', 'users.deactivate'] as const
    await Promise.all(
      Array.from({ length: 200 }, (_, at) => {
        const as = admins[at % 3] as Person
        const { userId: id } = admins[(at + 1 + (at % 2)) % 3] as Person
        return test.call(calls[Math.floor(at / 6) % 2] ?? 'users.delete', { as, params: { id } })
      }),
    )
    const { rows } = await test.deps.pool.query<{ admins: number }>(
      "select count(*) as admins from users where client_id = $1 and license_type = 'Admin' and active",
      [clientId],
    )
    expect(rows[0]?.admins).toBe(1)
  })
})

describe('the bin', () => {
  it('is seen by Admins alone, and nothing is changed in it', async () => {
    const { admin, manager, creator } = await branch()
    const params = { id: creator.userId }
    await remove(admin, creator.userId)
    expect((await test.call('users.show', { as: manager, params })).status).toBe(404)
    expect((await test.call('users.show', { as: admin, params })).body.user.can).toEqual({
      edit: false,
      activate: false,
      delete: true,
      inspect: true,
      message: false,
    })
    expect((await test.call('users.showAdmin', { as: admin, params })).body.heir).toBeNull()
    expect((await test.call('users.activate', { as: admin, params })).status).toBe(404)
    expect((await test.call('users.updateDetails', { as: admin, params, body: { details: {} } })).status).toBe(404)
    expect((await test.call('users.createAuthtoken', { as: admin, params, body: {} })).status).toBe(404)
  })

  it('gives a person back, as active as before, under the manager; what was handed over stays', async () => {
    const { admin, manager, creator } = await branch()
    const deck = await makeDeck(test, creator)
    await remove(admin, creator.userId)
    expect((await restore(manager, creator.userId)).status).toBe(403)
    const { status, body } = await restore(admin, creator.userId)
    expect([status, body.user.user_active, body.user.manager, body.user.deletedAt]).toEqual([
      200,
      true,
      manager.userId,
      null,
    ])
    const { owner_id } = await test.deps.db
      .selectFrom('decks')
      .select('owner_id')
      .where('id', '=', deck.id)
      .executeTakeFirstOrThrow()
    expect(owner_id).toBe(manager.userId)
    expect((await restore(admin, creator.userId)).status).toBe(200)
    await test.call('users.deactivate', { as: admin, params: { id: creator.userId } })
    await remove(admin, creator.userId)
    expect((await restore(admin, creator.userId)).body.user.user_active).toBe(false)
  })

  it('puts a person whose manager left under the next above', async () => {
    const { admin, manager, creator, report } = await branch()
    await remove(admin, report.userId)
    await remove(admin, creator.userId)
    expect((await restore(admin, report.userId)).body.user.manager).toBe(manager.userId)
  })

  it('of 200 created, enrolled, activated or restored at once as many come as the licence has room for', async () => {
    const admin = await test.signedIn('Admin')
    const people = await Promise.all(
      Array.from({ length: 20 }, () => makeUser(test.deps, { clientId: admin.clientId })),
    )
    for (const { userId } of people) expect((await remove(admin, userId)).status).toBe(200)
    const deactivated = await Promise.all(
      Array.from({ length: 20 }, () => makeUser(test.deps, { clientId: admin.clientId, active: false })),
    )
    await test.deps.db.updateTable('users').set({ max_users: 6 }).where('id', '=', admin.userId).execute()
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, at) => {
        const body = { email: `${test.deps.newId()}@meadow.example`, invite: true }
        const [bin, off] = [people[at], deactivated[at - 20]]
        if (bin) return restore(admin, bin.userId)
        if (off) return test.call('users.activate', { as: admin, params: { id: off.userId } })
        return at % 2 === 0
          ? test.call('users.create', { as: admin, body })
          : test.call('users.createEnroll', { as: admin, body: { ...body, courses: [] } })
      }),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(replies.filter(({ status }) => status === 402)).toHaveLength(195)
  })
})

describe('deleting permanently', () => {
  const erase = (as: Person, id: string) => test.call('users.erase', { as, params: { id } })
  const isThere = async (id: string) =>
    (await test.deps.db.selectFrom('users').select('id').where('id', '=', id).execute()).length > 0
  const proven = async (at: Date) => {
    await test.deps.db.updateTable('sessions').set({ proven_at: at }).execute()
  }
  const entries = (clientId: string) =>
    test.deps.db
      .selectFrom('audit_log')
      .select(['subject', 'detail', 'kind'])
      .where('client_id', '=', clientId)
      .where('action', '=', 'user.erase')
      .orderBy('at')
      .orderBy('id')
      .execute()

  it('erases a person in the bin and one who is not, hands over, and says who did it', async () => {
    const { admin, clientId, manager, creator, report } = await branch()
    await proven(test.deps.now())
    const deck = await makeDeck(test, creator)
    await remove(admin, report.userId)
    expect((await erase(admin, report.userId)).body).toEqual({ ok: true })
    expect((await erase(admin, creator.userId)).status).toBe(200)
    await test.jobsDone()
    expect([await isThere(report.userId), await isThere(creator.userId)]).toEqual([false, false])
    expect((await test.call('decks.show', { as: manager, params: { id: deck.id } })).body.deck.can.delete).toBe(true)
    expect(await entries(clientId)).toEqual(
      [report, creator].map(({ userId }) => ({ subject: userId, detail: {}, kind: 'deletion' })),
    )
  })

  it('needs a recent proof, and spares the owner, equals above, oneself and who was restored', async () => {
    const { admin, clientId, report } = await branch()
    const owner = await test.signedIn('Creator', { clientId, owns_client: true })
    await proven(new Date(test.deps.now().getTime() - 11 * 60_000))
    expect((await erase(admin, report.userId)).error.code).toBe('proof_needed')
    await proven(test.deps.now())
    expect((await erase(admin, owner.userId)).status).toBe(403)
    expect((await erase(admin, admin.userId)).status).toBe(422)
    expect((await erase(admin, (await branch()).report.userId)).status).toBe(404)
    const manager = await test.signedIn('Manager', { clientId })
    expect((await erase(manager, report.userId)).status).toBe(403)
    expect(await entries(clientId)).toEqual([])
    expect(await isThere(report.userId)).toBe(true)
  })
})
