import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import { Options } from '../parts/options.tsx'
import { Question } from '../parts/question.tsx'
import type { SlideViewProps } from '../view.ts'
import type { TaggedSelectPlay } from './scoring.ts'

export function TaggedSelectView({
  data,
  answer,
  onAnswer,
  ...props
}: SlideViewProps<TaggedSelectPlay, AnswerByKind['taggedSelect']>) {
  return (
    <Question question={data.question} image={data.image} prompt={props.words.chooseOne} {...props}>
      {(labelledBy) => (
        <Options
          role="radio"
          path="taggedselect"
          textName="option"
          options={data.taggedselect.map(({ id, option }) => ({ id, text: option }))}
          chosen={answer ? [answer.option] : []}
          onChoose={(option) => onAnswer({ kind: 'taggedSelect', option })}
          labelledBy={labelledBy}
          {...props}
        />
      )}
    </Question>
  )
}
