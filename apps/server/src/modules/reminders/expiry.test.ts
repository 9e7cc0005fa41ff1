import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { listCountFaults } from '../enrolments/counts/queries.ts'
import { changeEnrolment, enrolPeople } from '../enrolments/index.ts'
import { remindersOf } from './test/reminders-of.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const { remind, expire, house, notified, keys } = remindersOf(() => test)

describe('what was passed', () => {
  const certificate = { template: 'classic', valid_days: 365 }

  /** Passed on 20 March 2026. */
  async function passed(valid: Partial<typeof certificate> = {}, more = {}) {
    const { clientId, course, person } = await house()
    const courseId = await course('Tea', {}, { certificate: { ...certificate, ...valid }, due_days: 14, ...more })
    const userId = await person()
    const key = { clientId, courseId }
    const passedAt = '2026-03-20T06:00:00.000Z'
    await transaction(test.deps.db, async (trx) => {
      await enrolPeople(trx, { ...key, userIds: [userId], source: 'hand', addedBy: null, at: new Date(passedAt) })
      await changeEnrolment(trx, { ...key, userId }, { type: 'pass', round: 1, at: passedAt })
    })
    const stored = () =>
      test.deps.db
        .selectFrom('enrolments')
        .select(['status', 'round', 'due_at', 'expires_at', 'percent'])
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
    const faults = async () => (await listCountFaults(test.deps.db)).filter(({ key }) => key['client_id'] === clientId)
    return { ...key, userId, stored, faults }
  }

  it('is told 30 and 7 days before it expires, then it is begun anew, which is told by day', async () => {
    const { userId, stored, faults } = await passed()
    await remind('2027-02-16T05:00:00Z')
    expect(await keys(userId)).toEqual([])
    for (const day of ['2027-02-18', '2027-02-19', '2027-03-01', '2027-03-13', '2027-03-14'])
      await remind(`${day}T05:00:00Z`)
    const link = expect.stringContaining('/courses/')
    const expires = { type: 'expiry', key: 'expires', name: 'Tea', date: '2027-03-20', link, email: 'at_once' }
    expect(await notified(userId)).toEqual([expires, expires])
    await expire('2027-03-20T05:59:00Z')
    expect(await stored()).toMatchObject({ status: 'passed', round: 1 })
    // 23:30 in India.
    await expire('2027-03-20T18:00:00Z')
    await expire('2027-03-20T18:10:00Z')
    expect(await stored()).toMatchObject({ status: 'assigned', round: 2, expires_at: null, percent: 0 })
    expect((await stored()).due_at?.toISOString()).toBe('2027-04-03T18:00:00.000Z')
    expect(await faults()).toEqual([])
    await remind('2027-03-20T18:10:00Z')
    expect(await keys(userId)).toHaveLength(2)
    await remind('2027-03-21T04:00:00Z')
    await remind('2027-03-21T05:00:00Z')
    expect(await keys(userId)).toEqual(['expires', 'expires', 'renewed'])
  })

  it('is not announced as soon as it is passed', async () => {
    const { userId } = await passed({ valid_days: 7 })
    await remind('2026-03-20T07:00:00Z')
    await remind('2026-03-21T07:00:00Z')
    expect(await keys(userId)).toEqual([])
  })

  it('expires and stays so where the course can no longer be taken', async () => {
    const { userId, courseId, stored, faults } = await passed()
    await test.deps.db.updateTable('courses').set({ status: 'archived' }).where('id', '=', courseId).execute()
    await expire('2027-03-20T18:00:00Z')
    await remind('2027-03-21T05:00:00Z')
    expect(await stored()).toMatchObject({ status: 'expired', round: 1 })
    expect(await keys(userId)).toEqual([])
    const over = await passed({}, { ends_at: '2027-03-01T00:00:00.000Z' })
    await expire('2027-03-20T18:00:00Z')
    expect(await over.stored()).toMatchObject({ status: 'expired' })
    expect([...(await faults()), ...(await over.faults())]).toEqual([])
  })
})
