import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { CheckCheck } from 'lucide-react'
import { PagedRows } from '../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { Page } from '../../lib/screen/page.tsx'
import { useUser } from '../../lib/session/auth-state.ts'
import { useWords } from '../../words/use-words.ts'
import { NotificationRow } from './notification-row.tsx'
import { allNotificationsQuery, useMarkRead, type Notification } from './queries.ts'

const rowsOf = ({ notifications }: { readonly notifications: readonly Notification[] }) => notifications

export function NotificationsScreen() {
  const words = useWords('notifications')
  const { _id } = useUser()
  const list = usePagedList(allNotificationsQuery(_id), rowsOf)
  const markRead = useMarkRead(_id)
  const unread = list.firstPage?.unread ?? 0
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
      <PagedRows
        list={list}
        empty={
          <EmptyState illustration="inbox" title={words('none')}>
            {words('noneText')}
          </EmptyState>
        }
      >
        {(rows) => (
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
      </PagedRows>
    </Page>
  )
}
