import { useState } from 'react'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import { Options } from '../parts/view/options.tsx'
import { Question } from '../parts/view/question.tsx'
import { Text } from '../parts/view/text.tsx'
import type { SlideViewProps } from '../view.ts'
import type { MultipleSelectPlay } from './scoring.ts'

export function MultipleSelectView({
  data,
  answer,
  onAnswer,
  ...props
}: SlideViewProps<MultipleSelectPlay, AnswerByKind['multiSelect']>) {
  const [chosen, setChosen] = useState(answer?.options ?? [])
  const toggle = (id: string) => setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
  const standard = data.hasRightAnswers ? props.words.chooseAll : ''
  const prompt = (data.heading || standard) && <Text path="heading" text={data.heading} otherwise={standard} />
  return (
    <Question question={data.question} image={data.image} prompt={prompt} {...props}>
      {(labelledBy) => (
        <>
          <Options
            role="checkbox"
            path="multiselect"
            options={data.multiselect}
            chosen={props.locked && answer ? answer.options : chosen}
            onChoose={toggle}
            labelledBy={labelledBy}
            {...props}
          />
          {!props.locked && (
            <button
              type="button"
              className="dk-button dk-submit"
              disabled={chosen.length === 0}
              onClick={() => onAnswer({ kind: 'multiSelect', options: chosen })}
            >
              {props.words.submit}
            </button>
          )}
        </>
      )}
    </Question>
  )
}
