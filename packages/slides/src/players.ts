import type { ReactElement } from 'react'
import type { Answer, SlideData } from '@deckle/core/deck/slide.ts'
import type { AnswerOfDefinition } from './definition.ts'
import type { definitions, SlideType } from './definitions.ts'
import { ImageStoryView } from './image-story/player.tsx'
import { ParagraphView } from './paragraph/player.tsx'
import { PickPictureView } from './pick-picture/player.tsx'
import { type LazyView, lazyView } from './parts/lazy/lazy-view.tsx'
import type { PlayOf } from './scoring.ts'
import { ScoredSingleSelectView } from './scored-single-select/player.tsx'
import { SingleSelectView } from './single-select/player.tsx'
import { TaggedSelectView } from './tagged-select/player.tsx'
import { TitleView } from './title/player.tsx'
import { TrueFalseView } from './true-false/player.tsx'
import type { SlideView, SlideViewProps } from './view.ts'

type AnswerFor<T extends SlideType> = [AnswerOfDefinition<(typeof definitions)[T]>] extends [never]
  ? Answer
  : AnswerOfDefinition<(typeof definitions)[T]>

/**
 * The view of each slide type. Views of the most frequent first slides are in the first script; the others are loaded
 * on demand.
 */
export const players: { readonly [T in SlideType]: SlideView<PlayOf<T>, AnswerFor<T>> } = {
  title: TitleView,
  paragraph: ParagraphView,
  image_story: ImageStoryView,
  video_story: lazyView(() => import('./video-story/player.tsx').then((module) => module.VideoStoryView)),
  single_select: SingleSelectView,
  multiple_select: lazyView(() => import('./multiple-select/player.tsx').then((module) => module.MultipleSelectView)),
  true_false: TrueFalseView,
  pick_picture: PickPictureView,
  ranking: lazyView(() => import('./ranking/player.tsx').then((module) => module.RankingView)),
  rating: lazyView(() => import('./rating/player.tsx').then((module) => module.RatingView)),
  input_field: lazyView(() => import('./input-field/player.tsx').then((module) => module.InputFieldView)),
  open_answer: lazyView(() => import('./open-answer/player.tsx').then((module) => module.OpenAnswerView)),
  fill_in_the_blanks: lazyView(() =>
    import('./fill-in-the-blanks/player.tsx').then((module) => module.FillInTheBlanksView),
  ),
  anagram: lazyView(() => import('./anagram/player.tsx').then((module) => module.AnagramView)),
  scored_single_select: ScoredSingleSelectView,
  tagged_select: TaggedSelectView,
  range_select: lazyView(() => import('./range-select/player.tsx').then((module) => module.RangeSelectView)),
  qualification: lazyView(() => import('./qualification/player.tsx').then((module) => module.QualificationView)),
  uploader: lazyView(() => import('./uploader/player.tsx').then((module) => module.UploaderView)),
  brancher: lazyView(() => import('./brancher/player.tsx').then((module) => module.BrancherView)),
}

/** Views by template, for data returned by `redactSlide`; undefined for an unknown template. */
export const views = players as unknown as Readonly<
  Record<string, (((props: SlideViewProps<SlideData>) => ReactElement) & Partial<LazyView>) | undefined>
>

export async function preloadViews(templates: Iterable<string>): Promise<void> {
  await Promise.all([...new Set(templates)].map(async (template) => views[template]?.preload?.()))
}
