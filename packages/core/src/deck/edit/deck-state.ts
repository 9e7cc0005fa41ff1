import type { DeckContent } from '../deck.ts'
import type { InteractionKind, Slide, SlideData, SlideTemplate } from '../slide.ts'

export interface DeckState {
  readonly content: DeckContent
  /** Index of the shown slide, 0 … slides − 1. */
  readonly current: number
}

/** Makes an id of 1 to 40 characters of `[A-Za-z0-9_-]`; called again where the id is in use. */
export type NewId = () => string

/** What editing needs of the slide types; implemented by packages/slides. */
export interface SlideCatalog {
  defaultData(template: SlideTemplate, newId: NewId): SlideData
  interactionOf(template: SlideTemplate): InteractionKind
}

export type EditRefusal = 'only_slide' | 'too_many_slides' | 'unknown_slide' | 'unknown_item' | 'unknown_path'

/** The state afterwards (the same object where nothing changed), or why the edit is refused. */
export type EditResult =
  | { readonly ok: true; readonly state: DeckState }
  | { readonly ok: false; readonly reason: EditRefusal }

export const done = (state: DeckState): EditResult => ({ ok: true, state })
export const refused = (reason: EditRefusal): EditResult => ({ ok: false, reason })

/** Clamps the current index to the new content. */
export function withContent(state: DeckState, patch: Partial<DeckContent>): DeckState {
  const content = { ...state.content, ...patch }
  return { content, current: Math.max(0, Math.min(state.current, content.contentHash.length - 1)) }
}

/** Out of range goes to the nearest slide. Not an edit: adds no step to the history. */
export function goToSlide(state: DeckState, index: number): DeckState {
  const current = Math.max(0, Math.min(Math.trunc(index) || 0, state.content.contentHash.length - 1))
  return current === state.current ? state : { ...state, current }
}

/** Numbers slides 0, 1, 2 … in their order; a slide with the right number stays the same object. */
export function renumber(slides: readonly Slide[]): readonly Slide[] {
  return slides.map((slide, at) => (slide.slideSeq === at ? slide : { ...slide, slideSeq: at }))
}

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

export function changes<T extends object>(value: T, patch: Partial<T>): boolean {
  return (Object.keys(patch) as (keyof T)[]).some((key) => patch[key] !== value[key])
}
