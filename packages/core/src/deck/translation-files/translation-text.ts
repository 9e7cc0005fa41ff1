import type { Language } from '../deck.ts'

export interface TranslationText {
  /** Null for a text of the deck itself. */
  readonly slideId: string | null
  /** `name`, `question`, `options.<id>.text`. */
  readonly path: string
  readonly source: string
  /** '' where it is not translated. */
  readonly target: string
  /** Characters. */
  readonly max: number
  readonly multiline: boolean
  /** Its place in words, for the translator: "Slide 3: Question". */
  readonly place: string
}

export interface TranslationFile {
  readonly deckId: string
  readonly sourceLanguage: Language
  readonly targetLanguage: Language
  readonly texts: readonly TranslationText[]
}

export interface FileRow {
  readonly number: number
  /** '' where it is missing. */
  readonly id: string
  /** Null where it is missing. */
  readonly language: string | null
  /** The text it was translated from; null where it is missing. */
  readonly source: string | null
  readonly target: string
}

export type FileFault = 'empty' | 'not_csv' | 'no_columns' | 'not_xliff' | 'xliff_version'
export type ReadFile =
  | { readonly rows: readonly FileRow[]; readonly fault?: undefined }
  | { readonly fault: FileFault; readonly rows?: undefined }

/** `deck/name`, `slide/<id>/options.<id>.text`. */
export function textId({ slideId, path }: Pick<TranslationText, 'slideId' | 'path'>): string {
  return slideId === null ? `deck/${path}` : `slide/${slideId}/${path}`
}

/** Null for the deck itself, undefined for an id of another form. */
export function slideOfId(id: string): string | null | undefined {
  const [kind, second, ...rest] = id.split('/')
  if (kind === 'deck' && second && rest.length === 0) return null
  return kind === 'slide' && second && rest.length === 1 && rest[0] ? second : undefined
}

/** Line breaks as `\n`, without characters that files can't hold. */
export function fileText(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
}
