import { type DeckContent, deckLimits, type Language } from '../deck.ts'
import { defaultNav, newSlide } from '../new-deck.ts'
import type { Slide, SlideData, SlideNav, SlideTemplate } from '../slide.ts'
import {
  changeSlide,
  changes,
  type DeckState,
  done,
  type EditResult,
  type NewId,
  refused,
  renumber,
  type SlideCatalog,
  withContent,
} from './deck-state.ts'
import { type SlideTexts, withSlideTexts, withoutSlideTexts } from './translations.ts'

/** Slides on the clipboard, with their translated texts by language and slide id. */
export interface CopiedSlides {
  readonly slides: readonly Slide[]
  readonly translations: Readonly<Partial<Record<Language, Readonly<Record<string, SlideTexts>>>>>
}

/**
 * Inserts a slide after the current one; it becomes current (product.md §4, "Add slide").
 * @param edit its `data` overrides the template's defaults
 */
export function addSlide(
  state: DeckState,
  { template, data }: { readonly template: SlideTemplate; readonly data?: SlideData },
  catalog: SlideCatalog,
  newId: NewId,
): EditResult {
  const slide = newSlide(template, 0, catalog, uniqueNewId(state.content, newId))
  return insert(state, [data ? { ...slide, data: { ...slide.data, ...data } } : slide], state.current + 1)
}

/** Inserts copies after the last of the slides, in the deck's order; the last copy becomes current. */
export function duplicateSlides(
  state: DeckState,
  edit: { readonly slideIds: readonly string[] },
  newId: NewId,
): EditResult {
  const copied = copySlides(state.content, edit.slideIds)
  if (copied.slides.length === 0) return refused('unknown_slide')
  const last = copied.slides.at(-1)?.slideSeq ?? state.current
  return insertCopies(state, copied, last + 1, newId)
}

/** Inserts copied slides, of this deck or another, after the current one with new ids; the last becomes current. */
export function pasteSlides(state: DeckState, edit: { readonly copied: CopiedSlides }, newId: NewId): EditResult {
  return edit.copied.slides.length === 0 ? done(state) : insertCopies(state, edit.copied, state.current + 1, newId)
}

/** In the deck's order, with translations; unknown ids are left out. */
export function copySlides(content: DeckContent, slideIds: readonly string[]): CopiedSlides {
  const wanted = new Set(slideIds)
  const translations = Object.entries(content.translations).map(([language, translation]) => [
    language,
    Object.fromEntries(Object.entries(translation.slides).filter(([slideId]) => wanted.has(slideId))),
  ])
  return {
    slides: content.contentHash.filter((slide) => wanted.has(slide.slideId)),
    translations: Object.fromEntries(translations) as CopiedSlides['translations'],
  }
}

/**
 * Refused where no slide would remain. Where the current slide is deleted, the index moves back by one but not below 0;
 * else the same slide stays current (product.md §4, "Delete").
 */
export function deleteSlides(state: DeckState, edit: { readonly slideIds: readonly string[] }): EditResult {
  const deleted = new Set(edit.slideIds)
  const slides = state.content.contentHash
  const remaining = slides.filter((slide) => !deleted.has(slide.slideId))
  if (remaining.length === slides.length) return refused('unknown_slide')
  if (remaining.length === 0) return refused('only_slide')
  const remainingBefore = slides.slice(0, state.current).filter((slide) => !deleted.has(slide.slideId)).length
  const isCurrentDeleted = deleted.has(slides[state.current]?.slideId ?? '')
  return done({
    content: {
      ...state.content,
      contentHash: renumber(remaining),
      translations: withoutSlideTexts(state.content.translations, deleted),
    },
    current: Math.max(0, isCurrentDeleted ? remainingBefore - 1 : remainingBefore),
  })
}

/** Moves slides, in the deck's order, before another slide or to the end (null); the same slide stays current. */
export function moveSlides(
  state: DeckState,
  edit: { readonly slideIds: readonly string[]; readonly before: string | null },
): EditResult {
  const moving = new Set(edit.slideIds)
  const slides = state.content.contentHash
  const moved = slides.filter((slide) => moving.has(slide.slideId))
  if (moved.length === 0) return refused('unknown_slide')
  const target = edit.before === null ? slides.length : slides.findIndex((slide) => slide.slideId === edit.before)
  if (target < 0) return refused('unknown_slide')
  const isStaying = (slide: Slide): boolean => !moving.has(slide.slideId)
  const order = [...slides.slice(0, target).filter(isStaying), ...moved, ...slides.slice(target).filter(isStaying)]
  if (order.every((slide, at) => slide === slides[at])) return done(state)
  const current = order.findIndex((slide) => slide === slides[state.current])
  return done({ content: { ...state.content, contentHash: renumber(order) }, current })
}

