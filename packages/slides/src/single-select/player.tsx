import { Options } from '../parts/options.tsx'
import { Question } from '../parts/question.tsx'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { SlideViewProps } from '../view.ts'
import type { SingleSelectPlay } from './scoring.ts'

export function SingleSelectView({
  data,
  answer,
  onAnswer,
  ...props
}: SlideViewProps<SingleSelectPlay, AnswerByKind['singleSelect']>) {
  return (
    <Question question={data.question} image={data.image} prompt={props.words.chooseOne} {...props}>
      {(labelledBy) => (
        <Options
          role="radio"
          path="options"
          options={data.options}
          chosen={answer ? [answer.option] : []}
          onChoose={(option) => onAnswer({ kind: 'singleSelect', option })}
          labelledBy={labelledBy}
          {...props}
        />
      )}
    </Question>
  )
}
