import { statusesFrom } from '@deckle/core/learning/course-status.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import {
  Archive,
  ChartNoAxesColumn,
  CopyPlus,
  Ellipsis,
  Link,
  PencilLine,
  Rocket,
  Trash2,
  UserPlus,
  Users,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder, useCourseContent } from '../builder-context.ts'
import { useCourseActs } from './use-course-acts.ts'

const ShareDialog = lazyPart(() => import('../../../sharing/share-dialog.tsx').then((module) => module.ShareDialog))

const ShortAddressesDialog = lazyPart(() =>
  import('../../../short-addresses/short-addresses-dialog.tsx').then((module) => module.ShortAddressesDialog),
)

const statusIcons = { draft: <PencilLine />, published: <Rocket />, archived: <Archive /> }

export function CourseMenu({ onPublish }: { onPublish: () => void }) {
  const t = useWords('course-builder')
  const { course } = useBuilder()
  const content = useCourseContent()
  const [open, setOpen] = useState<'share' | 'addresses' | null>(null)
  const close = () => setOpen(null)
  const menu = (
    <Menu
      label={t('menu.label')}
      trigger={<IconButton label={t('menu.label')} icon={<Ellipsis />} />}
      items={useItems({ onPublish, onOpen: setOpen })}
    />
  )
  return (
    <>
      {menu}
      <Suspense>
        {open === 'share' && (
          <ShareDialog shared={{ kind: 'courses', id: course.id }} name={content.title} onClose={close} />
        )}
        {open === 'addresses' && (
          <ShortAddressesDialog target={{ id: course.id, name: content.title }} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

interface Openers {
  readonly onPublish: () => void
  readonly onOpen: (dialog: 'share' | 'addresses') => void
}

/** Only what the person may do, and what the course's state allows. */
function useItems({ onPublish, onOpen }: Openers) {
  const t = useWords('course-builder')
  const { course } = useBuilder()
  const content = useCourseContent()
  const { setStatus, duplicate, remove } = useCourseActs()
  const { can, status } = course
  // Publishing a draft has its check list.
  const statuses = can.publish ? statusesFrom(status, content).filter((to) => status !== 'draft' || to === 'draft') : []
  return [
    ...(can.publish && status !== 'archived'
      ? [
          {
            id: 'publish',
            label: t(status === 'published' ? 'publish.changes' : 'publish.now'),
            icon: <Rocket />,
            onAction: onPublish,
          },
        ]
      : []),
    ...(can.learners
      ? [
          { id: 'learners', label: t('learners'), icon: <Users />, href: `/courses/${course.id}/learners` },
          { id: 'report', label: t('report'), icon: <ChartNoAxesColumn />, href: `/courses/${course.id}/report` },
        ]
      : []),
    ...statuses.map((to) => ({
      id: to,
      label: t(`menu.to.${to}`),
      description: t(`menu.text.${to}`),
      icon: statusIcons[to],
      onAction: () => void setStatus.run(to),
    })),
    ...(can.share
      ? [{ id: 'share', label: t('menu.share'), icon: <UserPlus />, onAction: () => onOpen('share') }]
      : []),
    ...(can.publish && status === 'published'
      ? [{ id: 'addresses', label: t('menu.addresses'), icon: <Link />, onAction: () => onOpen('addresses') }]
      : []),
    { id: 'duplicate', label: t('menu.duplicate'), icon: <CopyPlus />, onAction: () => void duplicate.run() },
    ...(can.delete
      ? [
          {
            id: 'delete',
            label: t('menu.delete'),
            icon: <Trash2 />,
            tone: 'danger' as const,
            onAction: () => void remove.run(),
          },
        ]
      : []),
  ]
}
