import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { usesJumps } from '@deckle/slides/catalog.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { inLanguage, type TemplateLanguage, type Words } from '@deckle/slides/templates/template.ts'
import { templateContent } from '@deckle/slides/templates/template-content.ts'
import { templates } from '@deckle/slides/templates/templates.ts'

export interface GalleryDeck {
  readonly key: string
  readonly name: string
  readonly purpose: string
  readonly readerType: ReaderType
  readonly content: DeckContent
  readonly hasJumps: boolean
  /** Name and purpose in every language, for the search. */
  readonly words: string
}

/** All templates, in the order of the reader types. */
export function galleryDecks(language: TemplateLanguage): readonly GalleryDeck[] {
  const translate = (words: Words): string => inLanguage(words, language)
  return templates.map((template) => {
    // The preview plays in one language; the language is selected outside the player.
    const content = { ...templateContent(template, { language }), translationEnabled: false }
    return {
      key: template.key,
      name: translate(template.name),
      purpose: translate(template.purpose),
      readerType: template.readerType,
      content,
      hasJumps: content.contentHash.some((slide) => usesJumps(slide)),
      words: [...template.name, ...template.purpose].join(' '),
    }
  })
}

/** Templates whose name, purpose or reader type contains every word of the query. */
export function findDecks(
  decks: readonly GalleryDeck[],
  { q = '', type }: { readonly q?: string; readonly type?: ReaderType },
  nameOfType: (type: ReaderType) => string,
): readonly GalleryDeck[] {
  const searched = fold(q).split(/\s+/).filter(Boolean)
  return decks.filter((deck) => {
    if (type && deck.readerType !== type) return false
    const text = fold(`${deck.words} ${nameOfType(deck.readerType)}`)
    return searched.every((word) => text.includes(word))
  })
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
