import type { Health, HealthProblem } from '@deckle/contract/admin.ts'

const minute = 60_000
/** Milliseconds after which a due task or an unsent mail is overdue. */
const LATE_TASK = 5 * minute
const LATE_MAIL = 15 * minute
/** Milliseconds after which the latest backup is too old, or the first one is missing: two daily ones were not made. */
const OLD_BACKUP = 49 * 60 * minute
/** Milliseconds of an empty database query above which the database counts as slow. */
const SLOW = 250
const FEW_BYTES = 5e9
const HARDLY_ANY = 1e9

interface Seen extends Pick<Health, 'database' | 'jobs' | 'mails' | 'countries' | 'volume' | 'backups'> {
  /** ISO 8601; null if unknown. */
  readonly installedAt: string | null
}

/** Most urgent first. */
export function findProblems(seen: Seen, now: Date): HealthProblem[] {
  const { database, jobs, mails, countries, volume, backups, installedAt } = seen
  const isOlder = (at: string | null, than: number): boolean =>
    at !== null && now.getTime() - new Date(at).getTime() > than
  const found: readonly (readonly [HealthProblem, boolean])[] = [
    ['disk_full', volume !== null && volume.freeBytes < HARDLY_ANY],
    ['disk_low', volume !== null && volume.freeBytes >= HARDLY_ANY && isLow(volume)],
    ['backup_failed', Boolean(backups?.failure)],
    ['backup_old', isOlder(backups?.latest?.at ?? null, OLD_BACKUP)],
    ['backup_none', backups?.latest === null && isOlder(installedAt, OLD_BACKUP)],
    ['database_slow', database.latencyMs < 0 || database.latencyMs > SLOW],
    ['connections_few', database.connections > 0.8 * database.maxConnections],
    ['tasks_late', isOlder(jobs.oldestDueAt, LATE_TASK)],
    ['tasks_failed', jobs.failed > 0],
    ['mails_late', isOlder(mails.oldestAt, LATE_MAIL)],
    ['mails_failed', mails.failed > 0],
    ['geo_failed', countries.file?.isWhole === false],
  ]
  return found.filter(([, isThere]) => isThere).map(([problem]) => problem)
}

/** Combines a share and an absolute amount: a tenth of a large volume is still plenty. */
const isLow = ({ freeBytes, totalBytes }: NonNullable<Seen['volume']>): boolean =>
  freeBytes < FEW_BYTES || (freeBytes < 0.1 * totalBytes && freeBytes < 10 * FEW_BYTES)
