import type { SlideTemplate } from '@deckle/core/deck/slide.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'

/** How a value was changed that could not be read as it is. */
export type ImportCode =
  /** Cut at `max` characters. */
  | 'too_long'
  /** Only the first `max` were taken. */
  | 'too_many'
  /** Blank ones were added: at least `max` are needed. */
  | 'too_few'
  /** A number was moved into its range. */
  | 'out_of_range'
  /** Not what is expected there: left out. */
  | 'wrong_type'
  /** No value that is known there: the default stands. */
  | 'unknown_value'
  | 'bad_address'
  | 'bad_characters'
  /** Formatting was taken out of a text. */
  | 'markup_removed'
  /** A picture of another system: its place is empty. */
  | 'picture_dropped'
  /** There is no place for it. */
  | 'not_kept'
  | 'template_guessed'
  | 'unknown_template'
  /** Which option is right was said in a way that can mean several. */
  | 'correct_guessed'
  | 'reader_type_guessed'
  /** It became the deck's own feedback. */
  | 'feedback_moved'
  | 'lost_target'

export interface ImportNote {
  /** The place: `name`, `options.2.text`; '' for the whole. */
  readonly path: string
  readonly code: ImportCode
  /** What stood there, at most 80 characters. */
  readonly value?: string
  readonly max?: number
}

/** One item of the file, in its order. */
export interface ImportedItem {
  /** Null where it could not be understood. */
  readonly slideId: string | null
  readonly template: SlideTemplate | null
  /** What it is known by, to find it again. */
  readonly heading: string
  readonly notes: readonly ImportNote[]
}

/** What was understood of a file and what was not, item by item. */
export interface ImportReport {
  /** Ours, taken as it is, or older. */
  readonly format: 'deckle' | 'legacy'
  readonly name: string
  readonly readerType: ReaderType
  /** Of the deck as a whole. */
  readonly notes: readonly ImportNote[]
  readonly slides: readonly ImportedItem[]
}

const mostNotes = 30

/** Gathers notes; below a path by `at`. */
export class Notes {
  readonly all: ImportNote[]
  private readonly prefix: string

  constructor(all: ImportNote[] = [], prefix = '') {
    this.all = all
    this.prefix = prefix
  }

  at(part: string | number): Notes {
    return new Notes(this.all, `${this.prefix}${this.prefix === '' ? '' : '.'}${excerpt(String(part), 60)}`)
  }

  add(code: ImportCode, { value, max }: { value?: unknown; max?: number } = {}): void {
    if (this.all.length >= mostNotes) return
    this.all.push({
      path: this.prefix,
      code,
      ...(value === undefined ? {} : { value: excerpt(said(value), 80) }),
      ...(max === undefined ? {} : { max }),
    })
  }
}

function said(value: unknown): string {
  return typeof value === 'object' && value !== null ? (Array.isArray(value) ? '[…]' : '{…}') : String(value)
}

function excerpt(text: string, most: number): string {
  const clean = text
    .slice(0, most * 2)
    .replaceAll('\u0000', '')
    .toWellFormed()
  return clean.length > most ? `${clean.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…` : clean
}
