import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backup } from '../../../db/backup/backup.ts'
import { isDiskFull } from '../../../platform/is-disk-full.ts'
import { readBackupFailure, writeBackupFailure } from '../../../db/settings/backup-failure.ts'
import type { Deps } from '../../../deps.ts'
import { listBackups, nameOf, outdatedDays, prepareFolder } from './backup-files.ts'

type BackupDeps = Pick<Deps, 'env' | 'db' | 'pool' | 'now' | 'log'>

/** Null if the database is not the embedded one: its operator backs it up. */
export const backupFolder = ({ databaseUrl, backupFolder: folder }: Deps['env']): string | null =>
  databaseUrl === undefined ? folder : null

/**
 * Backs the embedded database up unless there is a backup of this day (UTC), then removes outdated ones. A failure is
 * recorded for Health and doesn't fail the task, which runs again within the hour.
 */
export async function backUpDaily(deps: BackupDeps): Promise<void> {
  const folder = backupFolder(deps.env)
  if (folder === null) return
  const { db, pool, now, log } = deps
  const day = now().toISOString().slice(0, 10)
  try {
    await prepareFolder(folder)
    if (!(await listBackups(folder)).some((file) => file.day === day)) {
      await backup(pool, join(folder, nameOf(day)), now())
      log.info({ day }, 'The database was backed up.')
    }
    const days = (await listBackups(folder)).map((file) => file.day)
    await Promise.all(outdatedDays(days).map((outdated) => rm(join(folder, nameOf(outdated)), { force: true })))
    await writeBackupFailure(db, null)
  } catch (err) {
    log.error({ err }, isDiskFull(err) ? 'The disk has no room for the daily backup.' : 'The daily backup failed.')
    await writeBackupFailure(db, { at: now().toISOString(), isDiskFull: isDiskFull(err) })
  }
}

export async function describeBackups({ env, db }: Pick<Deps, 'env' | 'db'>) {
  const folder = backupFolder(env)
  if (folder === null) return null
  const [files, failure] = await Promise.all([listBackups(folder), readBackupFailure(db)])
  const [latest] = files
  return {
    latest: latest ? { at: latest.at.toISOString(), sizeBytes: latest.sizeBytes } : null,
    count: files.length,
    failure,
  }
}
