import type { DeckColors, DeckDesign, ImageRef, Language } from '@deckle/core/deck/deck.ts'
import type { Ending } from '@deckle/core/deck/ending/ending.ts'
import type { LeadField, LeadFormTime } from '@deckle/core/deck/lead-form/lead-form.ts'
import type { DecidedJumps } from '@deckle/core/deck/jump.ts'
import type { Answer, InteractionKind, SlideNav, SlideTemplate } from '@deckle/core/deck/slide.ts'
import type { EndingKind, ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import type { ShownVerdict, UploadedFile } from '@deckle/slides/view.ts'
import type { LeadWords } from '../words/lead-words.ts'

/** A slide as the player receives it: `data` is what the type's `redact` returned. */
export interface PlaySlide {
  readonly slideId: string
  readonly template: SlideTemplate
  readonly interaction: InteractionKind
  readonly data: Readonly<Record<string, unknown>>
  /**
   * What the player waits for after an answer: nothing; where the slide leads; right or wrong; a computed result, once or
   * after each change.
   */
  readonly reply: 'none' | 'next' | 'verdict' | 'result' | 'result_again'
  /** Only marking decides where the slide leads: the verdict's `next`. */
  readonly asksNext: boolean
  /** Absent where marking decides, or where the slide always leads to the next one. */
  readonly jumps?: DecidedJumps
  readonly targets?: Readonly<Record<string, string>>
  readonly voiceover: string
  readonly tts_audio: string
  readonly minTime: number
  readonly nav: SlideNav
}

/** The deck's form, each text in the deck's language: the author's, else the player's own. */
export interface PlayLeadForm {
  readonly when: LeadFormTime
  readonly title: string
  /** '' for none. */
  readonly text: string
  readonly button: string
  readonly fields: readonly LeadField[]
  readonly required: boolean
  readonly consent: { readonly text: string; readonly required: boolean }
  /** The signed-in learner: prefills the fields of these kinds. */
  readonly person?: { readonly name: string; readonly email: string }
  readonly words: LeadWords
}

/** A published version as the player receives it, in one language: no right answers, weights, feedback or notes. */
export interface PlayDeck {
  readonly deckId: string
  readonly versionId: string
  /** '' in a preview. */
  readonly shortid: string
  readonly name: string
  readonly readerType: ReaderType
  readonly ending: EndingKind
  readonly language: Language
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
  /** Absent where nobody is asked for anything. */
  readonly leadForm?: PlayLeadForm
  /** The client's. `logo` is a media id or an address, '' for none. */
  readonly brand: { readonly name: string; readonly logo: string }
}

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
  | 'lead'
  | 'link'
  | 'video_progress'
  | 'error'

/**
 * Why an answer or completing was refused. 'closed': the deck accepts no more answers of this person; 'refused': the answer does
 * not fit the slide; 'already_answered': an earlier answer counts; 'needs_pass': the person has to pass the entry check.
 */
export type RefusalReason = 'closed' | 'refused' | 'already_answered' | 'needs_pass'

/** The message is shown to the person; '' where the host has none. */
export class HostRefusal extends Error {
  declare readonly reason: RefusalReason
  constructor(reason: RefusalReason, message = '') {
    super(message)
    this.reason = reason
  }
}

export interface Connection {
  readonly unsent: number
  readonly offline: boolean
  /** Unsent answers survive the page: false in a browser without storage. */
  readonly isStored: boolean
  /** The server accepts nothing until the person passes the entry check again. */
  readonly needsPass: boolean
}

export const online: Connection = { unsent: 0, offline: false, isStored: true, needsPass: false }

/** What a person filled in, by the id of the field; nothing that was left blank. */
export interface FilledLead {
  readonly fields: Readonly<Record<string, string>>
  readonly consent: boolean
}

/** The player's surroundings: the server, the editor's preview, an LMS package. */
export interface PlayerHost {
  /**
   * Stores an answer. Resolves with its verdict once it is stored, however long that takes offline; rejects with a `HostRefusal`
   * where it can't be stored.
   */
  readonly answer: (slideId: string, answer: Answer, spentMs: number) => Promise<ShownVerdict>
  /** Completes the attempt after all answers are stored. Idempotent; returns the newest figures. Rejects with a `HostRefusal`. */
  readonly complete: () => Promise<ShownEnding>
  /** Rejects with an error named `TooLarge`, `Refused` (its message is for the person) or `NotStored` (neither sent nor stored). */
  readonly upload: (slideId: string, file: File, onProgress: (share: number) => void) => Promise<UploadedFile>
  readonly track: (event: PlayEvent, slideId: string | null, value?: number) => void
  /** Calls the listener at once and on each change. */
  readonly onConnection: (listener: (connection: Connection) => void) => () => void
  /** The outcome of answers from before a reload or from another tab that were sent here. */
  readonly onLateVerdict?: (listener: (slideId: string, outcome: ShownVerdict | HostRefusal) => void) => () => void
  /** The person is back in this tab after playing on in another one. */
  readonly onOtherTab?: (listener: (saved: SavedPlay | null) => void) => () => void
  /**
   * The lead form of the current attempt was filled in, or skipped: null. Resolves once what was filled in is stored, however
   * long that takes offline. Absent where nothing is sent.
   */
  readonly lead?: (lead: FilledLead | null) => Promise<unknown>
  /** The form was sent or skipped in the current attempt. Absent where the version's own store knows. */
  readonly isLeadDone?: () => boolean
  readonly restore: () => SavedPlay | null
  readonly save: (play: SavedPlay) => void
  readonly restart: () => void
  readonly imageUrl: (mediaId: string, width: number) => string
  readonly fileUrl: (mediaId: string) => string
}

/** A person's place, as stored. `index` is the number of slides at the end, `trail` the indexes of the visited slides. */
export interface SavedPlay {
  readonly index: number
  readonly trail?: readonly number[]
  readonly answers: Readonly<Record<string, Answer>>
  readonly verdicts: Readonly<Record<string, ShownVerdict>>
  /** The end was reached: `complete` is tracked once. */
  readonly ended?: boolean
}
