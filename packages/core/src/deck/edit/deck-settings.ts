import { isBlank } from '../../text/is-blank.ts'
import type { DeckColors, DeckContent, DeckDesign, Language } from '../deck.ts'
import { feedbackInLanguage } from '../texts/default-feedback.ts'
import { baseLanguageOf } from '../texts/localise.ts'
import { changes, type DeckState, done, type EditResult, withContent } from './deck-state.ts'

export type DeckProperties = Pick<
  DeckContent,
  | 'readerType'
  | 'purpose'
  | 'pattern'
  | 'passingPercentage'
  | 'resultRange'
  | 'outcomes'
  | 'gameRules'
  | 'leadForm'
  | 'feedback'
  | 'feedbackTexts'
  | 'navEnabled'
  | 'jumpAhead'
  | 'voEnabled'
  | 'translationEnabled'
  | 'marking'
  | 'backgroundImage'
  | 'overlayImage'
  | 'presenter'
>

/** A blank name changes nothing. */
export function rename(state: DeckState, edit: { readonly name: string }): EditResult {
  return isBlank(edit.name) ? done(state) : patchContent(state, { name: edit.name })
}

/**
 * Sets the language shown first; texts and translations stay (product.md §4 "Switch language"). In a deck without
 * translations it also becomes the language of the texts, and default feedback changes to it.
 */
export function setLanguage(state: DeckState, { language }: { readonly language: Language }): EditResult {
  const { content } = state
  const base = baseLanguageOf(content)
  if (language === content.language) return done(state)
  const { baseLanguage: _before, ...others } = content
  const isWritten = language === base || Object.keys(content.translations).every((one) => one === base)
  const written = isWritten && { feedbackTexts: feedbackInLanguage(content.feedbackTexts, base, language) }
  const shown = { ...others, language, ...(written || { baseLanguage: base }) }
  return done({ ...state, content: shown })
}

export function setProperties(state: DeckState, edit: { readonly patch: Partial<DeckProperties> }): EditResult {
  return patchContent(state, edit.patch)
}

export function setDesign(state: DeckState, edit: { readonly patch: Partial<DeckDesign> }): EditResult {
  const { design } = state.content
  return done(changes(design, edit.patch) ? withContent(state, { design: { ...design, ...edit.patch } }) : state)
}

export function setColors(state: DeckState, edit: { readonly patch: Partial<DeckColors> }): EditResult {
  const { colors } = state.content
  return done(changes(colors, edit.patch) ? withContent(state, { colors: { ...colors, ...edit.patch } }) : state)
}

/** A picture that is in the list stays in its place. */
export function addImage(state: DeckState, edit: { readonly mediaId: string }): EditResult {
  const { images } = state.content
  return done(images.includes(edit.mediaId) ? state : withContent(state, { images: [...images, edit.mediaId] }))
}

function patchContent(state: DeckState, patch: Partial<DeckContent>): EditResult {
  return done(changes(state.content, patch) ? withContent(state, patch) : state)
}
