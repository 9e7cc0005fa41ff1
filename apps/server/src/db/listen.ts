import { sql } from 'kysely'
import { Client, type Pool } from 'pg'
import type { Db } from './database.ts'

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
const shortestWait = 100
const longestWait = 1000
const heartbeatEvery = 30_000

/** Sends to every server that listens, when and if the surrounding transaction commits. Send ids, not content. */
export const notify = (db: Db, channel: string, payload: string): Promise<void> => notifyAll(db, channel, [payload])

/** The same of several messages, in one statement. */
export async function notifyAll(db: Db, channel: string, payloads: readonly string[]): Promise<void> {
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
    isConnected: link.isConnected,
    leave: () => link.leave(),
    stop: () => link.stop(),
  }
}

interface LinkEvents {
  connected(client: Client, again: boolean): Promise<void>
  message(channel: string, payload: string): void
}

function createLink(pool: Pool, onError: (error: Error) => void, events: LinkEvents) {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let wasConnected = false
  const waiting: (() => void)[] = []

  const isStopped = (): boolean => stopped

  async function connect(): Promise<void> {
    const fresh = new Client({
      ...pool.options,
      keepAlive: true,
      statement_timeout: 10_000,
      idle_in_transaction_session_timeout: 0,
      connectionTimeoutMillis: 10_000,
    })
    fresh.on('error', (error) => lose(fresh, error))
    fresh.on('end', () => lose(fresh))
    fresh.on('notification', ({ channel, payload }) => events.message(channel, payload ?? ''))
    try {
      await fresh.connect()
      await events.connected(fresh, wasConnected)
    } catch (error) {
      fresh.end().catch(() => undefined)
      throw error
    }
    if (stopped) return fresh.end()
    client = fresh
    wasConnected = true
    timer = setInterval(() => void beat(fresh), heartbeatEvery)
    timer.unref()
    for (const resume of waiting.splice(0)) resume()
  }

  /** A connection that a network dropped without a word is noticed here. */
  async function beat(current: Client): Promise<void> {
    const limit = setTimeout(() => lose(current, new Error('The listening connection no longer answers.')), 10_000)
    await current.query('select 1').catch((error: Error) => lose(current, error))
    clearTimeout(limit)
  }

  function lose(lost: Client, error?: Error): void {
    if (client !== lost) return
    client = undefined
    clearInterval(timer)
    lost.end().catch(() => undefined)
    if (stopped) return
    if (error) onError(error)
    reconnect(shortestWait)
  }

  function reconnect(wait: number): void {
    timer = setTimeout(() => {
      connect().catch((error: Error) => {
        if (stopped) return
        onError(error)
        reconnect(Math.min(wait * 2, longestWait))
      })
    }, wait)
  }

  return {
    connect,
    isConnected: () => client !== undefined,
    leave(): void {
      if (client) lose(client)
    },
    /** Tried again on the next connection when this one is lost on the way. */
    async query(text: (client: Client) => string): Promise<void> {
      while (!isStopped()) {
        const current = client
        if (!current) await new Promise<void>((resume) => waiting.push(resume))
        else {
          const done = await current.query(text(current)).then(
            () => true,
            (error: Error) => {
              if (client === current) throw error
              return false
            },
          )
          if (done) return
        }
      }
    },
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      const last = client
      client = undefined
      await last?.end()
      for (const resume of waiting.splice(0)) resume()
    },
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
