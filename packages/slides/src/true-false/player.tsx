import { Options } from '../parts/options.tsx'
import { Question } from '../parts/question.tsx'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import type { SlideViewProps } from '../view.ts'
import type { TrueFalsePlay } from './scoring.ts'

export function TrueFalseView({
  data,
  answer,
  onAnswer,
  ...props
}: SlideViewProps<TrueFalsePlay, AnswerByKind['trueFalse']>) {
  return (
    <Question question={data.question} image={data.image} prompt={props.words.chooseOne} {...props}>
      {(labelledBy) => (
        <Options
          role="radio"
          path="choice"
          options={data.choice}
          layout="grid"
          chosen={answer ? [answer.option] : []}
          onChoose={(option) => onAnswer({ kind: 'trueFalse', option })}
          labelledBy={labelledBy}
          {...props}
        />
      )}
    </Question>
  )
}
