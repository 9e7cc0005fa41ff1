import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { type DeckState, type EditRefusal, goToSlide } from '@deckle/core/deck/edit/deck-state.ts'
import {
  canRedo,
  canUndo,
  type History,
  mapHistory,
  newHistory,
  replacePresent,
} from '@deckle/core/document/history.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import type { SaveState } from '../../../lib/draft/autosave-types.ts'
import { isUntouched } from './is-untouched.ts'

/** What the editor holds: the deck through its history, and what is selected in the list of slides. */
export interface EditorState {
  readonly history: History<DeckState>
  /** Ids of the slides selected in the list; the current one is among them. */
  readonly selected: readonly string[]
  /** Ids of slides that were just made and not left yet: what they still miss is not shown. */
  readonly fresh: ReadonlySet<string>
  readonly save: { readonly state: SaveState; readonly reason?: string }
  /** Why the last edit could not be done, and when (for saying it once). */
  readonly refusal: { readonly reason: EditRefusal; readonly at: number } | null
}

export function initialEditorState(content: DeckContent): EditorState {
  const [first] = content.contentHash
  const isFresh = first !== undefined && content.contentHash.length === 1 && isUntouched(first)
  return {
    history: newHistory<DeckState>({ content, current: 0 }),
    selected: first ? [first.slideId] : [],
    fresh: new Set(isFresh ? [first.slideId] : []),
    save: { state: 'saved' },
    refusal: null,
  }
}

export function currentSlide(state: DeckState): Slide | undefined {
  return state.content.contentHash[state.current]
}

export const slidesOf = ({ history }: EditorState): readonly Slide[] => history.present.content.contentHash

export const canUndoIn = (state: EditorState): boolean => canUndo(state.history)
export const canRedoIn = (state: EditorState): boolean => canRedo(state.history)

/** What a transition changes. */
type Change = Partial<EditorState>

/** The selection follows the current slide unless it holds it already. */
export function withHistory(state: EditorState, history: History<DeckState>): Change {
  const { selected } = state
  const ids = new Set(history.present.content.contentHash.map((slide) => slide.slideId))
  const current = currentSlide(history.present)?.slideId
  const existing = selected.filter((id) => ids.has(id))
  const isOther = current !== currentSlide(state.history.present)?.slideId || existing.length === 0
  // The same list where nothing changed: what is drawn from it stays.
  const same = existing.length === selected.length ? selected : existing
  return { history, selected: isOther && current ? [current] : same, fresh: stillFresh(state, history.present) }
}

/** Another slide of the deck becomes the current one; nothing where there is none at the index. */
export function atSlide(state: EditorState, index: number): Change {
  if (index < 0) return state
  return withHistory(state, replacePresent(state.history, goToSlide(state.history.present, index)))
}

/** The current slide stays where it is among the selected; else the last named of them becomes it. */
export function withSelection(state: EditorState, slideIds: readonly string[]): Change {
  const wanted = new Set(slideIds)
  const slides = slidesOf(state)
  const selected = slides.map(({ slideId }) => slideId).filter((id) => wanted.has(id))
  if (selected.length === 0) return state
  const { present } = state.history
  const current = currentSlide(present)?.slideId
  const target = current !== undefined && wanted.has(current) ? current : (slideIds.at(-1) ?? selected[0])
  const index = slides.findIndex((slide) => slide.slideId === target)
  const history = replacePresent(state.history, goToSlide(present, index))
  return { selected, history, fresh: stillFresh(state, history.present) }
}

/** `content` takes the place of the present one; `rebase` does the same to older states. The current slide stays. */
export function withAdopted(
  state: EditorState,
  content: DeckContent,
  rebase: (content: DeckContent) => DeckContent,
): Change {
  const { present } = state.history
  const shown = currentSlide(present)?.slideId
  const at = (of: DeckContent, fallback: number) => {
    const index = of.contentHash.findIndex((slide) => slide.slideId === shown)
    return index >= 0 ? index : Math.max(0, Math.min(fallback, of.contentHash.length - 1))
  }
  const history = mapHistory(state.history, (one) => {
    const merged = one === present ? content : rebase(one.content)
    return { content: merged, current: at(merged, one.current) }
  })
  return withHistory(state, history)
}

/** Only the current slide stays fresh: going to another one leaves it. */
function stillFresh({ fresh }: EditorState, next: DeckState): ReadonlySet<string> {
  const current = currentSlide(next)?.slideId
  const rest = [...fresh].filter((id) => id === current)
  return rest.length === fresh.size ? fresh : new Set(rest)
}
