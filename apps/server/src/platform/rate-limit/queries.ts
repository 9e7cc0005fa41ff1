import type pg from 'pg'

export const rateLimitTable = 'rate_limits'

/** The form that rate-limiter-flexible wants; harmless where a migration has made it. */
export async function ensureRateLimitTable(pool: pg.Pool): Promise<void> {
  try {
    await pool.query(
      `create table if not exists ${rateLimitTable} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
    )
  } catch (error) {
    // Two servers at the same moment: the other one made the row of the catalogue, the table, or its row type.
    if (!['23505', '42P07', '42710'].includes((error as { code?: string }).code ?? '')) throw error
  }
}
