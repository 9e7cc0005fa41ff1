import { answerKeys } from '@deckle/slides/parts/answer-keys.ts'
import { answerLabels } from '@deckle/slides/parts/answer-labels.ts'
import type { EndingProps } from './ending-props.ts'

/** Every marked answer: what was asked, what was answered, what is right. */
export function Review({ deck, ending, answers, words }: Pick<EndingProps, 'deck' | 'ending' | 'answers' | 'words'>) {
  const { review } = ending
  if (review.length === 0) return null
  return (
    <>
      <h3 className="dk-subhead">{words.review}</h3>
      <ol className="dk-review">
        {review.map(({ slideId, correct, solution, feedback }) => {
          const slide = deck.slides.find((one) => one.slideId === slideId)
          if (!slide) return null
          const answer = answers[slideId]
          const labels = new Map(answerLabels(slide, words).map(({ key, label }) => [key, label]))
          const named = (keys: readonly string[]) => keys.map((key) => labels.get(key) ?? key).join(', ')
          return (
            <li key={slideId} className={correct === null ? '' : correct ? 'dk-ok' : 'dk-no'}>
              <strong>{String(slide.data.question)}</strong>
              <span>
                <b>{correct === null ? words.yourAnswer : correct ? words.right : words.wrong}</b>
                {answer &&
                  `: ${answer.kind === 'fillInTheBlank' ? answer.texts.join(', ') : named(answerKeys(answer))}`}
              </span>
              {correct === false && solution.length > 0 && (
                <span>
                  {words.rightAnswer}: {named(solution)}
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
