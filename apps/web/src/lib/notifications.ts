import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from './api.ts'
import { readEvents } from './event-stream.ts'
import { useAuth } from './session/auth-state.ts'

const POLL = 60_000
const stream = { method: 'GET', path: '/notifications/stream', isPublic: false, isForm: false } as const

/** The newest notifications and how many are unread. */
export const notificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['notifications', userId],
    queryFn: ({ signal }) => api.users.fetchNotifications({ params: { id: userId }, query: { limit: 20 }, signal }),
  })

export function useUnreadCount(): number {
  const userId = useAuth((state) => state.user?._id ?? '')
  const { data } = useQuery({ ...notificationsQuery(userId), enabled: userId !== '' })
  return data?.unread ?? 0
}

/** Keeps the count live: pushed by the server; where no stream can be had, asked for every minute. */
export function useNotificationStream(): void {
  const queries = useQueryClient()
  const userId = useAuth((state) => state.user?._id ?? '')
  useEffect(() => {
    const stop = new AbortController()
    const refresh = () => void queries.invalidateQueries({ queryKey: ['notifications'] })
    const listen = async () => {
      for (let failures = 0; !stop.signal.aborted; failures++) {
        const started = Date.now()
        await openStream(stop.signal)
          .then((response) => readEvents(response, refresh))
          .catch(() => {})
        if (stop.signal.aborted) return
        // A stream that lived is opened anew at once; one that fails is tried ever more rarely, and asked instead.
        if (Date.now() - started > POLL) failures = 0
        await pause(Math.min(POLL, 1000 * 2 ** failures), stop.signal)
        if (failures > 2 && document.visibilityState === 'visible') refresh()
      }
    }
    if (userId) void listen()
    return () => stop.abort()
  }, [queries, userId])
}

/** By the client's own rules: its headers, and the token that the answer may bring. */
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
  const outcome = await api.exchange.settle(
    stream,
    call,
    { status, statusText, header: (name) => headers.get(name), body },
    false,
  )
  if (outcome instanceof Error) throw outcome
  return response
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
