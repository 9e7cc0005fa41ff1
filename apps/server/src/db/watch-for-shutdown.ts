import { Client, type Pool } from 'pg'

/** PostgreSQL lets nobody in: it starts, stops, or recovers. */
const cannotConnectNow = '57P03'

/**
 * PostgreSQL tells its sessions nothing of a smart shutdown (SIGTERM): it turns new ones away and waits until the last one
 * leaves by itself. So a new one is tried every so often; when it is turned away, `leave` gives up those that are held.
 * Answers the way to stop.
 */
export function watchForShutdown(pool: Pool, leave: () => void, every = 2000): () => void {
  let isLooking = false
  const look = async (): Promise<void> => {
    if (isLooking) return
    isLooking = true
    if (await isTurnedAway(pool, every)) leave()
    isLooking = false
  }
  const timer = setInterval(() => void look(), every)
  timer.unref()
  return () => clearInterval(timer)
}

async function isTurnedAway(pool: Pool, limit: number): Promise<boolean> {
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
