import type { GatedMode } from '@deckle/core/deck/publication/publication.ts'

interface Notice {
  readonly title: string
  readonly text: string
}

/** Why a deck, or a short address, is unavailable. */
export type NoticeKind =
  | 'gone'
  | 'unknown'
  | 'too_early'
  | 'too_late'
  | 'full'
  | 'paused'
  | 'link_unknown'
  | 'link_over'

/** Texts of the pages shown before or instead of a deck, and of the mail with a code, in a language of decks. */
export interface AudienceWords {
  /** What each way of entry requires. */
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
    /** `{code}` is replaced by the six digits. */
    readonly subject: string
    /** `{deck}` is replaced by the deck's name; the code follows on a separate line. */
    readonly before: string
    readonly after: string
  }
}
