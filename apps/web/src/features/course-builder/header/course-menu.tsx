import type { CourseStatus } from '@deckle/core/course/course.ts'
import { statusesFrom } from '@deckle/core/learning/course-status.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useNavigate } from '@tanstack/react-router'
import { Archive, CopyPlus, Ellipsis, PencilLine, Rocket, Trash2, UserPlus, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder, useCourseContent } from '../builder-context.ts'
import { useShowCourse } from '../use-show-course.ts'

const ShareDialog = lazyPart(() => import('../../../sharing/share-dialog.tsx').then((module) => module.ShareDialog))

const statusIcons = { draft: <PencilLine />, published: <Rocket />, archived: <Archive /> }

export function CourseMenu({ onPublish }: { onPublish: () => void }) {
  const t = useWords('course-builder')
  const navigate = useNavigate()
  const { course, autosave } = useBuilder()
  const content = useCourseContent()
  const show = useShowCourse()
  const params = { id: course.id }
  const lists = [queryKeys('courses').lists]
  const setStatus = useAction({
    call: async (status: CourseStatus) => {
      await autosave.flush()
      return api.courses.updateStatus({ params, body: { status } })
    },
    onDone: (reply) => {
      show(reply.course)
      toast({ title: t(`menu.done.${reply.course.status}`), tone: 'success' })
    },
  })
  const duplicate = useAction({
    call: async () => {
      await autosave.flush()
      return api.courses.duplicate({ params })
    },
    onDone: (reply) => {
      toast({ title: t('menu.duplicated', { title: reply.course.content.title }), tone: 'success' })
      void navigate({ to: `/courses/${reply.course.id}/edit` })
    },
    invalidates: lists,
  })
  const restore = useAction({
    call: () => api.courses.restore({ params }),
    onDone: () => void navigate({ to: `/courses/${course.id}/edit` }),
    invalidates: lists,
  })
  const remove = useAction({
    call: async () => {
      await autosave.flush()
      return api.courses.delete({ params })
    },
    onDone: () => {
      toast.undo(t('menu.deleted', { title: content.title }), () => void restore.run())
      void navigate({ to: '/courses' })
    },
    invalidates: lists,
  })
  const { can, status } = course
  const [isSharing, setSharing] = useState(false)
  // Publishing a draft has its check list.
  const statuses = can.publish ? statusesFrom(status, content).filter((to) => status !== 'draft' || to === 'draft') : []
  const menu = (
    <Menu
      label={t('menu.label')}
      trigger={<IconButton label={t('menu.label')} icon={<Ellipsis />} />}
      items={[
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
          ? [{ id: 'learners', label: t('learners'), icon: <Users />, href: `/courses/${course.id}/learners` }]
          : []),
        ...statuses.map((to) => ({
          id: to,
          label: t(`menu.to.${to}`),
          description: t(`menu.text.${to}`),
          icon: statusIcons[to],
          onAction: () => void setStatus.run(to),
        })),
        ...(can.share
          ? [{ id: 'share', label: t('menu.share'), icon: <UserPlus />, onAction: () => setSharing(true) }]
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
      ]}
    />
  )
  return (
    <>
      {menu}
      <Suspense>
        {isSharing && (
          <ShareDialog
            shared={{ kind: 'courses', id: course.id }}
            name={content.title}
            onClose={() => setSharing(false)}
          />
        )}
      </Suspense>
    </>
  )
}
