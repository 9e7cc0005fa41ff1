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
export type SlideGroup = (typeof slideGroups)[number]

/** Names of the presets (decisions.md §2, "Default prompts"). */
export type SlidePresetKey = 'rank' | 'timeliner' | 'odd_one_out'

/**
 * A slide type under another name and with another prompt: an entry of its own in the picker, in the type's group. A slide
 * does not know which preset it was made from: its template is the type.
 */
export interface SlidePreset {
  readonly key: SlidePresetKey
  /** English name; the interface's words are under `presets.<key>` of the web's words/<language>/deck.ts. */
  readonly name: string
  readonly question: string
  /** Asked only where the deck's kind knows right answers. */
  readonly only?: 'right'
}

/** A slide type as data (product.md §3, "Slide type definition"). */
export interface SlideDefinition<F extends Fields = Fields, K extends InteractionKind = InteractionKind> {
  readonly key: SlideTemplate
  /** English name; the interface's words are under `slides.<key>` of the web's words/<language>/deck.ts. */
  readonly name: string
  /** Name of a lucide icon. */
  readonly icon: string
  readonly questionable: boolean
  readonly scorable: boolean
  readonly interaction: K
  /** What points are for: right answers, or any answer of a deck that adds points; nothing where it is not scorable. */
  readonly points?: 'right' | 'any'
  /** What the player shows after an answer before going on; nothing where absent. `again`: the person may answer anew. */
  readonly shows?: 'result' | 'result_again'
  /** What an author wants with it: the picker's groups. */
  readonly group: SlideGroup
  /** Reader types in which a creator may use it. */
  readonly contentTypes: readonly ReaderType[]
  readonly audit: { readonly verbose: boolean; readonly visual: boolean; readonly interactive: boolean }
  /** The view parts that it is drawn from. */
  readonly components: readonly string[]
  readonly fields: F
  readonly presets?: readonly SlidePreset[]
  /** What stands in the way of publishing, beyond blank required fields (which all types share). */
  problems?(data: DataOf<F>): readonly SlideProblem[]
}

export function defineSlide<const F extends Fields, const K extends InteractionKind>(
  definition: SlideDefinition<F, K>,
): SlideDefinition<F, K> {
  return definition
}

/** The data of a definition's slides. */
export type DataOfDefinition<D> = D extends SlideDefinition<infer F> ? DataOf<F> : never
/** The answer of a definition's interaction kind; never for a kind without one. */
export type AnswerOfDefinition<D> =
  D extends SlideDefinition<Fields, infer K> ? (K extends AnswerKind ? AnswerByKind[K] : never) : never

/** How a slide type is marked, and what of it a player may see. Pure. */
export interface SlideScoring<Data, A extends Answer, Play> {
  /**
   * Marks an answer; null when the answer does not belong to the slide (an unknown option, a value off the scale).
   * @param weight points for a right answer, 1 unless said otherwise
   */
  score(data: Data, answer: A, weight?: number): Mark | null
  /** The same for many answers to one slide: what is looked up is prepared. Absent where there is nothing to prepare. */
  prepare?(data: Data, weight: number): (answer: A) => Mark | null
  /** What a player gets before answering: no right answers, weights, tags or feedback. */
  redact(data: Data): Play
  /** The same for the author, whose slide stands as it is written. Absent where `redact` leaves everything in its place. */
  asWritten?(data: Data): Play
  /** Ids of the right options, or the right texts, shown after marking where feedback is on; empty where there are none. */
  solution(data: Data): readonly string[]
  /** The most points an answer can get; the slide's weight where absent. */
  mostPoints?(data: Data): number
  /** Values of variables that the answer sets. */
  values?(data: Data, answer: A): FormulaValues
  /** Share of the slide's own tags that an unmarked answer earns, 0 … 1. */
  share?(data: Data, answer: A): number
  /** Tags of the answer's own, each worth one point; for null all that an answer could have. */
  tags?(data: Data, answer: A | null): readonly string[]
}

/**
 * What an answer comes to beside right and wrong, and the answer with it, as it is stored. Pure.
 * @param values of the variables so far, this answer's among them
 */
export type Compute<Data, A extends Answer> = (data: Data, answer: A, values: FormulaValues) => Computed<A>

/** An answer and what it came to. */
export interface Computed<A extends Answer> {
  readonly answer: A
  /** Null where the slide computes nothing. */
  readonly result: ShownResult | null
  /** Where it leads: a slide's id, `deckEnd`, or '' for the following slide or what the jumps say. */
  readonly target: string
  /** Told instead of the deck's neutral words. */
  readonly feedback: string | null
  /** Why there is no result, for the author only. */
  readonly fault: FormulaFault | null
}

/** Scoring of a slide that is only read. */
export interface ReadOnlyScoring<Data, Play> {
  readonly score: null
  redact(data: Data): Play
}
