import type { CourseProperties } from '@deckle/core/course/edit.ts'
import { useCourseEdit } from '../builder-context.ts'

/** Sets properties; typing in one field is one step of undo. */
export function useProperties() {
  const edit = useCourseEdit()
  return (patch: Partial<CourseProperties>, isTyped = false) =>
    void edit({ type: 'setProperties', patch }, isTyped ? Object.keys(patch).join(' ') : undefined)
}
