import type { DeckContent, Language } from '@deckle/core/deck/deck.ts'
import { applyEdit, type DeckEdit } from '@deckle/core/deck/edit/apply-edit.ts'
import type { SlideCatalog } from '@deckle/core/deck/edit/deck-state.ts'
import { baseLanguageOf, deckTextsIn } from '@deckle/core/deck/texts/localise.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { mergeDecks } from '@deckle/core/deck/changes/merge.ts'
import { defaultData, interactionOf, isSlideType } from '@deckle/slides/catalog.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playLanguages, toPlayDeck } from './play-deck.ts'

const catalog: SlideCatalog = {
  defaultData: (template, newId) => (isSlideType(template) ? defaultData(template, newId) : {}),
  interactionOf,
}
const some = fc.constantFrom<Language>('en', 'hi', 'fr', 'ar', 'ta')

function edited(content: DeckContent, ...edits: readonly DeckEdit[]): DeckContent {
  let id = 0
  return edits.reduce(
    (state, edit) => {
      const result = applyEdit(state, edit, catalog, () => `n${++id}`)
      if (!result.ok) throw new Error(result.reason)
      return result.state
    },
    { content, current: 0 },
  ).content
}

/** A deck of one question; every translation's texts name their language. */
function deckIn(base: Language, translated: readonly Language[]): DeckContent {
  const deck = createDeck({ readerType: 'quiz', language: base, catalog, newId: () => 's0', name: `name ${base}` })
  const slide = {
    ...deck.contentHash[0]!,
    template: 'single_select' as const,
    data: { ...defaultData('single_select', () => 'o1'), question: `question ${base}` },
  }
  const content = {
    ...deck,
    translationEnabled: true,
    feedbackTexts: { ...deck.feedbackTexts, correct: `right ${base}` },
    contentHash: [slide],
  }
  return edited(
    content,
    ...translated
      .filter((language) => language !== base)
      .flatMap((language): DeckEdit[] => [
        { type: 'setTranslation', language, slideId: null, path: 'name', text: `name ${language}` },
        { type: 'setTranslation', language, slideId: null, path: 'feedbackTexts.correct', text: `right ${language}` },
        { type: 'setTranslation', language, slideId: 's0', path: 'question', text: `question ${language}` },
      ]),
  )
}

/** Texts for the audience: the deck's name, a slide, a text of the settings. */
function shownIn(content: DeckContent, language?: Language): string[] {
  const deck = toPlayDeck(
    content,
    { deckId: 'd', versionId: 'v', shortid: 's' },
    { poweredBy: true, brand: { name: '', logo: '' }, ...(language && { language }) },
  )
  const { feedbackTexts } = deckTextsIn(content, deck.language)
  return [deck.language, deck.name, String(deck.slides[0]?.data['question']), feedbackTexts.correct]
}
const allIn = (language: Language, texts = language) => [
  language,
  `name ${texts}`,
  `question ${texts}`,
  `right ${texts}`,
]

describe('the language of a deck', () => {
  it('changed as often as one likes changes neither the base nor the translations, and mixes nothing', () => {
    fc.assert(
      fc.property(some, fc.uniqueArray(some, { minLength: 1 }), fc.array(some), (base, translated, choices) => {
        const before = deckIn(base, translated)
        const has = Object.keys(before.translations) as Language[]
        fc.pre(has.length > 0)
        const after = edited(before, ...choices.map((language): DeckEdit => ({ type: 'setLanguage', language })))
        const { language, baseLanguage: _, ...rest } = after
        expect(rest).toEqual((({ language: _shown, ...others }) => others)(before))
        expect([language, baseLanguageOf(after)]).toEqual([choices.at(-1) ?? base, base])
        expect(new Set(playLanguages(after))).toEqual(new Set([language, base, ...has]))
        for (const one of [base, ...has]) expect(shownIn(after, one)).toEqual(allIn(one))
        // The default language's own texts; without any, all of the base language's.
        expect(shownIn(after)).toEqual(allIn(language, has.includes(language) ? language : base))
        expect(edited(after, { type: 'setLanguage', language: base })).toEqual(before)
      }),
    )
  })

  it('says of a deck without translations what it is written in', () => {
    const deck = edited(deckIn('en', []), { type: 'setLanguage', language: 'hi' })
    expect([deck.language, baseLanguageOf(deck), 'baseLanguage' in deck]).toEqual(['hi', 'hi', false])
  })

  it('of which the texts go is shown no more; the base is', () => {
    const deck = edited(
      deckIn('en', ['hi', 'fr']),
      { type: 'setLanguage', language: 'hi' },
      { type: 'removeTranslation', language: 'hi' },
    )
    expect([deck.language, baseLanguageOf(deck), shownIn(deck)]).toEqual(['en', 'en', allIn('en')])
  })

  it('of a deck that was set to its translation by an earlier release is English below', () => {
    const deck: DeckContent = { ...deckIn('en', ['hi']), language: 'hi' }
    expect([baseLanguageOf(deck), shownIn(deck), shownIn(deck, 'en')]).toEqual(['en', allIn('hi'), allIn('en')])
  })

  it('chosen by one while another translates is both', () => {
    const base = deckIn('en', ['hi'])
    const mine = edited(base, { type: 'setLanguage', language: 'hi' })
    const theirs = edited(base, {
      type: 'setTranslation',
      language: 'fr',
      slideId: null,
      path: 'name',
      text: 'name fr',
    })
    const { merged, conflicts } = mergeDecks(base, mine, theirs)
    expect([merged.language, baseLanguageOf(merged), merged.translations.fr?.name, conflicts]).toEqual([
      'hi',
      'en',
      'name fr',
      [],
    ])
  })
})
