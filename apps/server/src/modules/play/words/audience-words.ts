import type { GatedMode } from '@deckle/core/deck/publication/publication.ts'

interface Notice {
  readonly title: string
  readonly text: string
}

/** Why there is no deck. */
export type NoticeKind = 'gone' | 'unknown' | 'too_early' | 'too_late' | 'full'

/** What stands before a deck or in its place, and in the mail that opens one, in a language that decks are offered in. */
export interface AudienceWords {
  /** What it takes, of each way to ask for something first. */
  readonly takes: Readonly<Record<GatedMode, string>>
  readonly pin: string
  readonly open: string
  readonly email: string
  readonly sendCode: string
  readonly code: string
  readonly otherAddress: string
  readonly signIn: string
  readonly oneMoment: string
  readonly noScript: string
  readonly failed: string
  readonly notices: Readonly<Record<NoticeKind, Notice>>
  readonly mail: {
    /** `{code}` stands for the six digits. */
    readonly subject: string
    /** `{deck}` stands for the deck's name; the code follows on a line of its own. */
    readonly before: string
    readonly after: string
  }
}
