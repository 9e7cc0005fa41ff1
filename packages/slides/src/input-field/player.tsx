import { useState } from 'react'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import { Question } from '../parts/view/question.tsx'
import type { SlideViewProps } from '../view.ts'
import type { InputFieldPlay } from './scoring.ts'

const longest = 500

export function InputFieldView({
  data,
  answer,
  onAnswer,
  locked,
  ...props
}: SlideViewProps<InputFieldPlay, AnswerByKind['openAnswer']>) {
  const { words } = props
  const [text, setText] = useState(answer?.text ?? '')
  const given = text.trim()
  return (
    <Question question={data.question} prompt={words.letUsKnow} {...props}>
      {(labelledBy) => (
        <form
          className="dk-form"
          onSubmit={(event) => {
            event.preventDefault()
            if (given && !locked) onAnswer({ kind: 'openAnswer', text: given })
          }}
        >
          <input
            className="dk-input"
            aria-labelledby={labelledBy}
            defaultValue={text}
            placeholder={data.placeholder || words.yourAnswer}
            maxLength={longest}
            readOnly={locked}
            autoComplete="off"
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" className="dk-button dk-submit" disabled={!given || locked}>
            {words.submit}
          </button>
        </form>
      )}
    </Question>
  )
}
