import type { SlideTemplate } from '@deckle/core/deck/slide.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'

/** How a value that could not be read as it is was changed. */
type ImportCode =
  /** Cut at `max` characters. */
  | 'too_long'
  /** Only the first `max` were used. */
  | 'too_many'
  /** Blank ones were added up to the minimum, `max`. */
  | 'too_few'
  /** A number was clamped to its range. */
  | 'out_of_range'
  /** Another type than expected: dropped. */
  | 'wrong_type'
  /** An unknown value: the default is used. */
  | 'unknown_value'
  | 'bad_address'
  | 'bad_characters'
  /** Formatting was removed from a text. */
  | 'markup_removed'
  /** A picture of another system: dropped. */
  | 'picture_dropped'
  /** The deck has no place for it. */
  | 'not_kept'
  | 'template_guessed'
  | 'unknown_template'
  /** The right options were named ambiguously. */
  | 'correct_guessed'
  | 'reader_type_guessed'
  /** It became the deck's own feedback. */
  | 'feedback_moved'
  | 'lost_target'

export interface ImportNote {
  /** `name`, `options.2.text`; '' for the whole. */
  readonly path: string
  readonly code: ImportCode
  /** The file's value, at most 80 characters. */
  readonly value?: string
  readonly max?: number
}

export interface ImportedItem {
  /** Null where the item could not be read. */
  readonly slideId: string | null
  readonly template: SlideTemplate | null
  /** Identifies the item for the author. */
  readonly heading: string
  readonly notes: readonly ImportNote[]
}

/** How a file was read, item by item. */
export interface ImportReport {
  /** `deckle`: a document of this application, unchanged. */
  readonly format: 'deckle' | 'legacy'
  readonly name: string
  readonly readerType: ReaderType
  readonly notes: readonly ImportNote[]
  readonly slides: readonly ImportedItem[]
}

const mostNotes = 30

/** Collects notes; `at` goes down a path. */
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
      ...(value === undefined ? {} : { value: excerpt(shown(value), 80) }),
      ...(max === undefined ? {} : { max }),
    })
  }
}

function shown(value: unknown): string {
  return typeof value === 'object' && value !== null ? (Array.isArray(value) ? '[…]' : '{…}') : String(value)
}

function excerpt(text: string, most: number): string {
  const clean = text
    .slice(0, most * 2)
    .replaceAll('\u0000', '')
    .toWellFormed()
  return clean.length > most ? `${clean.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…` : clean
}
