import type { Answer, AnswerByKind, AnswerKind, InteractionKind, Mark, SlideTemplate } from '@deckle/core/deck/slide.ts'
import type { FormulaFault } from '@deckle/core/formula/fault.ts'
import type { FormulaValues } from '@deckle/core/formula/formula.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import type { DataOf, Fields } from './fields/field.ts'
import type { ShownResult } from './view.ts'

/** A problem before publishing, at a field's path (`options.<id>.text`, '' for the slide). */
export interface SlideProblem {
  readonly path: string
  readonly code:
    | 'blank'
    | 'no_right_answer'
    | 'too_few_options'
    | 'missing_alt'
    | 'missing_image'
    | 'missing_video'
    | 'bad_formula'
    | 'empty_range'
    | 'repeated_variable'
    | 'blanks_differ'
    | 'repeated_option'
    | 'leads_nowhere'
  /** Errors stop publishing, warnings don't. */
  readonly severity: 'error' | 'warning'
}

/** In the order of the picker. */
export const slideGroups = ['say', 'ask', 'measure', 'collect', 'link'] as const
type SlideGroup = (typeof slideGroups)[number]

/** Presets of decisions.md §2, "Default prompts". */
type SlidePresetKey = 'rank' | 'timeliner' | 'odd_one_out'

/**
 * A slide type under another name and with another prompt: an entry of its own in the picker, in the type's group. A
 * slide does not store its preset: its template is the type.
 */
export interface SlidePreset {
  readonly key: SlidePresetKey
  /** English name; the interface's words are under `presets.<key>` of the web's words/<language>/deck.ts. */
  readonly name: string
  readonly question: string
  /** Offered only where the reader type expects right answers. */
  readonly only?: 'right'
}

/** A slide type as data (product.md §3, "Slide type definition"). */
export interface SlideDefinition<F extends Fields = Fields, K extends InteractionKind = InteractionKind> {
  readonly key: SlideTemplate
  /** English name; the interface's words are under `slides.<key>` of the web's words/<language>/deck.ts. */
  readonly name: string
  readonly questionable: boolean
  readonly scorable: boolean
  readonly interaction: K
  /** Points for right answers, or for any answer in a deck that adds points; absent where it is not scorable. */
  readonly points?: 'right' | 'any'
  /**
   * What the player shows after an answer before it goes on; absent for nothing. `result_again`: the person may answer
   * again.
   */
  readonly shows?: 'result' | 'result_again'
  readonly group: SlideGroup
  /** Reader types whose decks may use it. */
  readonly contentTypes: readonly ReaderType[]
  readonly audit: { readonly verbose: boolean; readonly visual: boolean; readonly interactive: boolean }
  readonly components: readonly string[]
  readonly fields: F
  readonly presets?: readonly SlidePreset[]
  problems?(data: DataOf<F>): readonly SlideProblem[]
}

export function defineSlide<const F extends Fields, const K extends InteractionKind>(
  definition: SlideDefinition<F, K>,
): SlideDefinition<F, K> {
  return definition
}

export type DataOfDefinition<D> = D extends SlideDefinition<infer F> ? DataOf<F> : never
/** Never for an interaction kind without answers. */
export type AnswerOfDefinition<D> =
  D extends SlideDefinition<Fields, infer K> ? (K extends AnswerKind ? AnswerByKind[K] : never) : never

/** How a slide type is marked, and what a player may see of it. Pure. */
export interface SlideScoring<Data, A extends Answer, Play> {
  /**
   * What marks the answers to one slide: lookups are made once, for any number of answers. Null where the answer does
   * not belong to the slide (an unknown option, a value off the scale).
   * @param weight points for a right answer
   */
  prepare(data: Data, weight: number): (answer: A) => Mark | null
  /**
   * The data for a player before the answer: without right answers, weights, tags and feedback.
   * @param hasRightAnswers the deck has right answers
   */
  redact(data: Data, hasRightAnswers: boolean): Play
  /** `redact` in the author's order. Absent where `redact` keeps the order. */
  asWritten?(data: Data): Play
  /**
   * Ids of the right options, or the right texts; shown after marking where feedback is on. Empty where there are none.
   */
  solution(data: Data): readonly string[]
  /** The most points of an answer; the slide's weight where absent. */
  mostPoints?(data: Data): number
  values?(data: Data, answer: A): FormulaValues
  /** Share of the slide's own tags that an unmarked answer earns, 0 … 1. */
  share?(data: Data, answer: A): number
  /** Tags of the chosen options, each worth one point; for null those of all options. */
  tags?(data: Data, answer: A | null): readonly string[]
}

/**
 * Computes an answer's result, and the answer with it as stored. Pure.
 * @param values of the variables so far, this answer's included
 */
export type Compute<Data, A extends Answer> = (data: Data, answer: A, values: FormulaValues) => Computed<A>

export interface Computed<A extends Answer> {
  readonly answer: A
  /** Null where the slide computes nothing. */
  readonly result: ShownResult | null
  /** A slide's id, `deckEnd`, or '' for the following slide or what the jumps decide. */
  readonly target: string
  /** Replaces the deck's neutral feedback. */
  readonly feedback: string | null
  /** Why there is no result; for the author only. */
  readonly fault: FormulaFault | null
}

/** Scoring of a slide that is only read. */
export interface ReadOnlyScoring<Data, Play> {
  readonly prepare: null
  redact(data: Data): Play
}
