import type { SlideTemplate } from '@deckle/core/deck/slide.ts'
import { anagram } from './anagram/definition.ts'
import { brancher } from './brancher/definition.ts'
import type { SlideDefinition } from './definition.ts'
import { fillInTheBlanks } from './fill-in-the-blanks/definition.ts'
import { imageStory } from './image-story/definition.ts'
import { inputField } from './input-field/definition.ts'
import { multipleSelect } from './multiple-select/definition.ts'
import { openAnswer } from './open-answer/definition.ts'
import { paragraph } from './paragraph/definition.ts'
import { pickPicture } from './pick-picture/definition.ts'
import { qualification } from './qualification/definition.ts'
import { rangeSelect } from './range-select/definition.ts'
import { ranking } from './ranking/definition.ts'
import { rating } from './rating/definition.ts'
import { scoredSingleSelect } from './scored-single-select/definition.ts'
import { singleSelect } from './single-select/definition.ts'
import { taggedSelect } from './tagged-select/definition.ts'
import { title } from './title/definition.ts'
import { trueFalse } from './true-false/definition.ts'
import { uploader } from './uploader/definition.ts'
import { videoStory } from './video-story/definition.ts'

export const definitions = {
  title,
  paragraph,
  image_story: imageStory,
  video_story: videoStory,
  single_select: singleSelect,
  multiple_select: multipleSelect,
  true_false: trueFalse,
  pick_picture: pickPicture,
  ranking,
  rating,
  input_field: inputField,
  open_answer: openAnswer,
  fill_in_the_blanks: fillInTheBlanks,
  anagram,
  scored_single_select: scoredSingleSelect,
  tagged_select: taggedSelect,
  range_select: rangeSelect,
  qualification,
  uploader,
  brancher,
} as const satisfies Record<SlideTemplate, SlideDefinition>

export type SlideType = keyof typeof definitions
