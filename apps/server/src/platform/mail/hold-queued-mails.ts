import type pg from 'pg'
import type { Message } from './mail.ts'
import { saveOutboxMail } from './queries.ts'
import { sendTask } from './queue-mail.ts'

const BATCH = 500

interface Parts {
  readonly pool: pg.Pool
  readonly newId: () => string
  readonly now: Date
}

/**
 * Moves the queued mails of a restored database to the failed ones of the outbox, where an operator sends or leaves them.
 * Returns their number. No server may be running.
 */
export async function holdQueuedMails({ pool, newId, now }: Parts): Promise<number> {
  let held = 0
  for (;;) {
    const batch = await holdBatch(pool, newId, now)
    held += batch
    if (batch < BATCH) return held
  }
}

async function holdBatch(pool: pg.Pool, newId: () => string, now: Date): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ payload: Message }>(
      `delete from graphile_worker._private_jobs where id in (
         select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = $1 order by j.id limit $2)
       returning payload`,
      [sendTask, BATCH],
    )
    for (const { payload } of rows) {
      const id = payload.id ?? newId()
      const error = 'Held when the database was restored: it may have been sent after the backup.'
      await saveOutboxMail(client, { id, createdAt: now, status: 'failed', error, message: payload })
    }
    await client.query('commit')
    return rows.length
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
