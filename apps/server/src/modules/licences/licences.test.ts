import { limitNames } from '@deckle/core/plan/limit.ts'
import { UNLIMITED } from '@deckle/core/plan/plan.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Meter } from '../../db/meter.ts'
import { transaction } from '../../db/transaction.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeClient, type Person } from '../../test/factories.ts'
import { bulkCalls } from '../../test/bulk-calls.ts'
import { importsOf } from '../imports/test/import-calls.ts'
import { enforceLimit, lockLicence, readUsage } from './index.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const invite = (as: Person) =>
  test.call('users.create', {
    as,
    body: { email: `${test.deps.newId()}@meadow.example`, password: 'quiet-lantern-77' },
  })

describe('people', () => {
  it('of many invited at once as many are made as the licence has room for', async () => {
    const admin = await test.signedIn('Admin')
    await test.deps.db.updateTable('users').set({ max_users: 4 }).where('id', '=', admin.userId).execute()
    const tries = await Promise.all(Array.from({ length: 8 }, () => invite(admin)))
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 402, 402, 402, 402, 402,
    ])
    expect(tries.find(({ status }) => status === 402)?.error).toMatchObject({
      errors: ['Your licence has room for 4 people, and 4 are there.'],
      limit: { name: 'maxUsers', limit: 4, used: 4, lifts: null },
    })
  })

  it('of imports, bulk actions and single acts at once no more come in than there is room for', async () => {
    const admin = await test.signedIn('Admin')
    const { clientId } = admin
    const { bulk, person } = bulkCalls(
      () => test,
      () => admin,
    )
    const { upload, check, run, rowsOf } = importsOf(
      () => test,
      () => admin,
    )
    const off = await Promise.all(
      Array.from({ length: 30 }, (_, at) => person({ active: false, email: `off-${at}@${clientId}.example` })),
    )
    const lines = [
      ...Array.from({ length: 10 }, (_, at) => `off-${20 + at}@${clientId}.example,active`),
      ...Array.from({ length: 10 }, (_, at) => `new-${at}@${clientId}.example,active`),
      `out@${clientId}.example,deactivated`,
    ]
    const { id } = await upload(`email,status\n${lines.join('\n')}\n`)
    await check(id)
    await test.deps.db.updateTable('users').set({ max_users: 16 }).where('id', '=', admin.userId).execute()
    await Promise.all([
      run(id),
      bulk({ ids: off.slice(0, 20) }, 'activate'),
      ...Array.from({ length: 20 }, () => invite(admin)),
    ])
    expect((await readUsage(test.deps, admin, ['maxUsers'])).maxUsers).toBe(16)
    const created = await rowsOf(id, 'created')
    // Who may not sign in takes no place.
    expect(created.map(({ email }) => email)).toContain(`out@${clientId}.example`)
  })

  it('who are let in again by an import need a place', async () => {
    const admin = await test.signedIn('Admin')
    const { upload, check, run, rowsOf } = importsOf(
      () => test,
      () => admin,
    )
    const { person } = bulkCalls(
      () => test,
      () => admin,
    )
    const [one, two] = [`one@${admin.clientId}.example`, `two@${admin.clientId}.example`]
    for (const email of [one, two]) await person({ active: false, email })
    await test.deps.db.updateTable('users').set({ max_users: 2 }).where('id', '=', admin.userId).execute()
    const { id } = await upload(`email,status\n${one},active\n${two},active\n`)
    const checked = await check(id)
    expect(checked.job.counts).toEqual({ change: 1, refused: 1 })
    expect((await rowsOf(id, 'refused')).map(({ reasons }) => reasons)).toEqual([
      ['Your licence has room for 2 people, and 1 is there.'],
    ])
    await run(id)
    expect((await readUsage(test.deps, admin, ['maxUsers'])).maxUsers).toBe(2)
  })

  it('are not counted where the licence has no limit', async () => {
    const admin = await test.signedIn('Admin')
    await test.deps.db.updateTable('users').set({ max_users: UNLIMITED }).where('id', '=', admin.userId).execute()
    let counted = 0
    const meters = { ...test.deps.meters, maxUsers: [() => Promise.resolve(++counted)] }
    await transaction(test.deps.db, (trx) => enforceLimit(trx, { ...test.deps, meters }, 'maxUsers', admin))
    expect(counted).toBe(0)
  })
})

describe('people far below a large limit', () => {
  const boundOf = async ({ clientId }: Person) =>
    (
      await test.deps.db
        .selectFrom('clients')
        .select('people_bound')
        .where('id', '=', clientId)
        .executeTakeFirstOrThrow()
    ).people_bound
  const setLimit = ({ userId }: Person, max_users: number) =>
    test.deps.db.updateTable('users').set({ max_users }).where('id', '=', userId).execute()

  it('are counted once; later acts raise the bound, which is never too low', async () => {
    const admin = await test.signedIn('Admin')
    await setLimit(admin, 1_000_000)
    let counted = 0
    const deps = {
      ...test.deps,
      meters: {
        ...test.deps.meters,
        maxUsers: test.deps.meters.maxUsers.map((meter): Meter => (...asked) => {
          counted++
          return meter(...asked)
        }),
      },
    }
    const add = () => transaction(deps.db, (trx) => enforceLimit(trx, deps, 'maxUsers', admin))
    await add()
    await Promise.all([add(), add()])
    expect([counted, await boundOf(admin)]).toEqual([1, 4])
    await invite(admin)
    expect(await boundOf(admin)).toBe(5)
  })

  it('are counted again after somebody was added without a limit or under a small one, and near the first level', async () => {
    const admin = await test.signedIn('Admin')
    for (const [limit, bound] of [
      [1_000_000, 2],
      [UNLIMITED, null],
      [1_000_000, 4],
      [50, null],
      [12_400, null],
      [1_000_000, 7],
    ] as const) {
      await setLimit(admin, limit)
      expect((await invite(admin)).status).toBe(200)
      expect(await boundOf(admin)).toBe(bound)
    }
  })
})

describe('a locked licence', () => {
  it('lets nobody else pass the limit until its transaction ends', async () => {
    const creator = await test.signedIn('Creator', { clientId: (await makeClient(test.deps, { plan: 'free' })).id })
    const done: string[] = []
    let second: Promise<void> = Promise.resolve()
    await transaction(test.deps.db, async (trx) => {
      const licence = await lockLicence(trx, 'campaigns', creator)
      expect(licence).toMatchObject({ plan: 'free', clientId: creator.clientId })
      second = transaction(test.deps.db, async (other) => {
        await lockLicence(other, 'activeCampaigns', creator)
        done.push('second')
      })
      // Storage is counted per person and doesn't wait for the client's lock.
      await transaction(test.deps.db, (other) => lockLicence(other, 'maxSpace', creator))
      await enforceLimit(trx, test.deps, 'campaigns', licence)
      done.push('first')
    })
    await second
    expect(done).toEqual(['first', 'second'])
  })
})

describe('usage', () => {
  it('is told of all limits', async () => {
    const creator = await test.signedIn('Creator')
    const nothing = { ...Object.fromEntries(limitNames.map((name) => [name, 0])), maxUsers: 1 }
    expect(await readUsage(test.deps, creator)).toEqual(nothing)
    await test.call('decks.create', { as: creator, body: { readerType: 'quiz' } })
    expect(await readUsage(test.deps, creator)).toEqual({ ...nothing, campaigns: 1 })
    expect(await readUsage(test.deps, creator, ['campaigns'])).toEqual({ campaigns: 1 })
  })
})
