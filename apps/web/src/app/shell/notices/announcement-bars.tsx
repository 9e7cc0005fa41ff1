import type { ShownAnnouncement } from '@deckle/contract/announcements.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { notifications } from '@deckle/contract/notifications.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Info, TriangleAlert, X } from 'lucide-react'
import { api } from '../../../lib/api.ts'
import { notificationsQuery } from '../../../lib/notifications.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { changeQuery, useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'

type Newest = ReplyOf<typeof notifications.list>

interface AnnouncementBarsProps {
  readonly shown: readonly ShownAnnouncement[]
  /** Required by `Overlay`; unused. */
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Active announcements. Dismissing one hides it on all of the person's devices. */
export function AnnouncementBars({ shown }: AnnouncementBarsProps) {
  const { _id: userId } = useUser()
  const dismiss = useAction<string>({
    call: (id) => api.announcements.dismiss({ body: { id } }),
    show: changeQuery<Newest, string>(notificationsQuery(userId).queryKey, (old, id) => ({
      ...old,
      announcements: (old.announcements ?? []).filter((one) => one.id !== id),
    })),
  })
  return shown.map((one) => <Bar key={one.id} announcement={one} onDismiss={() => void dismiss.run(one.id)} />)
}

const looks = {
  info: { box: 'bg-info-soft', icon: 'text-info-text', Icon: Info },
  warning: { box: 'bg-warning-soft', icon: 'text-warning-text', Icon: TriangleAlert },
} as const

function Bar({
  announcement: { text, level, dismissible },
  onDismiss,
}: {
  announcement: ShownAnnouncement
  onDismiss: () => void
}) {
  const words = useWords('announcements')
  const { box, icon, Icon } = looks[level]
  return (
    <div className={`flex min-h-10 items-center gap-3 border-b border-line px-4 py-1.5 text-sm text-ink ${box}`}>
      <Icon role="img" aria-label={words(`levels.${level}`)} className={`size-4 shrink-0 ${icon}`} />
      <p className="min-w-0 flex-1 wrap-anywhere">{text}</p>
      {dismissible && <IconButton label={words('dismissNamed', { text })} icon={<X />} size="sm" onPress={onDismiss} />}
    </div>
  )
}
