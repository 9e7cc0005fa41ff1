import { Pool, type PoolConfig, types } from 'pg'

export interface PoolOptions {
  /** A postgres:// address, or pg's own settings (the embedded database's). */
  connection: string | PoolConfig
  size?: number
  /** Milliseconds after which PostgreSQL cancels a statement; 0 is never. */
  statementTimeout?: number
  onError?: (error: Error) => void
}

/** A pool whose int8 and numeric come as numbers and whose dates stay text (YYYY-MM-DD). */
export function createPool({
  connection,
  size = 10,
  statementTimeout = 30_000,
  onError = () => undefined,
}: PoolOptions): Pool {
  const pool = new Pool({
    application_name: 'deckle',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    max: size,
    statement_timeout: statementTimeout,
    types: { getTypeParser },
  })
  // Without a listener, an idle connection that the database ends would end the server.
  pool.on('error', onError)
  // The same for one in use; there its query tells the error.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

/** The same database with other settings, such as one connection without a time limit for migrations. */
export function createPoolLike(pool: Pool, { size = 1, statementTimeout = 0 } = {}): Pool {
  return createPool({ connection: pool.options, size, statementTimeout })
}

const asText = (text: string): string => text
const textArray: number = 1009
const arrayOf =
  <T>(parse: (text: string) => T) =>
  (text: string): (T | null)[] =>
    (types.getTypeParser(textArray, 'text')(text) as (string | null)[]).map((item) =>
      item === null ? null : parse(item),
    )

const parsers = new Map<number, (text: string) => unknown>([
  [20, Number],
  [1700, Number],
  [1082, asText],
  [1016, arrayOf(Number)],
  [1231, arrayOf(Number)],
  [1182, arrayOf(asText)],
])

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  const own = format === 'binary' ? undefined : parsers.get(oid)
  return own ?? types.getTypeParser(oid, format)
}
