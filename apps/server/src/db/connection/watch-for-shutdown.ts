import { Client, type Pool } from 'pg'

/** PostgreSQL accepts no connections: it starts, stops or recovers. */
const cannotConnectNow = '57P03'

/**
 * During a smart shutdown (SIGTERM) PostgreSQL refuses new connections and waits until all sessions have left, without
 * notifying them. A test connection is therefore opened regularly; when it is refused, `leave` closes the open ones.
 * Returns a function that stops watching.
 */
export function watchForShutdown(pool: Pool, leave: () => void, every = 2000): () => void {
  let isChecking = false
  const check = async (): Promise<void> => {
    if (isChecking) return
    isChecking = true
    if (await isRefused(pool, every)) leave()
    isChecking = false
  }
  const timer = setInterval(() => void check(), every)
  timer.unref()
  return () => clearInterval(timer)
}

async function isRefused(pool: Pool, limit: number): Promise<boolean> {
  const client = new Client({ ...pool.options, connectionTimeoutMillis: limit })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return false
  } catch (error) {
    return (error as { code?: string }).code === cannotConnectNow
  } finally {
    client.end().catch(() => undefined)
  }
}
