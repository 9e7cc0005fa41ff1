import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import { moveFocus } from '../parts/view/move-focus.ts'
import { Options } from '../parts/view/options.tsx'
import { Question } from '../parts/view/question.tsx'
import type { SlideViewProps } from '../view.ts'
import { ratingLabel } from '../parts/answers/rating-label.ts'
import { starsOf, valuesOf } from '../parts/answers/rating-scales.ts'
import type { RatingPlay } from './scoring.ts'

type RatingProps = SlideViewProps<RatingPlay, AnswerByKind['rating']>

/** Stars for the star scales, a grid for Binary, a list of words for the others (product.md §2); each click submits. */
export function RatingView(props: RatingProps) {
  const { data, answer, onAnswer, words } = props
  return (
    <Question question={data.question} prompt={words.chooseOne} verdict={null} words={words} imageUrl={props.imageUrl}>
      {(labelledBy) =>
        starsOf(data.rating) ? (
          <Stars labelledBy={labelledBy} {...props} />
        ) : (
          <Options
            role="radio"
            layout={data.rating === 'binary' ? 'grid' : 'list'}
            options={valuesOf(data.rating).map((value) => ({
              id: String(value),
              text: ratingLabel(data.rating, value, words),
            }))}
            chosen={answer ? [String(answer.value)] : []}
            onChoose={(id) => onAnswer({ kind: 'rating', value: Number(id) })}
            labelledBy={labelledBy}
            verdict={null}
            locked={props.locked}
            words={words}
            imageUrl={props.imageUrl}
          />
        )
      }
    </Question>
  )
}

function Stars({ data, answer, locked, onAnswer, words, labelledBy }: RatingProps & { readonly labelledBy: string }) {
  return (
    <div
      className={`dk-stars dk-${data.rating}`}
      role="radiogroup"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onKeyDown={moveFocus}
    >
      {valuesOf(data.rating).map((value) => (
        <button
          key={value}
          type="button"
          role="radio"
          className={`dk-star${answer && value <= answer.value ? ' dk-chosen' : ''}`}
          aria-checked={answer?.value === value}
          aria-disabled={locked}
          aria-label={ratingLabel(data.rating, value, words)}
          tabIndex={(answer?.value ?? 1) === value ? 0 : -1}
          data-n={value}
          onClick={() => locked || onAnswer({ kind: 'rating', value })}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z" />
          </svg>
        </button>
      ))}
    </div>
  )
}
