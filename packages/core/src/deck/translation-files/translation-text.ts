import type { Language } from '../deck.ts'

/** A text of a deck to translate, as files carry it. */
export interface TranslationText {
  /** Null for a text of the deck itself. */
  readonly slideId: string | null
  /** `name`, `question`, `options.<id>.text`. */
  readonly path: string
  readonly source: string
  /** '' where it is not translated. */
  readonly target: string
  /** Characters at most. */
  readonly max: number
  readonly multiline: boolean
  /** Where it stands, in words, for the translator: "Slide 3: Question". */
  readonly place: string
}

/** A deck's texts in two languages. */
export interface TranslationFile {
  readonly deckId: string
  readonly sourceLanguage: Language
  readonly targetLanguage: Language
  readonly texts: readonly TranslationText[]
}

/** What a file says of one text. */
export interface FileRow {
  /** Which row or unit of the file it is, from 1. */
  readonly number: number
  /** As it stands in the file; '' where there is none. */
  readonly id: string
  /** Null where the file does not say. */
  readonly language: string | null
  /** What it was translated from; null where the file does not say. */
  readonly source: string | null
  readonly target: string
}

/** Why a file cannot be read at all. */
export type FileFault = 'empty' | 'not_csv' | 'no_columns' | 'not_xliff' | 'xliff_version'
export type ReadFile =
  | { readonly rows: readonly FileRow[]; readonly fault?: undefined }
  | { readonly fault: FileFault; readonly rows?: undefined }

/** The name of a text in files: `deck/name`, `slide/<id>/options.<id>.text`. */
export function textId({ slideId, path }: Pick<TranslationText, 'slideId' | 'path'>): string {
  return slideId === null ? `deck/${path}` : `slide/${slideId}/${path}`
}

/** The slide that an id names; null for the deck itself, undefined where the id is none of ours. */
export function slideOfId(id: string): string | null | undefined {
  const [kind, second, ...rest] = id.split('/')
  if (kind === 'deck' && second && rest.length === 0) return null
  return kind === 'slide' && second && rest.length === 1 && rest[0] ? second : undefined
}

/** Line breaks as one sign, and none of the signs that files cannot carry. */
export function fileText(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
}
