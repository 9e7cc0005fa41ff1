import type { CourseContent } from '@deckle/core/course/course.ts'
import { applyCourseEdit, type CourseEdit, type CourseRefusal } from '@deckle/core/course/edit.ts'
import { type History, mapHistory, newHistory, record, redo, undo } from '@deckle/core/document/history.ts'
import { createStore, type StoreApi } from 'zustand'
import type { SaveState } from '../../../lib/draft/autosave-types.ts'
import { type OutlineKey, keysOf } from '../outline/outline-keys.ts'

export interface BuilderState {
  readonly history: History<CourseContent>
  /** Topics and decks; none for the course itself. */
  readonly selected: readonly OutlineKey[]
  readonly save: { readonly state: SaveState; readonly reason?: string }
  /** Why the last edit could not be done, and when (for saying it once). */
  readonly refusal: { readonly reason: CourseRefusal; readonly at: number } | null
}

export interface BuilderStore extends StoreApi<BuilderState> {
  /** Applies an edit; edits of one `group` in quick succession are one step. False where it was refused. */
  readonly edit: (edit: CourseEdit, group?: string) => boolean
  readonly content: () => CourseContent
  readonly undo: () => void
  readonly redo: () => void
  readonly select: (keys: readonly OutlineKey[]) => void
  readonly load: (content: CourseContent) => void
  readonly adopt: (content: CourseContent, rebase: (older: CourseContent) => CourseContent) => void
  readonly setSave: (state: SaveState, reason?: string) => void
}

/** @param now milliseconds, for grouping typing into steps */
export function createBuilderStore(content: CourseContent, now: () => number = Date.now): BuilderStore {
  const store = createStore<BuilderState>(() => ({
    history: newHistory(content),
    selected: [],
    save: { state: 'saved' },
    refusal: null,
  }))
  const { getState, setState } = store
  const show = (history: History<CourseContent>) => {
    const there = keysOf(history.present)
    const { selected } = getState()
    const stays = selected.filter((key) => there.has(key))
    setState({ history, selected: stays.length === selected.length ? selected : stays })
  }
  const edit = (change: CourseEdit, group?: string): boolean => {
    const { history } = getState()
    const result = applyCourseEdit(history.present, change)
    if (!result.ok) {
      setState({ refusal: { reason: result.reason, at: now() } })
      return false
    }
    show(record(history, result.content, now(), group))
    return true
  }
  return {
    ...store,
    edit,
    content: () => getState().history.present,
    undo: () => show(undo(getState().history)),
    redo: () => show(redo(getState().history)),
    select: (selected) => setState({ selected }),
    load: (loaded) => void edit({ type: 'load', content: loaded }),
    adopt: (merged, rebase) => {
      const { history } = getState()
      show(mapHistory(history, (one) => (one === history.present ? merged : rebase(one))))
    },
    setSave: (state, reason) => setState({ save: reason === undefined ? { state } : { state, reason } }),
  }
}
