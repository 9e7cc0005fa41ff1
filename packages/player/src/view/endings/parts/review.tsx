import type { Answer } from '@deckle/core/deck/slide.ts'
import { answerLabels } from '@deckle/slides/answers/labels.ts'
import { answerText } from '@deckle/slides/answers/values.ts'
import type { ShownResult } from '@deckle/slides/view.ts'
import type { EndingProps } from '../ending-props.ts'

/** Every question with the person's answer and, where there is one, the right answer. The signs are drawn in CSS. */
export function Review({
  deck,
  ending,
  answers,
  verdicts,
  words,
}: Pick<EndingProps, 'deck' | 'ending' | 'answers' | 'verdicts' | 'words'>) {
  const { review } = ending
  if (review.length === 0) return null
  return (
    <>
      <h3 className="dk-subhead">{words.review}</h3>
      <ol className="dk-review">
        {review.map(({ slideId, correct, solution, feedback }) => {
          const slide = deck.slides.find((one) => one.slideId === slideId)
          if (!slide) return null
          const labels = new Map(
            answerLabels(slide.interaction, slide.data, words).map(({ key, label }) => [key, label]),
          )
          const answer = answers[slideId]
          const text = answer && answerText(computed(answer, verdicts[slideId]?.result), labels)
          return (
            <li key={slideId} className={correct === null ? '' : correct ? 'dk-ok' : 'dk-no'}>
              <strong>{String(slide.data.question)}</strong>
              <span>
                {correct !== null && <span className="dk-sr">{`${correct ? words.right : words.wrong}. `}</span>}
                <b>{words.yourAnswer}</b>
                {text && `: ${text}`}
              </span>
              {correct === false && solution.length > 0 && (
                <span>
                  {words.rightAnswer}: {solution.map((key) => labels.get(key) ?? key).join('; ')}
                </span>
              )}
              {correct !== null && feedback && <span className="dk-soft">{feedback}</span>}
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** The answer with its result, which only marking computes. */
function computed(answer: Answer, result: ShownResult | null | undefined): Answer {
  if (!result) return answer
  const { value } = result
  if (answer.kind === 'rangeSelect') return { ...answer, result: typeof value === 'number' ? value : null }
  if (answer.kind !== 'qualification') return answer
  return { ...answer, result: value === null ? 'error' : value ? 'okay' : 'not_okay' }
}
