import { useState } from 'react'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import { Question } from '../parts/view/question.tsx'
import type { SlideViewProps } from '../view.ts'
import type { OpenAnswerPlay } from './scoring.ts'

const longest = 5000

export function OpenAnswerView({
  data,
  answer,
  onAnswer,
  locked,
  ...props
}: SlideViewProps<OpenAnswerPlay, AnswerByKind['openAnswer']>) {
  const { words } = props
  const [text, setText] = useState(answer?.text ?? '')
  const given = text.trim()
  const submit = () => given && !locked && onAnswer({ kind: 'openAnswer', text: given })
  return (
    <Question question={data.question} image={data.image} prompt={words.letUsKnow} {...props}>
      {(labelledBy) => (
        <form
          className="dk-form"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <textarea
            className="dk-input dk-long"
            aria-labelledby={labelledBy}
            rows={5}
            defaultValue={text}
            placeholder={words.yourAnswer}
            maxLength={longest}
            readOnly={locked}
            onInput={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              submit()
            }}
          />
          <button type="submit" className="dk-button dk-submit" disabled={!given || locked}>
            {words.submit}
          </button>
        </form>
      )}
    </Question>
  )
}
