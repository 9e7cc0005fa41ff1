import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import { Options } from '../parts/options.tsx'
import { Question } from '../parts/question.tsx'
import type { SlideViewProps } from '../view.ts'
import type { ScoredSingleSelectPlay } from './scoring.ts'

export function ScoredSingleSelectView({
  data,
  answer,
  onAnswer,
  ...props
}: SlideViewProps<ScoredSingleSelectPlay, AnswerByKind['scoreSelect']>) {
  return (
    <Question question={data.question} image={data.image} prompt={props.words.chooseOne} {...props}>
      {(labelledBy) => (
        <Options
          role="radio"
          path="scoreselect"
          textName="caption"
          options={data.scoreselect.map(({ id, caption }) => ({ id, text: caption }))}
          chosen={answer ? [answer.option] : []}
          onChoose={(option) => onAnswer({ kind: 'scoreSelect', option })}
          labelledBy={labelledBy}
          {...props}
        />
      )}
    </Question>
  )
}
