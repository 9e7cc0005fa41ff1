import type { CourseRow } from '@deckle/contract/courses.ts'
import type { TagName } from '@deckle/contract/models/tag.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useLimitFailure } from '../../../deck/use-limit-failure.ts'
import { api } from '../../../lib/api.ts'
import { changeRow } from '../../../lib/list/change-row.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'

const lists = { queryKey: queryKeys('courses').lists, name: 'courses' }
/** Published courses count against the plan's active decks. */
const invalidates = [queryKeys('courses').lists, queryKeys('licenses').all]
const sameAs = ({ id }: CourseRow) => id
const byId = ({ id }: CourseRow) => ({ params: { id } })

/** Actions on a course of the list: optimistic, rolled back with a message if the server refuses. */
export function useCourseActions() {
  const navigate = useNavigate()
  const { run: tag } = useTagging()
  const { run: duplicate } = useDuplicate()
  const { run: restore } = useRestore()
  const { run: remove } = useRemove()
  return {
    open: ({ id }: CourseRow) => void navigate({ to: `/courses/${id}/edit` }),
    tag: (row: CourseRow, tags: readonly TagName[]) => void tag({ row, tags }),
    duplicate: (row: CourseRow) => void duplicate(row),
    restore: (row: CourseRow) => void restore(row),
    remove: (row: CourseRow) => void remove(row),
  }
}

export type CourseActions = ReturnType<typeof useCourseActions>

function useTagging() {
  const t = useWords('tags')
  const client = useQueryClient()
  return useAction<{ readonly row: CourseRow; readonly tags: readonly TagName[] }>({
    call: ({ row, tags }) => api.courses.updateTags({ ...byId(row), body: { tags: tags.map(({ id }) => id) } }),
    show: ({ row, tags }) => changeRow<CourseRow>(client, lists, row.id, (old) => ({ ...old, tags: [...tags] })),
    failure: () => ({ title: t('notSaved') }),
    ignoredBy: 'spec §8',
    invalidates: [lists.queryKey, queryKeys('tags').lists],
  })
}

function useDuplicate() {
  const t = useWords('courses')
  const navigate = useNavigate()
  return useAction({
    call: (row: CourseRow) => api.courses.duplicate(byId(row)),
    sameAs,
    onDone: ({ course }) =>
      toast({
        tone: 'success',
        title: t('duplicated', { name: course.content.title }),
        action: { label: t('open'), onAction: () => void navigate({ to: `/courses/${course.id}/edit` }) },
      }),
    failure: useLimitFailure(),
    invalidates,
  })
}

function useRestore() {
  const t = useWords('courses')
  const client = useQueryClient()
  return useAction<CourseRow>({
    call: (row) => api.courses.restore(byId(row)),
    show: (row) => changeRow<CourseRow>(client, lists, row.id, () => null),
    onDone: (_reply, row) => toast({ tone: 'success', title: t('restored', { name: row.title }) }),
    failure: useLimitFailure(),
    invalidates,
  })
}

function useRemove() {
  const t = useWords('courses')
  const client = useQueryClient()
  const failure = useLimitFailure()
  const { run: undo } = useAction({
    call: (row: CourseRow) => api.courses.restore(byId(row)),
    sameAs,
    failure,
    invalidates,
  })
  return useAction<CourseRow>({
    call: (row) => api.courses.delete(byId(row)),
    show: (row) => changeRow<CourseRow>(client, lists, row.id, () => null),
    onDone: (_reply, row) =>
      toast.undo(t(row.learners > 0 ? 'deletedWithLearners' : 'deleted', { name: row.title }), () => void undo(row)),
    failure,
    invalidates,
  })
}
