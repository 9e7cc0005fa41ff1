import { Options } from '../parts/options.tsx'
import { Question } from '../parts/question.tsx'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { SlideViewProps } from '../view.ts'
import type { PickPicturePlay } from './scoring.ts'

export function PickPictureView({
  data,
  answer,
  onAnswer,
  ...props
}: SlideViewProps<PickPicturePlay, AnswerByKind['singleSelect']>) {
  return (
    <Question question={data.question} prompt={props.words.chooseOne} {...props}>
      {(labelledBy) => (
        <Options
          role="radio"
          path="imageOpts"
          options={data.imageOpts}
          layout="pictures"
          chosen={answer ? [answer.option] : []}
          onChoose={(option) => onAnswer({ kind: 'singleSelect', option })}
          labelledBy={labelledBy}
          {...props}
        />
      )}
    </Question>
  )
}
