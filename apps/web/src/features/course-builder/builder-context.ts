import type { Course, CourseDeckFacts } from '@deckle/contract/courses.ts'
import type { CourseContent } from '@deckle/core/course/course.ts'
import type { CourseEdit } from '@deckle/core/course/edit.ts'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Autosave } from '../../lib/draft/autosave.ts'
import type { BuilderState, BuilderStore } from './state/builder-store.ts'

export interface Builder {
  readonly store: BuilderStore
  readonly autosave: Autosave<CourseContent>
  readonly course: Course
  /** What lies outside the draft: status, tags, join link. */
  readonly setCourse: (course: Course) => void
  /** Of decks by their id; those that were just added are among them. */
  readonly facts: ReadonlyMap<string, CourseDeckFacts>
  readonly canEdit: boolean
  /** Opens the search for decks to add to a topic. */
  readonly addDecks: (topicId: string) => void
}

export const BuilderContext = createContext<Builder | null>(null)

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('No course is being edited here')
  return builder
}

export function useBuilderState<T>(select: (state: BuilderState) => T): T {
  return useStore(useBuilder().store, select)
}

export const useCourseContent = (): CourseContent => useBuilderState(({ history }) => history.present)

const refuse = (_edit: CourseEdit) => false

/** Applies edits; nothing where the user may only look. */
export function useCourseEdit(): BuilderStore['edit'] {
  const { store, canEdit } = useBuilder()
  return canEdit ? store.edit : refuse
}
