import type { SlideJumps } from './jump.ts'

export type { Answer, AnswerByKind, AnswerKind, Mark } from './answer.ts'

/** How a person answers a slide (product.md §3, "Slide types and interaction kinds"). */
const interactionKinds = [
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
  'ranking',
] as const
export type InteractionKind = (typeof interactionKinds)[number]

/** The 19 templates by their stored names (product.md §3), and `ranking` (decisions.md §2). */
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
  'ranking',
] as const
export type SlideTemplate = (typeof slideTemplates)[number]

/** Whether the arrows forward and back are enabled (product.md §3: "nav (next, previous)"). */
export interface SlideNav {
  readonly next: boolean
  readonly previous: boolean
}

/** Field values; the slide type knows their shape (packages/slides). */
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
  /** A sound (`isSound`), or text to be read aloud of at most 420 characters; '' for neither. */
  readonly tts_audio: string
  /** Least seconds on the slide before the next; 0 for none. */
  readonly minTime: number
  readonly nav: SlideNav
  readonly jumps: SlideJumps
  /** The author's notes; never sent to a player. */
  readonly comments: string
}
