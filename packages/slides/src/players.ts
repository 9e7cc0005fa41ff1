import type { ReactElement } from 'react'
import type { Answer, SlideData } from '@deckle/core/deck/slide.ts'
import type { AnswerOfDefinition } from './definition.ts'
import type { definitions, SlideType } from './definitions.ts'
import { ImageStoryView } from './image-story/player.tsx'
import { InputFieldView } from './input-field/player.tsx'
import { MultipleSelectView } from './multiple-select/player.tsx'
import { ParagraphView } from './paragraph/player.tsx'
import { PickPictureView } from './pick-picture/player.tsx'
import { RatingView } from './rating/player.tsx'
import type { PlayOf } from './scoring.ts'
import { SingleSelectView } from './single-select/player.tsx'
import { TitleView } from './title/player.tsx'
import { TrueFalseView } from './true-false/player.tsx'
import { VideoStoryView } from './video-story/player.tsx'
import type { SlideView, SlideViewProps } from './view.ts'

type AnswerFor<T extends SlideType> = [AnswerOfDefinition<(typeof definitions)[T]>] extends [never]
  ? Answer
  : AnswerOfDefinition<(typeof definitions)[T]>

/** How each slide type is drawn: one line a type; an omission does not compile. */
export const players: { readonly [T in SlideType]: SlideView<PlayOf<T>, AnswerFor<T>> } = {
  title: TitleView,
  paragraph: ParagraphView,
  image_story: ImageStoryView,
  video_story: VideoStoryView,
  single_select: SingleSelectView,
  multiple_select: MultipleSelectView,
  true_false: TrueFalseView,
  pick_picture: PickPictureView,
  rating: RatingView,
  input_field: InputFieldView,
}

/** The views by template, each for the data that `redactSlide` returned; undefined for a template that is not built. */
export const views = players as unknown as Readonly<
  Record<string, ((props: SlideViewProps<SlideData>) => ReactElement) | undefined>
>
