import { applyEdit, type DeckEdit } from '@deckle/core/deck/edit/apply-edit.ts'
import type { SlideCatalog } from '@deckle/core/deck/edit/deck-state.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { record, redo, undo } from '@deckle/core/document/history.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { defaultData, interactionOf, isSlideType } from '@deckle/slides/catalog.ts'
import { createStore, type StoreApi } from 'zustand'
import { makeId } from '../../../lib/make-id.ts'
import type { SaveState } from '../../../lib/draft/autosave-types.ts'
import {
  atSlide,
  currentSlide,
  type EditorState,
  initialEditorState,
  slidesOf,
  withAdopted,
  withHistory,
  withSelection,
} from './editor-state.ts'

export interface EditorStore extends StoreApi<EditorState> {
  /** Applies an edit; edits of one `group` in quick succession are one step. False where it was refused. */
  readonly edit: (edit: DeckEdit, group?: string) => boolean
  /** A slide by its id as it is at this moment, also where the state is read through a delay. */
  readonly slideNow: (slideId: string) => Slide | undefined
  readonly undo: () => void
  readonly redo: () => void
  readonly goTo: (index: number) => void
  readonly goToId: (slideId: string) => void
  readonly select: (slideIds: readonly string[]) => void
  readonly adopt: (content: DeckContent, rebase: (content: DeckContent) => DeckContent) => void
  /** From now on what new slides miss is shown too. */
  readonly endFresh: () => void
  readonly setSave: (state: SaveState, reason?: string) => void
}

/** The slide types as core asks for them. */
export const slideCatalog: SlideCatalog = {
  defaultData: (template, newId) => (isSlideType(template) ? defaultData(template, newId) : {}),
  interactionOf,
}

/** @param now milliseconds, for grouping typing into steps */
export function createEditorStore(
  content: DeckContent,
  now: () => number = Date.now,
  newId: () => string = makeId,
): EditorStore {
  const store = createStore<EditorState>(() => initialEditorState(content))
  const { getState, setState } = store

  function edit(edit: DeckEdit, group?: string): boolean {
    const { history } = getState()
    const result = applyEdit(history.present, edit, slideCatalog, newId)
    if (!result.ok) {
      setState({ refusal: { reason: result.reason, at: now() } })
      return false
    }
    setState((state) => withHistory(state, record(history, result.state, now(), group)))
    const made = currentSlide(result.state)?.slideId
    if (edit.type === 'addSlide' && made !== undefined) setState({ fresh: new Set([made]) })
    return true
  }

  return {
    ...store,
    edit,
    slideNow: (slideId) => slidesOf(getState()).find((slide) => slide.slideId === slideId),
    undo: () => setState((state) => withHistory(state, undo(state.history))),
    redo: () => setState((state) => withHistory(state, redo(state.history))),
    goTo: (index) => setState((state) => atSlide(state, Math.max(0, index))),
    goToId: (slideId) =>
      setState((state) =>
        atSlide(
          state,
          slidesOf(state).findIndex((slide) => slide.slideId === slideId),
        ),
      ),
    select: (slideIds) => setState((state) => withSelection(state, slideIds)),
    adopt: (content, rebase) => setState((state) => withAdopted(state, content, rebase)),
    endFresh: () => getState().fresh.size > 0 && setState({ fresh: new Set() }),
    setSave(state, reason) {
      const { save } = getState()
      if (save.state === state && save.reason === reason) return
      setState({ save: reason === undefined ? { state } : { state, reason } })
    },
  }
}
