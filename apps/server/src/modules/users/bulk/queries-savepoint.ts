import { sql } from 'kysely'
import { brokenConstraint } from '../../../db/broken-constraint.ts'
import type { Db } from '../../../db/database.ts'
import type { Message } from '../../../refusal.ts'

const broken: Readonly<Record<string, Message>> = {
  users_depth: 'manager.too_deep',
  users_manager: 'manager.cycle',
}

/** Runs a move within a savepoint, so that the transaction can continue. Returns why the database refused it, else null. */
export async function inSavepoint(trx: Db, run: () => Promise<void>): Promise<Message | null> {
  await sql`savepoint undone`.execute(trx)
  try {
    await run()
    await sql`release savepoint undone`.execute(trx)
    return null
  } catch (error) {
    const reason = broken[brokenConstraint(error)]
    if (!reason) throw error
    await sql`rollback to savepoint undone`.execute(trx)
    return reason
  }
}
