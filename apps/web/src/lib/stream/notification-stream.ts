import type { QueryClient } from '@tanstack/react-query'
import { api } from '../api.ts'
import { invalidate } from '../invalidate.ts'
import { queryKeys } from '../query-keys.ts'
import { refreshUser } from '../session/session.ts'
import { readEvents } from './event-stream.ts'
import { openChannel } from './open-channel.ts'
import { shareStream } from './shared-stream.ts'

const stream = { method: 'GET', path: '/notifications/stream', access: 'signed-in', bodyType: 'json' } as const

/**
 * Keeps a person's notifications current: pushed over one stream for all tabs; without a stream, polled every minute.
 * @returns a function that stops it
 */
export function followNotifications(queries: QueryClient, userId: string): () => void {
  const name = `deckle-notifications-${userId}`
  const newer = askLater(() => void invalidate(queries, queryKeys('social').report('newer')))
  const stop = shareStream(name, {
    read: async (signal, onOpen, onEvent) => {
      const response = await openStream(signal)
      onOpen()
      await readEvents(response, (_, data) => onEvent(data))
    },
    onEvent(data) {
      if (!isOfFeed(data)) void invalidate(queries, queryKeys('notifications').all)
      if (isOfFeed(data) || !isOneNotification(data)) newer.ask()
      if (!isOneNotification(data)) void refresh(queries)
    },
    // Only in secure contexts.
    locks: 'locks' in navigator ? navigator.locks : null,
    channel: openChannel(name),
    page: document,
  })
  return () => {
    newer.stop()
    stop()
  }
}

/** Milliseconds within which all open screens ask whether there are newer posts: all of them hear of a post at the same moment. */
const spread = 5000

/** Once at a random time from now, however often it is asked meanwhile. */
function askLater(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    ask() {
      timer ??= setTimeout(() => {
        timer = undefined
        act()
      }, Math.random() * spread)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Whether the event is about one notification. Otherwise other user data has changed, or events may have been missed. */
const isOneNotification = (data = ''): boolean => /"id":"[^"]/.test(data)

/** Whether there may be newer posts, and nothing else has changed. */
const isOfFeed = (data = ''): boolean => /"id":"feed"/.test(data)

/** Refetches the user, whose licence somebody else may have changed (product.md §4). */
async function refresh(queries: QueryClient): Promise<void> {
  await refreshUser()
  await invalidate(queries, queryKeys('licenses').all)
}

/** Follows the client's rules: its headers, and a refreshed token in the response. */
async function openStream(signal: AbortSignal): Promise<Response> {
  const call = await api.exchange.prepare(stream, {})
  const response = await fetch(call.url, {
    headers: { ...call.headers, Accept: 'text/event-stream' },
    signal,
    credentials: 'omit',
    cache: 'no-store',
  })
  const { status, statusText, headers } = response
  const body: unknown = response.ok ? undefined : await response.json().catch(() => undefined)
  signal.throwIfAborted()
  const outcome = await api.exchange.finish(
    stream,
    call,
    { status, statusText, header: (name) => headers.get(name), body },
    false,
  )
  if (outcome instanceof Error) throw outcome
  return response
}
