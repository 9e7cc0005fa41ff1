import type { admin } from '@deckle/contract/admin.ts'
import type { Handler } from '../../../http/handler.ts'
import { listStorage as listRows, measureStorage as measure, sumStorage } from './queries.ts'

/** Storage by client, and the sum of all clients. */
export const listStorage: Handler<typeof admin.storage> = async ({ deps, query }) => {
  const [{ rows, ...page }, sum] = await Promise.all([listRows(deps.db, query), sumStorage(deps.db)])
  return {
    clients: rows.map((row) => ({
      id: row.id,
      name: row.name,
      pictures: row.pictures,
      answerFiles: row.answer_files,
      files: row.files,
      used: row.total,
      allowed: row.allowed,
    })),
    ...page,
    sum: {
      pictures: sum.pictures,
      answerFiles: sum.answer_files,
      files: sum.files,
      measuredAt: sum.measured_at?.toISOString() ?? null,
    },
  }
}

export const measureStorage: Handler<typeof admin.measureStorage> = async ({ deps }) => {
  await measure(deps.db, deps.now())
  return { ok: true }
}
