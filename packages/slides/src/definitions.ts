import type { SlideTemplate } from '@deckle/core/deck/slide.ts'
import type { SlideDefinition } from './definition.ts'
import { imageStory } from './image-story/definition.ts'
import { inputField } from './input-field/definition.ts'
import { multipleSelect } from './multiple-select/definition.ts'
import { paragraph } from './paragraph/definition.ts'
import { pickPicture } from './pick-picture/definition.ts'
import { rating } from './rating/definition.ts'
import { singleSelect } from './single-select/definition.ts'
import { title } from './title/definition.ts'
import { trueFalse } from './true-false/definition.ts'
import { videoStory } from './video-story/definition.ts'

/** The slide types that are built: one line a type, in the order of the picker. */
export const definitions = {
  title,
  paragraph,
  image_story: imageStory,
  video_story: videoStory,
  single_select: singleSelect,
  multiple_select: multipleSelect,
  true_false: trueFalse,
  pick_picture: pickPicture,
  rating,
  input_field: inputField,
} as const satisfies Partial<Record<SlideTemplate, SlideDefinition>>

/** A template whose slide type is built. */
export type SlideType = keyof typeof definitions
