import type { DeckColors, DeckContent, DeckDesign, Language } from '../deck.ts'
import { createDeck } from '../new-deck.ts'
import type { SlideData, SlideNav, SlideTemplate } from '../slide.ts'
import type { Item } from './data-path.ts'
import {
  type DeckProperties,
  addImage,
  rename,
  setColors,
  setDesign,
  setLanguage,
  setProperties,
} from './deck-settings.ts'
import { type DeckState, done, type EditResult, type NewId, renumber, type SlideCatalog } from './deck-state.ts'
import { addItem, moveItem, removeItem, updateData } from './items.ts'
import {
  addSlide,
  changeTemplate,
  type CopiedSlides,
  deleteSlides,
  duplicateSlides,
  moveSlides,
  pasteSlides,
  resetSlide,
  setMinTime,
  setNav,
  setSlideProperties,
  type SlideProperties,
} from './slides.ts'
import { addTranslation, removeTranslation, setTranslation } from './translations.ts'

/** Every edit of a deck (product.md §4, "Deck editing actions"), as data. */
export type DeckEdit =
  | { readonly type: 'addSlide'; readonly template: SlideTemplate; readonly data?: SlideData }
  | { readonly type: 'duplicateSlides'; readonly slideIds: readonly string[] }
  | { readonly type: 'pasteSlides'; readonly copied: CopiedSlides }
  | { readonly type: 'deleteSlides'; readonly slideIds: readonly string[] }
  | { readonly type: 'moveSlides'; readonly slideIds: readonly string[]; readonly before: string | null }
  | { readonly type: 'resetSlide'; readonly slideId: string }
  | { readonly type: 'changeTemplate'; readonly slideId: string; readonly template: SlideTemplate }
  | { readonly type: 'setNav'; readonly slideId: string; readonly nav: Partial<SlideNav> }
  | { readonly type: 'setMinTime'; readonly slideId: string | null; readonly seconds: number }
  | { readonly type: 'setSlideProperties'; readonly slideId: string; readonly patch: Partial<SlideProperties> }
  | { readonly type: 'updateData'; readonly slideId: string; readonly path: string; readonly value: unknown }
  | {
      readonly type: 'addItem'
      readonly slideId: string
      readonly path: string
      readonly item: Item
      readonly at?: number
    }
  | { readonly type: 'removeItem'; readonly slideId: string; readonly path: string; readonly itemId: string }
  | {
      readonly type: 'moveItem'
      readonly slideId: string
      readonly path: string
      readonly itemId: string
      readonly before: string | null
    }
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'setLanguage'; readonly language: Language }
  | { readonly type: 'setProperties'; readonly patch: Partial<DeckProperties> }
  | { readonly type: 'setDesign'; readonly patch: Partial<DeckDesign> }
  | { readonly type: 'setColors'; readonly patch: Partial<DeckColors> }
  | { readonly type: 'addImage'; readonly mediaId: string }
  | {
      readonly type: 'setTranslation'
      readonly language: Language
      readonly slideId: string | null
      readonly path: string
      readonly text: string
    }
  | { readonly type: 'addTranslation'; readonly language: Language }
  | { readonly type: 'removeTranslation'; readonly language: Language }
  /** Replaces the whole content (a restored version, an import); the first slide becomes current. */
  | { readonly type: 'load'; readonly content: DeckContent }
  /** Back to a new deck of the same reader type, language and name. */
  | { readonly type: 'clear' }
  /** Several edits as one step: all of them, or none and the first refusal. */
  | { readonly type: 'batch'; readonly edits: readonly DeckEdit[] }

type DeckEditType = DeckEdit['type']
type EditOf<Type extends DeckEditType> = Extract<DeckEdit, { readonly type: Type }>

/**
 * Applies an edit. Afterwards `slideSeq` is 0, 1, 2 … without gaps, slide ids are unique, there is at least one slide
 * and the current index is in range. Nothing is mutated; unchanged parts are shared.
 */
export function applyEdit(state: DeckState, edit: DeckEdit, catalog: SlideCatalog, newId: NewId): EditResult {
  const apply = appliers[edit.type] as (
    state: DeckState,
    edit: DeckEdit,
    catalog: SlideCatalog,
    newId: NewId,
  ) => EditResult
  return apply(state, edit, catalog, newId)
}

const appliers: {
  readonly [Type in DeckEditType]: (
    state: DeckState,
    edit: EditOf<Type>,
    catalog: SlideCatalog,
    newId: NewId,
  ) => EditResult
} = {
  addSlide,
  duplicateSlides: (state, edit, _catalog, newId) => duplicateSlides(state, edit, newId),
  pasteSlides: (state, edit, _catalog, newId) => pasteSlides(state, edit, newId),
  deleteSlides,
  moveSlides,
  resetSlide,
  changeTemplate,
  setNav,
  setMinTime,
  setSlideProperties,
  updateData,
  addItem: (state, edit, _catalog, newId) => addItem(state, edit, newId),
  removeItem,
  moveItem,
  rename,
  setLanguage,
  setProperties,
  setDesign,
  setColors,
  addImage,
  setTranslation,
  addTranslation,
  removeTranslation,
  load: (_state, edit) =>
    done({ content: { ...edit.content, contentHash: renumber(edit.content.contentHash) }, current: 0 }),
  clear: ({ content }, _edit, catalog, newId) =>
    done({
      content: createDeck({
        readerType: content.readerType,
        language: content.language,
        catalog,
        newId,
        name: content.name,
      }),
      current: 0,
    }),
  batch: (state, edit, catalog, newId) =>
    edit.edits.reduce<EditResult>(
      (result, one) => (result.ok ? applyEdit(result.state, one, catalog, newId) : result),
      done(state),
    ),
}
