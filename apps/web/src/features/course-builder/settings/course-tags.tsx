import type { TagName } from '@deckle/contract/models/tag.ts'
import { TagPicker } from '../../../tags/tag-picker.tsx'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder } from '../builder-context.ts'

/** Saved at once, beside the draft. */
export function CourseTags() {
  const t = useWords('course-builder')
  const { course, setCourse, canEdit } = useBuilder()
  const save = useAction<readonly TagName[]>({
    scope: `course tags ${course.id}`,
    show: (tags) => {
      setCourse({ ...course, tags: [...tags] })
      return () => setCourse(course)
    },
    call: (tags) => api.courses.updateTags({ params: { id: course.id }, body: { tags: tags.map(({ id }) => id) } }),
    invalidates: [queryKeys('courses').lists],
  })
  return (
    <TagPicker
      kind="content"
      label={t('course.tags')}
      value={course.tags}
      isDisabled={!canEdit}
      onChange={(tags) => void save.run(tags)}
    />
  )
}
