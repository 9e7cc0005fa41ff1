import type { Interaction } from '../scorm/interactions.ts'

/** Whether what is told arrives: it does; there is nobody to tell; calls fail at the moment. */
export type PortHealth = 'fine' | 'absent' | 'failing'

/** What a try comes to. */
export interface Result {
  readonly completed: boolean
  /** Null in decks that nobody passes or fails, and before the end; 'unknown' where it is not to be told. */
  readonly success: 'passed' | 'failed' | 'unknown' | null
  /** Per cent; null in decks without right and wrong, and before the end. */
  readonly score: number | null
}

/** How far a person is. */
export interface Place {
  readonly location: string
  readonly suspendData: string
  /** 0 … 1. */
  readonly progress: number
}

/** What the LMS is told of an attempt. */
export interface ProgressReport extends Place, Result {}

/** What was known before. */
export interface Before extends Result {
  readonly suspendData: string
  /** The language that the person prefers; '' where nothing says. */
  readonly language: string
  /** False where the package was opened for review, to browse or without credit: only time is told. */
  readonly isCounted: boolean
  /** Per cent that pass, where the LMS says its own; null where it does not. */
  readonly passMark: number | null
}

/** The place that a package is played in, whatever its standard: told what happens, asked what was before. */
export interface LmsPort {
  /** Another object once it is known. */
  readonly before: Before
  /** Characters that are kept of the suspend data. */
  readonly suspendLimit: number
  /** Looks for the LMS and greets it, until that has succeeded once: whether it has. */
  readonly connect: () => boolean
  readonly health: () => PortHealth
  /** Keeps where the person stands; with the next `commit` it is the LMS's. */
  readonly report: (report: ProgressReport) => void
  /** An answer; a later one to the same question stands in its place. */
  readonly interaction: (one: Interaction) => void
  readonly commit: () => void
  /** Says all that is left and takes leave, once. */
  readonly terminate: () => void
}

export const nothingBefore: Before = {
  suspendData: '',
  language: '',
  isCounted: true,
  passMark: null,
  completed: false,
  success: null,
  score: null,
}
