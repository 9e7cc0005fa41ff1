import type { Answer, AnswerKind, Mark, SlideData } from '@deckle/core/deck/slide.ts'
import { definitionOf, isSlideType } from './catalog.ts'
import type { AnswerOfDefinition, DataOfDefinition, ReadOnlyScoring, SlideScoring } from './definition.ts'
import type { definitions, SlideType } from './definitions.ts'
import { imageStoryScoring } from './image-story/scoring.ts'
import { inputFieldScoring } from './input-field/scoring.ts'
import { multipleSelectScoring } from './multiple-select/scoring.ts'
import { paragraphScoring } from './paragraph/scoring.ts'
import { pickPictureScoring } from './pick-picture/scoring.ts'
import { ratingScoring } from './rating/scoring.ts'
import { singleSelectScoring } from './single-select/scoring.ts'
import { titleScoring } from './title/scoring.ts'
import { trueFalseScoring } from './true-false/scoring.ts'
import { videoStoryScoring } from './video-story/scoring.ts'

type ScoringOf<D extends { readonly interaction: string }> = D['interaction'] extends AnswerKind
  ? SlideScoring<DataOfDefinition<D>, AnswerOfDefinition<D>, object>
  : ReadOnlyScoring<DataOfDefinition<D>, object>

/** How each slide type is marked and redacted: one line a type; an omission does not compile. */
export const scoring = {
  title: titleScoring,
  paragraph: paragraphScoring,
  image_story: imageStoryScoring,
  video_story: videoStoryScoring,
  single_select: singleSelectScoring,
  multiple_select: multipleSelectScoring,
  true_false: trueFalseScoring,
  pick_picture: pickPictureScoring,
  rating: ratingScoring,
  input_field: inputFieldScoring,
} satisfies { readonly [T in SlideType]: ScoringOf<(typeof definitions)[T]> }

/** The data that a type's view is given. */
export type PlayOf<T extends SlideType> = ReturnType<(typeof scoring)[T]['redact']>

/** The registry as one signature: the caller has checked the data by its template's schema. */
const anyScoring = scoring as unknown as Readonly<
  Record<SlideType, SlideScoring<SlideData, Answer, SlideData> | ReadOnlyScoring<SlideData, SlideData>>
>

/**
 * Marks an answer; null when it does not belong to the slide: another kind of answer, an unknown option,
 * a value off the scale, an answer to a slide that is only read.
 */
export function scoreAnswer(template: string, data: SlideData, answer: Answer, weight = 1): Mark | null {
  if (!isSlideType(template) || definitionOf(template).interaction !== answer.kind) return null
  const type = anyScoring[template]
  return type.score === null ? null : type.score(data, answer, weight)
}

/** What a player gets of a slide before answering: no right answers, weights, tags or feedback. */
export function redactSlide(template: string, data: SlideData): SlideData {
  return isSlideType(template) ? anyScoring[template].redact(data) : {}
}

/** Ids of the right options; empty where there are none. */
export function solutionOf(template: string, data: SlideData): readonly string[] {
  if (!isSlideType(template)) return []
  const type = anyScoring[template]
  return type.score === null ? [] : type.solution(data)
}
