import { Button } from '@deckle/ui/actions/button.tsx'
import { LoadMore } from '@deckle/ui/collections/load-more.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { LoadError } from '../../lib/load-error.tsx'
import { Page } from '../../lib/page.tsx'
import { useUser } from '../../lib/session/auth-state.ts'
import { useWords } from '../../words/use-words.ts'
import { NotificationRow } from './notification-row.tsx'
import { allNotificationsQuery, useMarkRead } from './queries.ts'

/** All notifications, newest first. */
export function NotificationsScreen() {
  const words = useWords('notifications')
  const { _id } = useUser()
  const list = useInfiniteQuery(allNotificationsQuery(_id))
  const markRead = useMarkRead(_id)
  const rows = list.data?.pages.flatMap((page) => page.notifications) ?? []
  const unread = list.data?.pages[0]?.unread ?? 0
  return (
    <Page width="md">
      <PageHeader
        title={words('title')}
        actions={
          unread > 0 && (
            <Button icon={<CheckCheck />} onPress={() => void markRead.run(undefined)} isPending={markRead.isPending}>
              {words('readAll')}
            </Button>
          )
        }
      />
      {list.isPending && <Skeleton kind="table" count={6} />}
      {list.error && !list.data && (
        <LoadError error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      )}
      {list.data && rows.length === 0 && (
        <EmptyState illustration="inbox" title={words('none')}>
          {words('noneText')}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <Card padding="none">
          <ul className="divide-y divide-line overflow-hidden rounded-lg">
            {rows.map((notification) => (
              <li key={notification.id}>
                <NotificationRow
                  notification={notification}
                  onOpen={({ id, read_at }) => {
                    if (read_at === null) void markRead.run([id])
                  }}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <LoadMore
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
      />
    </Page>
  )
}
