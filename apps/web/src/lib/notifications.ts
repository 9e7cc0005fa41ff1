import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from './api.ts'
import { queryKeys } from './query-keys.ts'
import { useAuth } from './session/auth-state.ts'

/** The newest notifications and the unread count. */
export const notificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys('notifications').one(userId, 'newest'),
    queryFn: ({ signal }) => api.notifications.list({ params: { id: userId }, query: { limit: 20 }, signal }),
  })

export function useUnreadCount(): number {
  const userId = useAuth((state) => state.user?._id ?? '')
  const { data } = useQuery({ ...notificationsQuery(userId), enabled: userId !== '' })
  return data?.unread ?? 0
}

/** Active announcements that the user has not dismissed. */
export function useAnnouncements() {
  const userId = useAuth((state) => state.user?._id ?? '')
  const { data } = useQuery({ ...notificationsQuery(userId), enabled: userId !== '' })
  return data?.announcements ?? []
}

/** Milliseconds until what follows them is loaded again, where it did not come. */
const LOAD_AGAIN = 60_000

/** Keeps the count current, by a script that the first screen does without. */
export function useNotificationStream(): void {
  const queries = useQueryClient()
  const userId = useAuth((state) => state.user?._id ?? '')
  useEffect(() => {
    if (!userId) return
    let stop = () => {}
    let isOver = false
    const start = (): void =>
      void import('./stream/notification-stream.ts').then(
        ({ followNotifications }) => {
          if (!isOver) stop = followNotifications(queries, userId)
        },
        () => {
          if (isOver) return
          const timer = setTimeout(start, LOAD_AGAIN)
          stop = () => clearTimeout(timer)
        },
      )
    start()
    return () => {
      isOver = true
      stop()
    }
  }, [queries, userId])
}
