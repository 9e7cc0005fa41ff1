import type { DeckContent, Language, Translation } from '../deck.ts'
import { baseLanguageOf, deckTextsOf } from '../texts/localise.ts'
import { type DeckState, done, type EditResult, refused, withContent } from './deck-state.ts'

/** Translated texts of one slide by their paths (`question`, `options.<id>.text`). */
export type SlideTexts = Readonly<Record<string, string>>
type Translations = DeckContent['translations']

const noTranslation: Translation = { name: '', texts: {}, slides: {} }

/** Translates one text of a slide, or of the deck itself for `slideId: null`; a blank text takes the translation away. */
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

/** Offers the deck in a language, still untranslated. */
export function addTranslation(state: DeckState, edit: { readonly language: Language }): EditResult {
  return done(state.content.translations[edit.language] ? state : putTranslation(state, edit.language, noTranslation))
}

/** Takes a language away with all its texts. */
export function removeTranslation(state: DeckState, edit: { readonly language: Language }): EditResult {
  if (!state.content.translations[edit.language]) return done(state)
  const { [edit.language]: _gone, ...translations } = state.content.translations
  // It can't be shown first any more: the deck's own is.
  const { language: shown } = state.content
  const base = baseLanguageOf(state.content)
  if (shown !== edit.language || shown === base) return done(withContent(state, { translations }))
  const { baseLanguage: _before, ...others } = state.content
  return done({ ...state, content: { ...others, language: base, translations } })
}

/** The translations without those of the given slides. */
export function withoutSlideTexts(translations: Translations, slideIds: ReadonlySet<string>): Translations {
  return mapSlideTexts(translations, (slideId, texts) => (slideIds.has(slideId) ? null : texts))
}

/** The translations of one slide without those at or below a path. */
export function withoutTextsBelow(translations: Translations, slideId: string, path: string): Translations {
  return mapSlideTexts(translations, (id, texts) => {
    if (id !== slideId) return texts
    const kept = Object.entries(texts).filter(([at]) => at !== path && !at.startsWith(`${path}.`))
    return kept.length === 0 ? null : Object.fromEntries(kept)
  })
}

/** The translations with those of slide `from` put under slide `to` too. */
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

/** Keeps what stays the same as the same object. */
function mapSlideTexts(
  translations: Translations,
  change: (slideId: string, texts: SlideTexts) => SlideTexts | null,
): Translations {
  let changed = false
  const mapped = Object.entries(translations).map(([language, translation]) => {
    const slides = Object.entries(translation.slides).flatMap(([slideId, texts]) => {
      const kept = change(slideId, texts)
      if (kept !== texts) changed = true
      return kept === null ? [] : [[slideId, kept] as const]
    })
    return [language, { ...translation, slides: Object.fromEntries(slides) }] as const
  })
  return changed ? Object.fromEntries(mapped) : translations
}
