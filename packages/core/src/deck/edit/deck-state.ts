import type { DeckContent } from '../deck.ts'
import type { InteractionKind, Slide, SlideData, SlideTemplate } from '../slide.ts'

/** What is edited: the deck and the slide that is shown. */
export interface DeckState {
  readonly content: DeckContent
  /** Index of the current slide, 0 … slides − 1. */
  readonly current: number
}

/** Makes an id of 1 to 40 characters of `[A-Za-z0-9_-]`; asked again where the id is taken. */
export type NewId = () => string

/** What editing must know of the slide types (packages/slides gives it). */
export interface SlideCatalog {
  /** The data of a new slide of a template. */
  defaultData(template: SlideTemplate, newId: NewId): SlideData
  interactionOf(template: SlideTemplate): InteractionKind
}

/** Why an edit changes nothing. */
export type EditRefusal = 'only_slide' | 'too_many_slides' | 'unknown_slide' | 'unknown_item' | 'unknown_path'

/** An edit's outcome: the state after it (the same object where nothing changed), or why it can't be done. */
export type EditResult =
  | { readonly ok: true; readonly state: DeckState }
  | { readonly ok: false; readonly reason: EditRefusal }

export const done = (state: DeckState): EditResult => ({ ok: true, state })
export const refused = (reason: EditRefusal): EditResult => ({ ok: false, reason })

/** The state with other content; the current index is kept in range. */
export function withContent(state: DeckState, patch: Partial<DeckContent>): DeckState {
  const content = { ...state.content, ...patch }
  return { content, current: Math.max(0, Math.min(state.current, content.contentHash.length - 1)) }
}

/** Shows another slide; out of range goes to the nearest. Not an edit: it has no step of its own in the history. */
export function goToSlide(state: DeckState, index: number): DeckState {
  const current = Math.max(0, Math.min(Math.trunc(index) || 0, state.content.contentHash.length - 1))
  return current === state.current ? state : { ...state, current }
}

/** Slides numbered 0, 1, 2 … in their order; those that bear their number already stay the same objects. */
export function renumber(slides: readonly Slide[]): readonly Slide[] {
  return slides.map((slide, at) => (slide.slideSeq === at ? slide : { ...slide, slideSeq: at }))
}

/** Replaces one slide by what `change` makes of it. */
export function changeSlide(
  state: DeckState,
  slideId: string,
  change: (slide: Slide) => Slide | EditRefusal,
): EditResult {
  const slide = state.content.contentHash.find((one) => one.slideId === slideId)
  if (!slide) return refused('unknown_slide')
  const changed = change(slide)
  if (typeof changed === 'string') return refused(changed)
  if (changed === slide) return done(state)
  return done(
    withContent(state, { contentHash: state.content.contentHash.map((one) => (one === slide ? changed : one)) }),
  )
}

/** Whether a patch says anything new. */
export function changes<T extends object>(value: T, patch: Partial<T>): boolean {
  return (Object.keys(patch) as (keyof T)[]).some((key) => patch[key] !== value[key])
}
