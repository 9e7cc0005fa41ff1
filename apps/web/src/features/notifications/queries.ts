import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

export type Notification = Awaited<ReturnType<typeof api.notifications.list>>['notifications'][number]

export const allNotificationsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['notifications', userId, 'all'],
    queryFn: ({ signal, pageParam }) =>
      api.notifications.list({
        params: { id: userId },
        query: { limit: 20, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

/** Marks some, or all, as read; the count on the bell follows. */
export function useMarkRead(userId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ids?: string[]) => api.notifications.read({ params: { id: userId }, body: ids ? { ids } : {} }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['notifications'] }),
  })
}
