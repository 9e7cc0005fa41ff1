import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Db } from './database.ts'
import { createLink } from './link.ts'

export interface Subscription {
  onMessage: (payload: string) => void
  /** Messages may have been missed while the connection was lost: drop what they keep fresh. */
  onReconnect?: () => void
}

export interface Listener {
  /** Resolves when the channel is heard; answers the way to stop. While the database is away it resolves when it is back. */
  subscribe(channel: string, subscription: Subscription): Promise<() => void>
  isConnected: () => boolean
  /** Gives its connection up and comes back with another, so that a database that stops can stop. */
  leave: () => void
  stop: () => Promise<void>
}

/** PostgreSQL's limit of a payload, in bytes. */
const largestPayload = 7999

/** Sends to every server that listens, when and if the surrounding transaction commits. Send ids, not content. */
export const notify = (db: Pick<Db, 'getExecutor'>, channel: string, payload: string): Promise<void> =>
  notifyAll(db, channel, [payload])

/** The same of several messages, in one statement. */
export async function notifyAll(
  db: Pick<Db, 'getExecutor'>,
  channel: string,
  payloads: readonly string[],
): Promise<void> {
  const size = Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))
  if (size > largestPayload)
    throw new Error(`A notification on ${channel} is ${size} bytes; at most ${largestPayload} fit.`)
  await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(db)
}

/** One connection of its own for LISTEN, that comes back by itself. */
export async function startListener(pool: Pool, onError: (error: Error) => void = () => undefined): Promise<Listener> {
  const subscriptions = new Map<string, Set<Subscription>>()
  const link = createLink(pool, onError, {
    async connected(client, again) {
      for (const channel of subscriptions.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`)
      if (again)
        for (const set of subscriptions.values())
          for (const { onReconnect } of set) guard(onError, () => onReconnect?.())
    },
    message(channel, payload) {
      for (const { onMessage } of subscriptions.get(channel) ?? []) guard(onError, () => onMessage(payload))
    },
  })
  await link.connect()
  return {
    async subscribe(channel, subscription) {
      const present = subscriptions.get(channel)
      const set = present ?? new Set()
      subscriptions.set(channel, set.add(subscription))
      if (!present) await link.query((client) => `listen ${client.escapeIdentifier(channel)}`)
      return () => {
        set.delete(subscription)
        if (set.size > 0 || subscriptions.get(channel) !== set) return
        subscriptions.delete(channel)
        link.query((client) => `unlisten ${client.escapeIdentifier(channel)}`).catch(onError)
      }
    },
    isConnected: () => link.isConnected(),
    leave: () => link.leave(),
    stop: () => link.stop(),
  }
}

/** One subscriber's fault must not keep the message from the next. */
function guard(onError: (error: Error) => void, act: () => void): void {
  try {
    act()
  } catch (error) {
    onError(error instanceof Error ? error : new Error(String(error)))
  }
}
