import { useEffect, useRef, useState } from 'react'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import { Question } from '../parts/view/question.tsx'
import type { SlideViewProps } from '../view.ts'
import type { QualificationPlay } from './scoring.ts'

/** Submit, "Are you sure?", then the result (product.md §4). */
export function QualificationView({
  data,
  answer,
  verdict,
  locked,
  onAnswer,
  ...props
}: SlideViewProps<QualificationPlay, AnswerByKind['qualification']>) {
  const { words } = props
  const [asks, setAsks] = useState<boolean | null>(null)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The pressed button has disappeared: focus moves to the one in its place.
    if (asks !== null) next.current?.focus()
  }, [asks])
  const value = verdict?.result?.value
  return (
    <Question question={data.question} image={data.image} {...props} verdict={null}>
      {(labelledBy) => (
        <>
          {!answer && !asks && (
            <button
              ref={next}
              type="button"
              className="dk-button dk-submit"
              disabled={locked}
              onClick={() => setAsks(true)}
            >
              {words.submit}
            </button>
          )}
          {!answer && asks && (
            <div className="dk-sure" role="group" aria-label={words.areYouSure}>
              <p className="dk-lead">{words.areYouSure}</p>
              <div className="dk-acts">
                <button
                  ref={next}
                  type="button"
                  className="dk-button dk-main"
                  onClick={() => onAnswer({ kind: 'qualification', result: '' })}
                >
                  {words.yes}
                </button>
                <button type="button" className="dk-button dk-second" onClick={() => setAsks(false)}>
                  {words.cancel}
                </button>
              </div>
            </div>
          )}
          <div className="dk-result" role="status" aria-labelledby={labelledBy}>
            {answer && verdict?.result && (
              <p className={`dk-measured ${value === true ? 'dk-ok' : 'dk-no'}`}>
                <strong>{value === true ? words.okay : value === false ? words.notOkay : words.error}</strong>
                {verdict.feedback && <span>{verdict.feedback}</span>}
              </p>
            )}
          </div>
        </>
      )}
    </Question>
  )
}
