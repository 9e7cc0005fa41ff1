import { isBlank } from '@deckle/core/text/is-blank.ts'
import { useState } from 'react'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import { useEdit } from '../parts/view/edit-context.ts'
import { fill } from '../parts/answers/fill.ts'
import { Question } from '../parts/view/question.tsx'
import { RightTexts } from '../parts/view/right-texts.tsx'
import { Block } from '../parts/view/text.tsx'
import type { SlideViewProps } from '../view.ts'
import { splitAtGaps } from './gaps.ts'
import type { FillInTheBlanksPlay } from './scoring.ts'

type FillProps = SlideViewProps<FillInTheBlanksPlay, AnswerByKind['fillInTheBlank']>

const longest = 140

export function FillInTheBlanksView({ data, answer, onAnswer, locked, ...props }: FillProps) {
  const { words } = props
  const edit = useEdit()
  const [texts, setTexts] = useState<readonly string[]>(answer?.texts ?? data.blanks.map(() => ''))
  const isFull = !texts.some(isBlank)
  const parts = splitAtGaps(data.paragraph)
  const input = (at: number) => (
    <input
      className="dk-input dk-gap"
      aria-label={data.blanks.length > 1 ? fill(words.blank, { n: at + 1 }) : words.yourAnswer}
      defaultValue={texts[at]}
      maxLength={longest}
      readOnly={locked || edit !== null}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onInput={(event) => {
        const text = event.currentTarget.value
        setTexts((now) => now.map((one, index) => (index === at ? text : one)))
      }}
    />
  )
  const paragraph =
    parts.length > 1 ? (
      <p className="dk-text dk-gaps">
        {parts.map((part, at) => (
          // Parts have no ids; their order never changes.
          <span key={at}>
            {at > 0 && at <= data.blanks.length && input(at - 1)}
            {part}
          </span>
        ))}
      </p>
    ) : (
      data.paragraph && <p className="dk-text">{data.paragraph}</p>
    )
  return (
    <Question question={data.question} image={data.image} prompt={words.letUsKnow} {...props}>
      {() => (
        <form
          className="dk-form dk-fill"
          onSubmit={(event) => {
            event.preventDefault()
            if (isFull && !locked) onAnswer({ kind: 'fillInTheBlank', texts: texts.map((text) => text.trim()) })
          }}
        >
          {edit ? (
            // As in the player, until focused: then with gaps as underscores.
            <div className="dk-edit-swap">
              <div className="dk-edit-gaps" inert={edit !== null}>
                {paragraph}
              </div>
              <Block path="paragraph" text={data.paragraph} className="dk-text" />
            </div>
          ) : (
            paragraph
          )}
          {parts.length === 1 && data.blanks.map((blank, at) => <span key={blank.id}>{input(at)}</span>)}
          <button type="submit" className="dk-button dk-submit" disabled={!isFull || locked}>
            {words.submit}
          </button>
          <RightTexts verdict={props.verdict} words={words} />
        </form>
      )}
    </Question>
  )
}