/** Resets a slide to its template's defaults; its id and the author's comments stay (product.md §4, "Reset"). */
export function resetSlide(
  state: DeckState,
  edit: { readonly slideId: string },
  catalog: SlideCatalog,
  newId: NewId,
): EditResult {
  return remake(state, edit.slideId, (slide) => ({
    ...newSlide(slide.template, slide.slideSeq, catalog, newId),
    slideId: slide.slideId,
    comments: slide.comments,
  }))
}

/** Data is reset to the template's defaults (product.md §4, "Change template"); to or from branching, so is nav. */
export function changeTemplate(
  state: DeckState,
  edit: { readonly slideId: string; readonly template: SlideTemplate },
  catalog: SlideCatalog,
  newId: NewId,
): EditResult {
  const branches = (template: SlideTemplate): boolean => catalog.interactionOf(template) === 'brancher'
  return remake(state, edit.slideId, (slide) => ({
    ...slide,
    template: edit.template,
    data: catalog.defaultData(edit.template, newId),
    nav: branches(slide.template) === branches(edit.template) ? slide.nav : defaultNav(edit.template, catalog),
  }))
}

export function setNav(
  state: DeckState,
  edit: { readonly slideId: string; readonly nav: Partial<SlideNav> },
): EditResult {
  return changeSlide(state, edit.slideId, (slide) =>
    changes(slide.nav, edit.nav) ? { ...slide, nav: { ...slide.nav, ...edit.nav } } : slide,
  )
}

/** Of a slide, or of the deck (null): rounded to whole seconds, clamped to 0 … 3600. */
export function setMinTime(
  state: DeckState,
  edit: { readonly slideId: string | null; readonly seconds: number },
): EditResult {
  const minTime = Math.max(0, Math.min(Math.round(edit.seconds) || 0, deckLimits.minTime))
  if (edit.slideId === null) return done(state.content.minTime === minTime ? state : withContent(state, { minTime }))
  return changeSlide(state, edit.slideId, (slide) => (slide.minTime === minTime ? slide : { ...slide, minTime }))
}

export type SlideProperties = Pick<Slide, 'voiceover' | 'tts_audio' | 'comments' | 'jumps'>

export function setSlideProperties(
  state: DeckState,
  edit: { readonly slideId: string; readonly patch: Partial<SlideProperties> },
): EditResult {
  return changeSlide(state, edit.slideId, (slide) =>
    changes<SlideProperties>(slide, edit.patch) ? { ...slide, ...edit.patch } : slide,
  )
}

/** Replaces a slide by one with other contents, without its translated texts. */
function remake(state: DeckState, slideId: string, change: (slide: Slide) => Slide): EditResult {
  const result = changeSlide(state, slideId, change)
  if (!result.ok) return result
  return done(
    withContent(result.state, { translations: withoutSlideTexts(state.content.translations, new Set([slideId])) }),
  )
}

function insertCopies(state: DeckState, copied: CopiedSlides, at: number, newId: NewId): EditResult {
  const makeId = uniqueNewId(state.content, newId)
  let { translations } = state.content
  const copies = copied.slides.map((slide) => {
    const copy = { ...slide, slideId: makeId() }
    translations = withSlideTexts(translations, copied.translations, slide.slideId, copy.slideId)
    return copy
  })
  return insert({ ...state, content: { ...state.content, translations } }, copies, at)
}

/** The last inserted slide becomes current. */
function insert(state: DeckState, added: readonly Slide[], at: number): EditResult {
  const slides = state.content.contentHash
  if (slides.length + added.length > deckLimits.slides) return refused('too_many_slides')
  const contentHash = renumber([...slides.slice(0, at), ...added, ...slides.slice(at)])
  return done({ content: { ...state.content, contentHash }, current: at + added.length - 1 })
}

/** Makes ids that no slide of the deck has. */
function uniqueNewId(content: DeckContent, newId: NewId): NewId {
  const used = new Set(content.contentHash.map((slide) => slide.slideId))
  return () => {
    let id = newId()
    while (used.has(id)) id = newId()
    used.add(id)
    return id
  }
}
