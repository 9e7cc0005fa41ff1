import { sql } from 'kysely'
import type { Db } from '../database.ts'

export interface BackupFailure {
  readonly at: string
  readonly isDiskFull: boolean
}

const key = 'backup_failure'

/** The failed last attempt of a daily backup; null if it succeeded. */
export async function readBackupFailure(db: Db): Promise<BackupFailure | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return (row?.value as BackupFailure | undefined) ?? null
}

export async function writeBackupFailure(db: Db, failure: BackupFailure | null): Promise<void> {
  if (failure)
    await sql`insert into settings (key, value) values (${key}, ${JSON.stringify(failure)}::jsonb)
      on conflict (key) do update set value = excluded.value`.execute(db)
  else await db.deleteFrom('settings').where('key', '=', key).execute()
}
