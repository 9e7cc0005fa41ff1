import type { Answer, AnswerKind, InteractionKind, Mark, Slide, SlideData } from '@deckle/core/deck/slide.ts'
import { noTally, type Tally, type TagShare } from '@deckle/core/deck/ending/tally.ts'
import { type ReaderType, readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { anagramScoring } from './anagram/scoring.ts'
import { brancherScoring } from './brancher/scoring.ts'
import { definitionOf, isSlideType } from './catalog.ts'
import type { AnswerOfDefinition, DataOfDefinition, ReadOnlyScoring, SlideScoring } from './definition.ts'
import type { definitions, SlideType } from './definitions.ts'
import { fillInTheBlanksScoring } from './fill-in-the-blanks/scoring.ts'
import { imageStoryScoring } from './image-story/scoring.ts'
import { inputFieldScoring } from './input-field/scoring.ts'
import { multipleSelectScoring } from './multiple-select/scoring.ts'
import { openAnswerScoring } from './open-answer/scoring.ts'
import { paragraphScoring } from './paragraph/scoring.ts'
import { pickPictureScoring } from './pick-picture/scoring.ts'
import { qualificationScoring } from './qualification/scoring.ts'
import { rangeSelectScoring } from './range-select/scoring.ts'
import { rankingScoring } from './ranking/scoring.ts'
import { ratingScoring } from './rating/scoring.ts'
import { scoredSingleSelectScoring } from './scored-single-select/scoring.ts'
import { singleSelectScoring } from './single-select/scoring.ts'
import { taggedSelectScoring } from './tagged-select/scoring.ts'
import { titleScoring } from './title/scoring.ts'
import { trueFalseScoring } from './true-false/scoring.ts'
import { uploaderScoring } from './uploader/scoring.ts'
import { videoStoryScoring } from './video-story/scoring.ts'

type ScoringOf<D extends { readonly interaction: string }> = D['interaction'] extends AnswerKind
  ? SlideScoring<DataOfDefinition<D>, AnswerOfDefinition<D>, object>
  : ReadOnlyScoring<DataOfDefinition<D>, object>

/** Marking and redaction of each slide type. */
export const scoring = {
  title: titleScoring,
  paragraph: paragraphScoring,
  image_story: imageStoryScoring,
  video_story: videoStoryScoring,
  single_select: singleSelectScoring,
  multiple_select: multipleSelectScoring,
  true_false: trueFalseScoring,
  pick_picture: pickPictureScoring,
  ranking: rankingScoring,
  rating: ratingScoring,
  input_field: inputFieldScoring,
  open_answer: openAnswerScoring,
  fill_in_the_blanks: fillInTheBlanksScoring,
  anagram: anagramScoring,
  scored_single_select: scoredSingleSelectScoring,
  tagged_select: taggedSelectScoring,
  range_select: rangeSelectScoring,
  qualification: qualificationScoring,
  uploader: uploaderScoring,
  brancher: brancherScoring,
} satisfies { readonly [T in SlideType]: ScoringOf<(typeof definitions)[T]> }

export type PlayOf<T extends SlideType> = ReturnType<(typeof scoring)[T]['redact']>

/** Without the types of data: the caller has validated the data by the template's schema. */
const anyScoring = scoring as unknown as Readonly<
  Record<SlideType, SlideScoring<SlideData, Answer, SlideData> | ReadOnlyScoring<SlideData, SlideData>>
>

export interface PreparedScoring {
  /** The only kind of answer that `score` accepts. */
  readonly kind: InteractionKind
  readonly score: (answer: Answer) => Mark | null
}

/** Null for a slide that is only read. */
export function prepareScoring(template: string, data: SlideData, weight: number): PreparedScoring | null {
  const type = answeredScoring(template)
  if (!type || !isSlideType(template)) return null
  return { kind: definitionOf(template).interaction, score: type.prepare(data, weight) }
}

/** The data for a player before the answer: without right answers, weights, tags and feedback. */
export function redactSlide(template: string, data: SlideData, readerType: ReaderType = 'quiz'): SlideData {
  if (!isSlideType(template)) return {}
  return anyScoring[template].redact(data, readerTypeRules[readerType].expectsCorrectness)
}

/** `redactSlide` in the author's order, for the editor. */
export function slideAsWritten(template: string, data: SlideData, readerType: ReaderType = 'quiz'): SlideData {
  return answeredScoring(template)?.asWritten?.(data) ?? redactSlide(template, data, readerType)
}

/** Ids of the right options, or the right texts. */
export function solutionOf(template: string, data: SlideData): readonly string[] {
  if (!isSlideType(template)) return []
  const type = anyScoring[template]
  return type.prepare === null ? [] : type.solution(data)
}

type Drawn = Pick<Slide, 'template' | 'data'>

/** Null for a slide that is only read. */
function answeredScoring(template: string): SlideScoring<SlideData, Answer, SlideData> | null {
  if (!isSlideType(template)) return null
  const type = anyScoring[template]
  return type.prepare === null ? null : type
}

/** Whether answers are right or wrong in decks of the reader type. */
export function isMarkedRight(template: string, readerType: ReaderType): boolean {
  return (
    isSlideType(template) && definitionOf(template).points === 'right' && readerTypeRules[readerType].expectsCorrectness
  )
}

/** The most points of an answer in decks of the reader type. */
export function pointsOf({ template, data }: Drawn, readerType: ReaderType): number {
  if (!isSlideType(template)) return 0
  const { scorable, points } = definitionOf(template)
  const counts = readerTypeRules[readerType][points === 'any' ? 'addsPoints' : 'expectsCorrectness']
  if (!scorable || !counts) return 0
  return answeredScoring(template)?.mostPoints?.(data) ?? weightOf(data)
}

export function weightOf(data: SlideData): number {
  return typeof data.weight === 'number' ? data.weight : 1
}

export function tallyOf({ template, data }: Drawn, answer: Answer, mark: Mark): Tally {
  const type = answeredScoring(template)
  if (!type) return noTally
  const share = mark.possible > 0 ? mark.earned / mark.possible : (type.share?.(data, answer) ?? 0)
  const worth = mark.possible > 0 ? mark.possible : 1
  const chosen = new Set(type.tags?.(data, answer))
  return {
    values: type.values?.(data, answer) ?? {},
    tags: possibleTags({ template, data }).map(([tag, { possible }]) =>
      isOwnTag(data, tag)
        ? [tag, { earned: share * worth, possible: worth }]
        : [tag, { earned: chosen.has(tag) ? possible : 0, possible }],
    ),
  }
}

/** Tags that answers can add points to, with nothing earned. */
export function possibleTags({ template, data }: Drawn): readonly (readonly [tag: string, share: TagShare])[] {
  const type = answeredScoring(template)
  if (!type) return []
  const own = Array.isArray(data.tags) ? (data.tags as readonly string[]) : []
  const most =
    type.mostPoints?.(data) ?? (isSlideType(template) && definitionOf(template).scorable ? weightOf(data) : 1)
  return [
    ...own.map((tag) => [tag, { earned: 0, possible: most }] as const),
    ...(type.tags?.(data, null) ?? []).map((tag) => [tag, { earned: 0, possible: 1 }] as const),
  ]
}

function isOwnTag(data: SlideData, tag: string): boolean {
  return Array.isArray(data.tags) && data.tags.includes(tag)
}
