import { applyEdit, type DeckEdit } from '@deckle/core/deck/edit/apply-edit.ts'
import { type DeckState, type EditRefusal, goToSlide, type SlideCatalog } from '@deckle/core/deck/edit/deck-state.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import {
  canRedo,
  canUndo,
  type History,
  mapHistory,
  newHistory,
  record,
  redo,
  replacePresent,
  undo,
} from '@deckle/core/deck/changes/history.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { defaultData, interactionOf, isSlideType } from '@deckle/slides/catalog.ts'
import { createStore, type StoreApi } from 'zustand'
import type { SaveState } from './autosave/autosave-machine.ts'
import { isUntouched } from './is-untouched.ts'

/** What the editor holds: the deck through its history, and what is selected in the list of slides. */
export interface EditorState {
  readonly history: History<DeckState>
  /** Ids of the slides selected in the list; the current one is among them. */
  readonly selected: readonly string[]
  /** Ids of slides that were just made and not left yet: nobody is told what they still miss. */
  readonly fresh: ReadonlySet<string>
  readonly save: { readonly state: SaveState; readonly reason?: string }
  /** Why the last edit could not be done, and when (for saying it once). */
  readonly refusal: { readonly reason: EditRefusal; readonly at: number } | null
}

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
  /** What is missing is now asked for, of new slides too. */
  readonly endFresh: () => void
  readonly setSave: (state: SaveState, reason?: string) => void
}

/** The slide types as core asks for them. */
export const slideCatalog: SlideCatalog = {
  defaultData: (template, newId) => (isSlideType(template) ? defaultData(template, newId) : {}),
  interactionOf,
}

/** A short id for slides and items: 12 characters, random. */
export function makeId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12)
}

/** @param now milliseconds, for grouping typing into steps */
export function createEditorStore(
  content: DeckContent,
  now: () => number = Date.now,
  newId: () => string = makeId,
): EditorStore {
  const first = content.contentHash[0]?.slideId
  const store = createStore<EditorState>(() => ({
    history: newHistory<DeckState>({ content, current: 0 }),
    selected: first ? [first] : [],
    fresh: new Set(
      content.contentHash.length === 1 && isUntouched(content.contentHash[0] as Slide) ? [first as string] : [],
    ),
    save: { state: 'saved' },
    refusal: null,
  }))
  const present = () => store.getState().history.present

  /** The selection follows the current slide unless it holds it already. */
  function put(history: History<DeckState>): void {
    const { selected } = store.getState()
    const ids = new Set(history.present.content.contentHash.map((slide) => slide.slideId))
    const current = currentSlide(history.present)?.slideId
    const kept = selected.filter((id) => ids.has(id))
    const moved = current !== currentSlide(present())?.slideId || kept.length === 0
    // The same list where nothing changed: what is drawn from it stays.
    const same = kept.length === selected.length ? selected : kept
    store.setState({ history, selected: moved && current ? [current] : same, fresh: stillFresh(history.present) })
  }

  /** Only the current slide stays fresh: going to another one leaves it. */
  function stillFresh(next: DeckState): ReadonlySet<string> {
    const { fresh } = store.getState()
    const current = currentSlide(next)?.slideId
    const kept = [...fresh].filter((id) => id === current)
    return kept.length === fresh.size ? fresh : new Set(kept)
  }

  return {
    ...store,
    edit(edit, group) {
      const { history } = store.getState()
      const result = applyEdit(history.present, edit, slideCatalog, newId)
      if (!result.ok) {
        store.setState({ refusal: { reason: result.reason, at: now() } })
        return false
      }
      put(record(history, result.state, now(), group))
      const made = currentSlide(result.state)?.slideId
      if (edit.type === 'addSlide' && made !== undefined) store.setState({ fresh: new Set([made]) })
      return true
    },
    slideNow: (slideId) => present().content.contentHash.find((slide) => slide.slideId === slideId),
    undo: () => put(undo(store.getState().history)),
    redo: () => put(redo(store.getState().history)),
    goTo: (index) => put(replacePresent(store.getState().history, goToSlide(present(), index))),
    goToId(slideId) {
      const index = present().content.contentHash.findIndex((slide) => slide.slideId === slideId)
      if (index >= 0) put(replacePresent(store.getState().history, goToSlide(present(), index)))
    },
    select(slideIds) {
      const wanted = new Set(slideIds)
      const selected = present()
        .content.contentHash.filter((slide) => wanted.has(slide.slideId))
        .map((slide) => slide.slideId)
      if (selected.length === 0) return
      const current = currentSlide(present())?.slideId
      const target = current !== undefined && wanted.has(current) ? current : (slideIds.at(-1) ?? selected[0])
      const index = present().content.contentHash.findIndex((slide) => slide.slideId === target)
      const history = replacePresent(store.getState().history, goToSlide(present(), index))
      store.setState({ selected, history, fresh: stillFresh(history.present) })
    },
    adopt(content, rebase) {
      const shown = currentSlide(present())?.slideId
      const at = (of: DeckContent, fallback: number) => {
        const index = of.contentHash.findIndex((slide) => slide.slideId === shown)
        return index >= 0 ? index : Math.max(0, Math.min(fallback, of.contentHash.length - 1))
      }
      const { history } = store.getState()
      put(
        mapHistory(history, (state) => {
          const merged = state === history.present ? content : rebase(state.content)
          return { content: merged, current: at(merged, state.current) }
        }),
      )
    },
    endFresh: () => store.getState().fresh.size > 0 && store.setState({ fresh: new Set() }),
    setSave: (state, reason) => store.setState({ save: reason === undefined ? { state } : { state, reason } }),
  }
}

export function currentSlide(state: DeckState): Slide | undefined {
  return state.content.contentHash[state.current]
}

export const canUndoIn = (state: EditorState): boolean => canUndo(state.history)
export const canRedoIn = (state: EditorState): boolean => canRedo(state.history)
