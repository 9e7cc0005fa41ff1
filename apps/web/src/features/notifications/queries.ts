import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { useAction } from '../../lib/use-action.ts'

export type Notification = Awaited<ReturnType<typeof api.notifications.list>>['notifications'][number]

export const allNotificationsQuery = (userId: string) =>
  pagedQuery({
    queryKey: queryKeys('notifications').one(userId, 'all'),
    fetch: (page, signal) => api.notifications.list({ params: { id: userId }, query: { limit: 20, ...page }, signal }),
  })

/** Marks some, or all, as read and updates the bell's count. */
export function useMarkRead(userId: string) {
  return useAction<readonly string[] | undefined>({
    call: (ids) => api.notifications.read({ params: { id: userId }, body: ids ? { ids: [...ids] } : {} }),
    sameAs: (ids) => ids?.join(),
    // Opening a notification navigates on; if marking fails, it just stays unread.
    failure: 'in place',
    invalidates: [queryKeys('notifications').all],
  })
}
