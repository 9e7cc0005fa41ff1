import type { Listener } from '../../db/listen.ts'
import { SESSION_END_CHANNEL } from '../auth/index.ts'
import type { Streams } from '../../http/routes/stream.ts'

/** Per person and server; a browser shares one stream among its tabs. */
const MAX_STREAMS = 20

export const notificationChannel = 'notifications'
/** Payloads are ids of clients. */
export const clientRefreshChannel = 'client_refreshes'
/** Payloads are ids of clients. */
export const feedChannel = 'feed_posts'

type UserStream = Parameters<Streams['add']>[1]

export function notificationStreams(): Streams {
  const open = new Map<string, Set<UserStream>>()
  const closeAll = (): void => open.forEach((set) => [...set].forEach((stream) => stream.close()))
  return {
    add(userId, stream) {
      const set = open.get(userId) ?? new Set()
      open.set(userId, set.add(stream))
      for (const oldest of [...set].slice(0, Math.max(0, set.size - MAX_STREAMS))) {
        set.delete(oldest)
        oldest.close()
      }
      return () => {
        set.delete(stream)
        if (set.size === 0 && open.get(userId) === set) open.delete(userId)
      }
    },
    closeAll,
    async listen(listener) {
      await listenForNotifications(listener, open)
      await listenForClients(listener, clientRefreshChannel, (clientId) => sendToClient(open, clientId, ''))
      await listenForClients(listener, feedChannel, (clientId) => sendToClient(open, clientId, 'feed'))
      await listenForSessionEnds(listener, open, closeAll)
    },
  }
}

type OpenStreams = ReadonlyMap<string, ReadonlySet<UserStream>>

/** Payloads are `userId notificationId`. */
async function listenForNotifications(listener: Listener, open: OpenStreams): Promise<void> {
  await listener.subscribe(notificationChannel, {
    onMessage(payload) {
      const [userId = '', id = ''] = payload.split(' ')
      open.get(userId)?.forEach((stream) => stream.send(id))
    },
    // Messages may have been missed: an empty message makes clients refetch.
    onReconnect: () => open.forEach((set) => set.forEach((stream) => stream.send(''))),
  })
}

/** What is missed while the connection is lost is made up for by `listenForNotifications`. */
async function listenForClients(listener: Listener, channel: string, act: (clientId: string) => void): Promise<void> {
  await listener.subscribe(channel, { onMessage: act })
}

/** To everybody of the client. `feed` in place of a notification's id: the feed may have something new. */
function sendToClient(open: OpenStreams, clientId: string, id: '' | 'feed'): void {
  for (const set of open.values()) for (const stream of set) if (stream.clientId === clientId) stream.send(id)
}

/** Closes the streams of ended sessions; payloads are `userId sessionId`. */
async function listenForSessionEnds(listener: Listener, open: OpenStreams, closeAll: () => void): Promise<void> {
  await listener.subscribe(SESSION_END_CHANNEL, {
    onMessage(payload) {
      const [userId = '', sessionId = ''] = payload.split(' ')
      const streams = [...(open.get(userId) ?? [])].filter((stream) => stream.sessionId === sessionId)
      for (const stream of streams) stream.close()
    },
    // An ended session may have been missed: clients reconnect, and their sessions are checked again.
    onReconnect: closeAll,
  })
}
