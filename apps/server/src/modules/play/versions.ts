import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { deckTextsIn, translationIn } from '@deckle/core/deck/texts/localise.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { playLanguages } from '@deckle/player/deck/play-deck.ts'
import { localiseSlide } from '@deckle/slides/catalog.ts'
import { createAnswerKey, type AnswerKey } from '@deckle/slides/answer-key.ts'
import { upgradeContent } from '@deckle/slides/upgrade.ts'
import type pg from 'pg'
import { createByteCache } from '../../http/prepared/byte-cache.ts'
import { findVersion } from './queries.ts'

type DeckIn = DeckContent & Pick<ReturnType<typeof deckTextsIn>, 'tagName'> & { readonly answerKey: AnswerKey }

/** An immutable published version, prepared for marking. */
export interface Version {
  readonly id: string
  readonly deckId: string
  readonly clientId: string
  readonly content: DeckContent
  readonly languages: readonly string[]
  deck(language: string): DeckIn
  slide(slideId: string, language: string): Slide | undefined
  /** In the language of the deck's own texts, as reports name it. */
  untranslated(slideId: string): Slide | undefined
}

export interface Versions {
  get(clientId: string, id: string): Version | undefined | Promise<Version | undefined>
}

/** Caches recently used versions, up to 24 MB of JSON. */
export function createVersions(pool: pg.Pool): Versions {
  const cache = createByteCache<Version>(24 * 1024 * 1024)
  const loading = new Map<string, Promise<Version | undefined>>()

  async function load(clientId: string, id: string): Promise<Version | undefined> {
    const row = await findVersion(pool, clientId, id)
    if (!row) return undefined
    const version = createVersion(row)
    cache.set(id, version, row.bytes)
    return version
  }

  return {
    get(clientId, id) {
      const known = cache.get(id) ?? loading.get(id)
      if (known) return known
      const promise = load(clientId, id).finally(() => loading.delete(id))
      loading.set(id, promise)
      return promise
    },
  }
}

function createVersion({
  id,
  deck_id,
  client_id,
  content: stored,
}: {
  id: string
  deck_id: string
  client_id: string
  content: DeckContent
}): Version {
  const content = upgradeContent(stored)
  const answerKey = createAnswerKey(content)
  const decks = new Map<string, DeckIn>()
  const byLanguage = new Map<string, Map<string, Slide>>()
  const untranslated = new Map(content.contentHash.map((slide) => [slide.slideId, slide]))
  const languages: readonly string[] = playLanguages(content)

  const offered = (language: string): string => (languages.includes(language) ? language : content.language)

  function deckIn(language: string): DeckIn {
    const deck = decks.get(language) ?? { ...content, ...deckTextsIn(content, language), answerKey }
    decks.set(language, deck)
    return deck
  }

  function slidesIn(language: string): Map<string, Slide> {
    const known = byLanguage.get(language)
    if (known) return known
    const translation = translationIn(content, language)
    const slides = new Map(content.contentHash.map((slide) => [slide.slideId, localiseSlide(slide, translation)]))
    byLanguage.set(language, slides)
    return slides
  }

  return {
    id,
    deckId: deck_id,
    clientId: client_id,
    content,
    languages,
    deck: (language) => deckIn(offered(language)),
    slide: (slideId, language) => slidesIn(offered(language)).get(slideId),
    untranslated: (slideId) => untranslated.get(slideId),
  }
}
