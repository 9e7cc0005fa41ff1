import type { Listener } from '../../db/listen.ts'

interface Stream {
  readonly sessionId: string
  send(notificationId: string): void
  close(): void
}

export interface Streams {
  /** Answers the way to take the stream out again. A person's oldest is closed where there are too many. */
  add(userId: string, stream: Stream): () => void
  send(userId: string, notificationId: string): void
  /** After messages may have been missed: every open stream is told to look. */
  sendAll(): void
  closeSession(userId: string, sessionId: string): void
  closeAll(): void
}

/** Of one person on one server: a browser has one for all its tabs. */
const MOST_STREAMS = 20

/** Told by the database whenever a session ends (migration 0010). */
const sessionEndChannel = 'session_ends'
export const notificationChannel = 'notifications'

/** The open streams of this server, by user. */
export function notificationStreams(): Streams {
  const open = new Map<string, Set<Stream>>()
  return {
    add(userId, stream) {
      const set = open.get(userId) ?? new Set()
      open.set(userId, set.add(stream))
      for (const oldest of [...set].slice(0, Math.max(0, set.size - MOST_STREAMS))) {
        set.delete(oldest)
        oldest.close()
      }
      return () => {
        set.delete(stream)
        if (set.size === 0 && open.get(userId) === set) open.delete(userId)
      }
    },
    send: (userId, id) => open.get(userId)?.forEach((stream) => stream.send(id)),
    sendAll: () => open.forEach((set) => set.forEach((stream) => stream.send(''))),
    closeSession: (userId, sessionId) =>
      [...(open.get(userId) ?? [])]
        .filter((stream) => stream.sessionId === sessionId)
        .forEach((stream) => stream.close()),
    closeAll: () => open.forEach((set) => [...set].forEach((stream) => stream.close())),
  }
}

/** What a session opened ends with it: payloads are `userId sessionId`. */
export async function listenForSessionEnds(listener: Listener, streams: Streams): Promise<void> {
  await listener.subscribe(sessionEndChannel, {
    onMessage(payload) {
      const [userId = '', sessionId = ''] = payload.split(' ')
      streams.closeSession(userId, sessionId)
    },
    // An end may have been missed: everybody comes again, with their session checked anew.
    onReconnect: () => streams.closeAll(),
  })
}

/** One subscription a server: payloads are `userId notificationId`. */
export async function listenForNotifications(listener: Listener, streams: Streams): Promise<void> {
  await listener.subscribe(notificationChannel, {
    onMessage(payload) {
      const [userId = '', id = ''] = payload.split(' ')
      streams.send(userId, id)
    },
    onReconnect: () => streams.sendAll(),
  })
}
