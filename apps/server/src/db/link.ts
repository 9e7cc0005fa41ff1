import { Client, type Pool } from 'pg'

const shortestWait = 100
const longestWait = 1000
const heartbeatEvery = 30_000
/** Milliseconds until a heartbeat without a reply counts as a lost connection. */
const heartbeatWithin = 10_000

interface LinkEvents {
  connected(client: Client, again: boolean): Promise<void>
  message(channel: string, payload: string): void
}

/** A connection outside the pool that reconnects when it is lost. */
export interface Link {
  connect(): Promise<void>
  isConnected(): boolean
  /** Gives the connection up for another. */
  leave(): void
  /** Tried again on the next connection when this one is lost on the way. */
  query(text: (client: Client) => string): Promise<void>
  stop(): Promise<void>
}

interface State {
  client: Client | undefined
  /** The heartbeat of a connection, or the wait for the next. */
  timer: NodeJS.Timeout | undefined
  isStopped: boolean
  wasConnected: boolean
  /** Queries that wait for a connection. */
  readonly waiting: (() => void)[]
}

export function createLink(pool: Pool, onError: (error: Error) => void, events: LinkEvents): Link {
  const state: State = { client: undefined, timer: undefined, isStopped: false, wasConnected: false, waiting: [] }

  async function connect(): Promise<void> {
    const fresh = createClient(pool)
    fresh.on('error', (error) => lose(fresh, error))
    fresh.on('end', () => lose(fresh))
    fresh.on('notification', ({ channel, payload }) => events.message(channel, payload ?? ''))
    try {
      await fresh.connect()
      await events.connected(fresh, state.wasConnected)
    } catch (error) {
      fresh.end().catch(() => undefined)
      throw error
    }
    if (state.isStopped) return fresh.end()
    state.client = fresh
    state.wasConnected = true
    state.timer = setInterval(() => void beat(fresh, (error) => lose(fresh, error)), heartbeatEvery).unref()
    resume(state)
  }

  function lose(lost: Client, error?: Error): void {
    if (state.client !== lost) return
    state.client = undefined
    clearInterval(state.timer)
    lost.end().catch(() => undefined)
    if (state.isStopped) return
    if (error) onError(error)
    reconnect(shortestWait)
  }

  function reconnect(wait: number): void {
    state.timer = setTimeout(() => {
      connect().catch((error: Error) => {
        if (state.isStopped) return
        onError(error)
        reconnect(Math.min(wait * 2, longestWait))
      })
    }, wait)
  }

  return {
    connect,
    isConnected: () => state.client !== undefined,
    leave: () => {
      if (state.client) lose(state.client)
    },
    query: (text) => queryOnAny(state, text),
    stop: () => stop(state),
  }
}

const createClient = (pool: Pool): Client =>
  new Client({
    ...pool.options,
    keepAlive: true,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 0,
    connectionTimeoutMillis: 10_000,
  })

/** Notices a connection that a network dropped without a word. */
async function beat(client: Client, lose: (error: Error) => void): Promise<void> {
  const limit = setTimeout(() => lose(new Error('The listening connection no longer answers.')), heartbeatWithin)
  await client.query('select 1').catch(lose)
  clearTimeout(limit)
}

async function queryOnAny(state: State, text: (client: Client) => string): Promise<void> {
  while (!state.isStopped) {
    const { client } = state
    if (!client) await new Promise<void>((done) => state.waiting.push(done))
    else if (await succeeds(state, client, text(client))) return
  }
}

/** False where the connection was lost on the way. */
async function succeeds(state: State, client: Client, text: string): Promise<boolean> {
  try {
    await client.query(text)
    return true
  } catch (error) {
    if (state.client === client) throw error
    return false
  }
}

async function stop(state: State): Promise<void> {
  state.isStopped = true
  clearTimeout(state.timer)
  const last = state.client
  state.client = undefined
  await last?.end()
  resume(state)
}

function resume({ waiting }: State): void {
  for (const done of waiting.splice(0)) done()
}
