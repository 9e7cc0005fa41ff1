import type { Listener } from '../../db/listen.ts'

interface Stream {
  send(notificationId: string): void
  close(): void
}

export interface Streams {
  /** Answers the way to take the stream out again. */
  add(userId: string, stream: Stream): () => void
  send(userId: string, notificationId: string): void
  /** After messages may have been missed: every open stream is told to look. */
  sendAll(): void
  closeAll(): void
}

export const notificationChannel = 'notifications'

/** The open streams of this server, by user. */
export function notificationStreams(): Streams {
  const open = new Map<string, Set<Stream>>()
  return {
    add(userId, stream) {
      const set = open.get(userId) ?? new Set()
      open.set(userId, set.add(stream))
      return () => {
        set.delete(stream)
        if (set.size === 0 && open.get(userId) === set) open.delete(userId)
      }
    },
    send: (userId, id) => open.get(userId)?.forEach((stream) => stream.send(id)),
    sendAll: () => open.forEach((set) => set.forEach((stream) => stream.send(''))),
    closeAll: () => open.forEach((set) => [...set].forEach((stream) => stream.close())),
  }
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
