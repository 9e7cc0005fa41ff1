import { classNames } from '@deckle/ui/theme/class-names.ts'
import { Link } from '@tanstack/react-router'
import { useFormatter, useNow, useWords } from '../../words/use-words.ts'
import type { Notification } from './queries.ts'

export function NotificationRow({
  notification,
  onOpen,
}: {
  notification: Notification
  onOpen: (notification: Notification) => void
}) {
  const words = useWords('notifications')
  const format = useFormatter()
  const now = useNow()
  const isUnread = notification.read_at === null
  const body = (
    <>
      <span className={classNames('mt-1.5 size-2 shrink-0 rounded-full', isUnread ? 'bg-brand' : 'bg-transparent')}>
        {isUnread && <span className="sr-only">{words('unread')}</span>}
      </span>
      <span className="min-w-0 flex-1">
        <span className={classNames('block wrap-anywhere', isUnread && 'font-strong')}>{notification.title}</span>
        {notification.text && (
          <span className="mt-0.5 block whitespace-pre-line text-muted wrap-anywhere">{notification.text}</span>
        )}
        <span className="mt-0.5 block text-xs text-muted">
          {[
            // A title like "Asha and 4 others liked your post" says it.
            notification.actor &&
              !notification.title.includes(notification.actor) &&
              words('from', { actor: notification.actor }),
            format.relativeTime(new Date(notification.createdAt), now),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </>
  )
  const style =
    'flex w-full items-start gap-2.5 px-4 py-3 text-start text-sm text-ink no-underline transition-colors hover:bg-hover focus-visible:-outline-offset-2'
  return isOwnPath(notification.link) ? (
    <Link to={notification.link} onClick={() => onOpen(notification)} className={style}>
      {body}
    </Link>
  ) : (
    <button type="button" onClick={() => onOpen(notification)} className={style}>
      {body}
    </button>
  )
}

function isOwnPath(link: string): boolean {
  return /^\/(?![/\\])/.test(link)
}
