import { Pool, type PoolClient, type PoolConfig, types } from 'pg'

export interface PoolOptions {
  /** A postgres:// URL, or pg's own settings for the embedded database. */
  connection: string | PoolConfig
  size?: number
  /** Milliseconds that a query waits for a connection. */
  connectionTimeout?: number
  /** Milliseconds until PostgreSQL cancels a statement; 0 for never. */
  statementTimeout?: number
  /** Milliseconds after `statementTimeout` until the client gives up on a frozen or unreachable database. */
  silence?: number
  onError?: (error: Error) => void
}

/** Parses int8 and numeric as numbers and leaves dates as text (YYYY-MM-DD). */
export function createPool({
  connection,
  size = 10,
  connectionTimeout = 10_000,
  statementTimeout = 30_000,
  silence = 5000,
  onError = () => undefined,
}: PoolOptions): Pool {
  const pool = new Pool({
    application_name: 'deckle',
    connectionTimeoutMillis: connectionTimeout,
    idleTimeoutMillis: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    max: size,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout === 0 ? 0 : statementTimeout + silence,
    types: { getTypeParser },
  })
  // Without a listener, an error on an idle connection would end the process.
  pool.on('error', onError)
  // The same for connections in use; there the query reports the error.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    endWhenSilent(client)
    pool.options.maxUses = Infinity
  })
  return pool
}

/** Closes idle connections now and others on release, until the database accepts a new one. */
export function leaveDatabase(pool: Pool): void {
  pool.options.maxUses = 1
  for (let idle = pool.idleCount; idle > 0; idle--)
    void pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    )
}

/** After a read timeout the connection is useless, and a rollback on it would wait as long again. */
function endWhenSilent(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const queryOrEnd = (...args: unknown[]): unknown => {
    const result = query(...args)
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        // While a query is running, pg closes the socket at once.
        if (error instanceof Error && error.message === 'Query read timeout') client.end().catch(() => undefined)
      })
    return result
  }
  Object.assign(client, { query: queryOrEnd })
}

/** The same database with other settings, such as a connection without a time limit for migrations. */
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
