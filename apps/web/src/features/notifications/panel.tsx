import { popoverStyle } from '@deckle/ui/choices/list-parts.tsx'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { Dialog, Heading, Popover } from 'react-aria-components'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { notificationsQuery } from '../../lib/notifications.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { useWords } from '../../words/use-words.ts'
import { NotificationRow } from './notification-row.tsx'
import { useMarkRead } from './queries.ts'

export function NotificationsPanel({
  triggerRef,
  onOpenChange,
}: {
  triggerRef: RefObject<HTMLElement | null>
  onOpenChange: (isOpen: boolean) => void
}) {
  return (
    <Popover
      isOpen
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement="bottom end"
      offset={6}
      className={`${popoverStyle} w-96 max-w-[calc(100vw-1rem)] p-0!`}
    >
      <Content onClose={() => onOpenChange(false)} />
    </Popover>
  )
}

function Content({ onClose }: { onClose: () => void }) {
  const words = useWords('notifications')
  const { _id } = useUser()
  const { data, error, refetch, isFetching } = useQuery(notificationsQuery(_id))
  const markRead = useMarkRead(_id)
  return (
    <Dialog className="flex max-h-[min(32rem,80dvh)] flex-col outline-none">
      <header className="flex min-h-11 items-center justify-between gap-3 border-b border-line px-4">
        <Heading slot="title" className="text-sm font-strong">
          {words('title')}
        </Heading>
        {(data?.unread ?? 0) > 0 && (
          <Button size="sm" variant="quiet" onPress={() => void markRead.run(undefined)} isPending={markRead.isPending}>
            {words('readAll')}
          </Button>
        )}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {data?.notifications.length === 0 && (
          <p className="px-4 py-8 text-center text-sm text-muted">{words('noneText')}</p>
        )}
        {!data &&
          (error ? (
            <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : (
            <Skeleton className="p-4" count={5} />
          ))}
        <ul className="divide-y divide-line">
          {data?.notifications.slice(0, 8).map((notification) => (
            <li key={notification.id}>
              <NotificationRow
                notification={notification}
                onOpen={({ id, read_at, link }) => {
                  if (read_at === null) void markRead.run([id])
                  if (link) onClose()
                }}
              />
            </li>
          ))}
        </ul>
      </div>
      <footer className="border-t border-line">
        <Link
          to="/notifications"
          onClick={onClose}
          className="flex h-10 items-center justify-center text-sm text-brand-text no-underline hover:bg-hover focus-visible:-outline-offset-2 touch:h-11"
        >
          {words('all')}
        </Link>
      </footer>
    </Dialog>
  )
}
