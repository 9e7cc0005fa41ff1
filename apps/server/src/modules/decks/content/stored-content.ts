import type { DeckContent, Language } from '@deckle/core/deck/deck.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { minutesOf } from '@deckle/slides/minutes.ts'
import { refuse } from '../../../refusal.ts'

/** Columns derived from a deck's content: the document, and what lists show of it. */
export interface StoredContent {
  readonly name: string
  readonly reader_type: ReaderType
  readonly language: Language
  readonly slide_count: number
  readonly minutes: number
  readonly content: string
  readonly cover: string
}

/** Refuses NUL characters and lone surrogates with `malformed`: PostgreSQL can't store them. */
export function storedContent(content: DeckContent): StoredContent {
  const json = JSON.stringify(content)
  if (/\\u(0000|d[89a-f][0-9a-f]{2})/.test(json) && hasBadText(content)) {
    throw refuse('malformed', 'deck.bad_text')
  }
  return {
    name: content.name,
    reader_type: content.readerType,
    language: content.language,
    slide_count: content.contentHash.length,
    minutes: minutesOf(content),
    content: json,
    cover: JSON.stringify(coverOf(content)),
  }
}

/** The content with its first slide only, for thumbnails. */
function coverOf(content: DeckContent): DeckContent {
  return { ...content, contentHash: content.contentHash.slice(0, 1), images: [], translations: {} }
}

function hasBadText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => hasBadText(key) || hasBadText(inner))
}
