import type pg from 'pg'

export type DatabaseHealth = { ok: true; milliseconds: number } | { ok: false; reason: string }

/** Never throws; `limit` in milliseconds. */
export async function checkDatabase(pool: pg.Pool, limit = 2000): Promise<DatabaseHealth> {
  const started = performance.now()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`no answer within ${limit} ms`)), limit)
  })
  try {
    await Promise.race([pool.query('select 1'), late])
    return { ok: true, milliseconds: Math.round(performance.now() - started) }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) }
  } finally {
    clearTimeout(timer)
  }
}
