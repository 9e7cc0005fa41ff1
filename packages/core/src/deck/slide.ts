import type { SlideJumps } from './jump.ts'

/** How a person answers a slide (product.md §3, "Slide types and interaction kinds"). */
export const interactionKinds = [
  'none',
  'openAnswer',
  'trueFalse',
  'singleSelect',
  'multiSelect',
  'rating',
  'scoreSelect',
  'taggedSelect',
  'rangeSelect',
  'qualification',
  'fillInTheBlank',
  'uploader',
  'brancher',
] as const
export type InteractionKind = (typeof interactionKinds)[number]

/** The 19 templates by their stored names (product.md §3). */
export const slideTemplates = [
  'title',
  'paragraph',
  'image_story',
  'video_story',
  'input_field',
  'open_answer',
  'true_false',
  'single_select',
  'pick_picture',
  'multiple_select',
  'rating',
  'scored_single_select',
  'tagged_select',
  'range_select',
  'qualification',
  'fill_in_the_blanks',
  'anagram',
  'uploader',
  'brancher',
] as const
export type SlideTemplate = (typeof slideTemplates)[number]

/** Answers by interaction kind, not by slide type. `option` is an option's id. */
export interface AnswerByKind {
  readonly openAnswer: { readonly kind: 'openAnswer'; readonly text: string }
  readonly trueFalse: { readonly kind: 'trueFalse'; readonly option: string }
  readonly singleSelect: { readonly kind: 'singleSelect'; readonly option: string }
  readonly multiSelect: { readonly kind: 'multiSelect'; readonly options: readonly string[] }
  /** `value` is 1…n of the scale; 0 or 1 for Binary (decisions.md §2). */
  readonly rating: { readonly kind: 'rating'; readonly value: number }
  readonly scoreSelect: { readonly kind: 'scoreSelect'; readonly option: string }
  readonly taggedSelect: { readonly kind: 'taggedSelect'; readonly option: string }
  /** Values by slider id, at most two decimals; `result` is the marker's: what the formula came to, null for an error or none. */
  readonly rangeSelect: {
    readonly kind: 'rangeSelect'
    readonly values: Readonly<Record<string, number>>
    readonly result: number | null
  }
  /** `result` is the marker's; '' until it is marked. */
  readonly qualification: { readonly kind: 'qualification'; readonly result: QualificationResult | '' }
  /** One text a blank, in their order; an anagram has one. */
  readonly fillInTheBlank: { readonly kind: 'fillInTheBlank'; readonly texts: readonly string[] }
  /** A file that was handed in: its id, name, and size in bytes. */
  readonly uploader: {
    readonly kind: 'uploader'
    readonly file: string
    readonly name: string
    readonly size: number
  }
  /** `option` is the last item that was chosen, `clicked` are all so far. */
  readonly brancher: { readonly kind: 'brancher'; readonly option: string; readonly clicked: readonly string[] }
}
/** product.md §4: "Okay / Not Okay / Error". */
export type QualificationResult = 'okay' | 'not_okay' | 'error'

export type AnswerKind = keyof AnswerByKind
export type Answer = AnswerByKind[AnswerKind]

/** What marking an answer gives. */
export interface Mark {
  /** Null where the slide knows no right or wrong (product.md §5). */
  readonly correct: boolean | null
  /** Points got, 0 … `possible`. */
  readonly earned: number
  /** Points to be got; 0 where the slide is not marked. */
  readonly possible: number
}

/** Which ways the person may leave a slide by the arrows (product.md §3: "nav (next, previous)"). */
export interface SlideNav {
  readonly next: boolean
  readonly previous: boolean
}

/** Values of a slide type's fields; the type itself knows their shape (packages/slides). */
export type SlideData = Readonly<Record<string, unknown>>

/** One slide as stored (product.md §3, "Slide"). */
export interface Slide<Data = SlideData> {
  readonly slideId: string
  /** 0, 1, 2 … in the order of play, without gaps. */
  readonly slideSeq: number
  readonly template: SlideTemplate
  readonly data: Data
  /** Text read aloud, at most 60 characters. */
  readonly voiceover: string
  /** Address or key of an audio file, or '' for none. */
  readonly tts_audio: string
  /** Seconds that the slide stays before one may go on; 0 for none. */
  readonly minTime: number
  readonly nav: SlideNav
  /** Where the slide leads, if not to the following one. */
  readonly jumps: SlideJumps
  /** The author's own notes; never sent to a player. */
  readonly comments: string
}
