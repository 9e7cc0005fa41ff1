import type { Interaction } from '../scorm/interactions.ts'

/** 'absent' without an LMS, 'failing' while its calls fail. */
export type PortHealth = 'fine' | 'absent' | 'failing'

export interface Result {
  readonly completed: boolean
  /** Null in decks that can't be passed, and before the end; 'unknown' where the package does not report it. */
  readonly success: 'passed' | 'failed' | 'unknown' | null
  /** Per cent; null in decks without right and wrong, and before the end. */
  readonly score: number | null
}

export interface Place {
  readonly location: string
  readonly suspendData: string
  /** 0 … 1. */
  readonly progress: number
}

export interface ProgressReport extends Place, Result {}

/** The LMS's data of earlier sessions. */
export interface Before extends Result {
  readonly suspendData: string
  /** Distinguishes the people of one browser; null where the LMS does not name them. */
  readonly learner: string | null
  /** The person's language; '' for unknown. */
  readonly language: string
  /** False in review, in browse mode or without credit: no result is reported. */
  readonly isCounted: boolean
  /** False in review and in browse mode, and without credit if there is a result: the earlier place stays. */
  readonly keepsPlace: boolean
  /** The LMS's own, in per cent; null for none. */
  readonly passMark: number | null
}

export interface LmsPort {
  /** Replaced by another object once it is known. */
  readonly before: Before
  /** Maximum length of the suspend data, in characters. */
  readonly suspendLimit: number
  /** Finds and initializes the LMS, until that has succeeded once. @returns whether it has */
  readonly connect: () => boolean
  readonly health: () => PortHealth
  /** Sent with the next `commit`. */
  readonly report: (report: ProgressReport) => void
  /** A later answer to the same question replaces an earlier one. */
  readonly interaction: (one: Interaction) => void
  readonly commit: () => void
  /** Commits and ends the session, once. */
  readonly terminate: () => void
}

export const nothingBefore: Before = {
  suspendData: '',
  learner: null,
  language: '',
  isCounted: true,
  keepsPlace: true,
  passMark: null,
  completed: false,
  success: null,
  score: null,
}
