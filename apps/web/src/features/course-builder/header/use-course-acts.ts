import type { CourseStatus } from '@deckle/core/course/course.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder, useCourseContent } from '../builder-context.ts'
import { useShowCourse } from '../use-show-course.ts'

/** What is done to the whole course, once all that was typed is saved. */
export function useCourseActs() {
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
  return { setStatus, duplicate, remove }
}
