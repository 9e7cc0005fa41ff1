import { describe, expect, it } from 'vitest'
import { findProblems } from './find-problems.ts'

const now = new Date('2026-03-02T09:00:00.000Z')
const minutesAgo = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString()
const good = {
  database: {
    kind: 'server' as const,
    version: '16.1',
    sizeBytes: 1e9,
    latencyMs: 1,
    connections: 12,
    maxConnections: 100,
  },
  jobs: { waiting: 3, running: 1, failed: 0, oldestDueAt: minutesAgo(1) },
  mails: { waiting: 1, failed: 0, oldestAt: minutesAgo(2) },
  countries: { header: null, file: { type: 'GeoLite2-City', builtAt: minutesAgo(60), isWhole: true } },
  volume: { freeBytes: 60e9, totalBytes: 1e12 },
  backups: { latest: { at: minutesAgo(48 * 60), sizeBytes: 5e6 }, count: 3, failure: null },
  installedAt: minutesAgo(90 * 24 * 60),
}
const noBackup = { latest: null, count: 0, failure: null }

describe('what somebody should look at', () => {
  it('is nothing where all is well', () => expect(findProblems(good, now)).toEqual([]))

  it.each([
    ['disk_low', { volume: { freeBytes: 40e9, totalBytes: 1e12 } }],
    ['disk_low', { volume: { freeBytes: 4e9, totalBytes: 20e9 } }],
    ['disk_full', { volume: { freeBytes: 0.9e9, totalBytes: 1e12 } }],
    ['backup_failed', { backups: { ...good.backups, failure: { at: minutesAgo(5), isDiskFull: true } } }],
    ['backup_old', { backups: { ...good.backups, latest: { at: minutesAgo(50 * 60), sizeBytes: 5e6 } } }],
    ['backup_none', { backups: noBackup }],
    ['database_slow', { database: { ...good.database, latencyMs: 251 } }],
    ['database_slow', { database: { ...good.database, latencyMs: -1 } }],
    ['connections_few', { database: { ...good.database, connections: 81 } }],
    ['tasks_late', { jobs: { ...good.jobs, oldestDueAt: minutesAgo(6) } }],
    ['tasks_failed', { jobs: { ...good.jobs, failed: 1 } }],
    ['mails_late', { mails: { ...good.mails, oldestAt: minutesAgo(16) } }],
    ['mails_failed', { mails: { ...good.mails, failed: 1 } }],
    ['geo_failed', { countries: { header: null, file: { ...good.countries.file, isWhole: false } } }],
  ])('%s: %j', (problem, change) => expect(findProblems({ ...good, ...change }, now)).toEqual([problem]))

  it('is no backup only after two days', () => {
    const of = (minutes: number) => findProblems({ ...good, backups: noBackup, installedAt: minutesAgo(minutes) }, now)
    expect([of(0), of(48 * 60), of(50 * 60)]).toEqual([[], [], ['backup_none']])
  })

  it('leaves out what nobody can measure, and a file that there is none of', () =>
    expect(
      findProblems({ ...good, volume: null, backups: null, countries: { header: null, file: null } }, now),
    ).toEqual([]))
})
