import type { DeckContent, Language, Translation } from '../deck.ts'
import { baseLanguageOf, deckTextsOf } from '../texts/localise.ts'
import { type DeckState, done, type EditResult, refused, withContent } from './deck-state.ts'

/** Translated texts of one slide by their paths (`question`, `options.<id>.text`). */
export type SlideTexts = Readonly<Record<string, string>>
type Translations = DeckContent['translations']

const noTranslation: Translation = { name: '', texts: {}, slides: {} }

/** Translates a text of a slide, or of the deck (`slideId: null`); a blank text removes the translation. */
export function setTranslation(
  state: DeckState,
  edit: { readonly language: Language; readonly slideId: string | null; readonly path: string; readonly text: string },
): EditResult {
  const { content } = state
  const translation = content.translations[edit.language] ?? noTranslation
  if (edit.slideId === null) {
    if (edit.path === 'name') return done(putTranslation(state, edit.language, { ...translation, name: edit.text }))
    if (!deckTextsOf(content).some(({ path }) => path === edit.path)) return refused('unknown_path')
    return done(putTranslation(state, edit.language, { ...translation, texts: withText(translation.texts, edit) }))
  }
  if (!content.contentHash.some((slide) => slide.slideId === edit.slideId)) return refused('unknown_slide')
  const texts = withText(translation.slides[edit.slideId] ?? {}, edit)
  const slides = new Map(Object.entries(translation.slides))
  if (Object.keys(texts).length === 0) slides.delete(edit.slideId)
  else slides.set(edit.slideId, texts)
  return done(putTranslation(state, edit.language, { ...translation, slides: Object.fromEntries(slides) }))
}

function withText(texts: SlideTexts, { path, text }: { readonly path: string; readonly text: string }): SlideTexts {
  const changed = new Map(Object.entries(texts))
  if (text === '') changed.delete(path)
  else changed.set(path, text)
  return Object.fromEntries(changed)
}

export function addTranslation(state: DeckState, edit: { readonly language: Language }): EditResult {
  return done(state.content.translations[edit.language] ? state : putTranslation(state, edit.language, noTranslation))
}

export function removeTranslation(state: DeckState, edit: { readonly language: Language }): EditResult {
  if (!state.content.translations[edit.language]) return done(state)
  const { [edit.language]: _gone, ...translations } = state.content.translations
  // Where it was shown first, the base language is from now on.
  const { language: shown } = state.content
  const base = baseLanguageOf(state.content)
  if (shown !== edit.language || shown === base) return done(withContent(state, { translations }))
  const { baseLanguage: _before, ...others } = state.content
  return done({ ...state, content: { ...others, language: base, translations } })
}

export function withoutSlideTexts(translations: Translations, slideIds: ReadonlySet<string>): Translations {
  return mapSlideTexts(translations, (slideId, texts) => (slideIds.has(slideId) ? null : texts))
}

/** Removes a slide's texts at or below a path. */
export function withoutTextsBelow(translations: Translations, slideId: string, path: string): Translations {
  return mapSlideTexts(translations, (id, texts) => {
    if (id !== slideId) return texts
    const remaining = Object.entries(texts).filter(([at]) => at !== path && !at.startsWith(`${path}.`))
    return remaining.length === 0 ? null : Object.fromEntries(remaining)
  })
}

/** Copies the texts of slide `from` to slide `to`. */
export function withSlideTexts(
  translations: Translations,
  source: Readonly<Partial<Record<Language, Readonly<Record<string, SlideTexts>>>>>,
  from: string,
  to: string,
): Translations {
  const result: Partial<Record<Language, Translation>> = { ...translations }
  for (const [language, slides] of Object.entries(source) as [Language, Readonly<Record<string, SlideTexts>>][]) {
    const texts = Object.hasOwn(slides, from) ? slides[from] : undefined
    const translation = result[language] ?? noTranslation
    if (texts) result[language] = { ...translation, slides: { ...translation.slides, [to]: texts } }
  }
  return result
}

function putTranslation(state: DeckState, language: Language, translation: Translation): DeckState {
  return withContent(state, { translations: { ...state.content.translations, [language]: translation } })
}

/** Unchanged translations stay the same object. */
function mapSlideTexts(
  translations: Translations,
  change: (slideId: string, texts: SlideTexts) => SlideTexts | null,
): Translations {
  let changed = false
  const mapped = Object.entries(translations).map(([language, translation]) => {
    const slides = Object.entries(translation.slides).flatMap(([slideId, texts]) => {
      const next = change(slideId, texts)
      if (next !== texts) changed = true
      return next === null ? [] : [[slideId, next] as const]
    })
    return [language, { ...translation, slides: Object.fromEntries(slides) }] as const
  })
  return changed ? Object.fromEntries(mapped) : translations
}
