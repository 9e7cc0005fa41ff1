import type { DeckColors, DeckDesign, ImageRef, Language } from '@deckle/core/deck/deck.ts'
import type { Ending } from '@deckle/core/deck/ending/ending.ts'
import type { SlideJumps } from '@deckle/core/deck/jump.ts'
import type { Answer, InteractionKind, SlideNav, SlideTemplate } from '@deckle/core/deck/slide.ts'
import type { EndingKind, ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import type { ShownVerdict, UploadedFile } from '@deckle/slides/view.ts'

/** A slide as a player gets it: `data` is what the type's `redact` returned. */
export interface PlaySlide {
  readonly slideId: string
  readonly template: SlideTemplate
  readonly interaction: InteractionKind
  readonly data: Readonly<Record<string, unknown>>
  /**
   * What the player waits for after an answer before going on: nothing; where the slide leads; right or wrong;
   * what the answer came to, once or as often as it is changed.
   */
  readonly reply: 'none' | 'next' | 'verdict' | 'result' | 'result_again'
  /** Only marking decides where the slide leads: the verdict's `next`. */
  readonly asksNext: boolean
  /** Absent where marking decides, or where the slide always leads to the next one. */
  readonly jumps?: SlideJumps
  /** The slide that an item leads to, by the item's id. */
  readonly targets?: Readonly<Record<string, string>>
  readonly voiceover: string
  readonly tts_audio: string
  readonly minTime: number
  readonly nav: SlideNav
}

/** A published version as a player gets it, in one language: no right answers, weights, feedback or notes. */
export interface PlayDeck {
  readonly deckId: string
  readonly versionId: string
  /** '' in a preview. */
  readonly shortid: string
  readonly name: string
  readonly readerType: ReaderType
  readonly ending: EndingKind
  readonly language: Language
  /** All that it can be played in. */
  readonly languages: readonly Language[]
  readonly slides: readonly PlaySlide[]
  readonly colors: DeckColors
  readonly design: DeckDesign
  readonly backgroundImage: ImageRef
  readonly overlayImage: ImageRef
  readonly presenter: ImageRef
  readonly feedback: boolean
  readonly navEnabled: boolean
  readonly jumpAhead: boolean
  readonly voEnabled: boolean
  readonly minTime: number
  readonly poweredBy: boolean
  /** In bytes: a file of this size is refused. */
  readonly uploadLimit: number
  /** Opened by an invite: can't be restarted. */
  readonly once?: boolean
  /** The client's. `logo` is a media id or an address, '' for none. */
  readonly brand: { readonly name: string; readonly logo: string }
}

/** What the end shows: the contract's `ending` (decisions.md §2, "Results"). */
export type ShownEnding = Ending

/** The value of `slide_view` is the visible milliseconds spent on the previous slide; none on the first. */
export type PlayEvent =
  | 'view'
  | 'start'
  | 'slide_view'
  | 'answer'
  | 'back'
  | 'jump'
  | 'complete'
  | 'abandon'
  | 'link'
  | 'video_progress'
  | 'error'

/**
 * Why an answer or the end was refused: 'closed' the deck takes no more answers of this person, 'refused' the answer does not
 * fit the slide, 'already_answered' an earlier answer counts, 'needs_pass' the person has to show what the deck asks for.
 */
export type RefusalReason = 'closed' | 'refused' | 'already_answered' | 'needs_pass'

/** Its message is shown to the person; '' where the host has none. */
export class HostRefusal extends Error {
  declare readonly reason: RefusalReason
  constructor(reason: RefusalReason, message = '') {
    super(message)
    this.reason = reason
  }
}

/** Whether the server can be reached, and what is not sent to it yet. */
export interface Connection {
  /** The number of unsent answers. */
  readonly unsent: number
  readonly offline: boolean
  /** Unsent answers outlive the page: false in a browser that keeps nothing. */
  readonly isKept: boolean
  /** The server takes nothing before the person shows once more what the deck asks for. */
  readonly needsPass: boolean
}

export const online: Connection = { unsent: 0, offline: false, isKept: true, needsPass: false }

/** What the player asks of the place it runs in: the server, the editor's preview, an LMS package. */
export interface PlayerHost {
  /**
   * Stores an answer. Resolves with its verdict once it is stored, however long that takes offline; rejects with a `HostRefusal`
   * where it never will be.
   */
  readonly answer: (slideId: string, answer: Answer, spentMs: number) => Promise<ShownVerdict>
  /** Completes the attempt, after all answers are stored. Idempotent; returns the newest figures. Rejects with a `HostRefusal`. */
  readonly complete: () => Promise<ShownEnding>
  /** Uploads a file for a slide. Rejects with an error named `TooLarge`, `Refused` (its message is shown to the person) or `NotKept` (offline, and it can't be kept for later). */
  readonly upload: (slideId: string, file: File, onProgress: (share: number) => void) => Promise<UploadedFile>
  readonly track: (event: PlayEvent, slideId: string | null, value?: number) => void
  /** Calls the listener at once, and on each change. */
  readonly onConnection: (listener: (connection: Connection) => void) => () => void
  /** The outcome of answers that were given before a reload, or in another tab, and sent from here. */
  readonly onLateVerdict?: (listener: (slideId: string, told: ShownVerdict | HostRefusal) => void) => () => void
  /** The person is back in this tab, after playing on in another one. */
  readonly onOtherTab?: (listener: (saved: SavedPlay | null) => void) => () => void
  /** Null for a new start. */
  readonly restore: () => SavedPlay | null
  readonly save: (play: SavedPlay) => void
  /** Starts a new attempt. */
  readonly restart: () => void
  readonly imageUrl: (mediaId: string, width: number) => string
  readonly fileUrl: (mediaId: string) => string
}

/** Where a person is in a deck, as it is stored. `index` is the number of slides at the end, `trail` the indexes that led there. */
export interface SavedPlay {
  readonly index: number
  readonly trail?: readonly number[]
  readonly answers: Readonly<Record<string, Answer>>
  readonly verdicts: Readonly<Record<string, ShownVerdict>>
  /** The end was reached: `complete` is tracked once. */
  readonly ended?: boolean
}
