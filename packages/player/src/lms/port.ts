import type { Interaction } from './interactions.ts'

/** Whether what is told arrives: it does; there is nobody to tell; calls fail at the moment. */
export type PortHealth = 'fine' | 'absent' | 'failing'

/** Where a person stands. */
export interface Standing {
  readonly location: string
  readonly suspendData: string
  /** 0 … 1. */
  readonly progress: number
  readonly completed: boolean
  /** Null in decks that nobody passes or fails, and before the end. */
  readonly passed: boolean | null
  /** Per cent; null in decks without right and wrong, and before the end. */
  readonly score: number | null
}

/** What was known before. */
export interface Before {
  readonly suspendData: string
  /** The language that the person prefers; '' where nothing says. */
  readonly language: string
  readonly completed: boolean
  readonly passed: boolean | null
  readonly score: number | null
}

/** The place that a package is played in, whatever its standard: told what happens, asked what was before. */
export interface LmsPort {
  readonly before: Before
  /** Characters that are kept of the suspend data. */
  readonly suspendLimit: number
  readonly health: () => PortHealth
  /** Keeps where the person stands; with the next `commit` it is the LMS's. */
  readonly report: (standing: Standing) => void
  /** An answer; a later one to the same question stands in its place. */
  readonly interaction: (one: Interaction) => void
  readonly commit: () => void
  /** Says all that is left and takes leave, once. */
  readonly terminate: () => void
}

export const nothingBefore: Before = { suspendData: '', language: '', completed: false, passed: null, score: null }
