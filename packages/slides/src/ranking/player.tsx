import { useRef } from 'react'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import { useEdit } from '../parts/edit-context.ts'
import { Question } from '../parts/question.tsx'
import type { SlideViewProps } from '../view.ts'
import { RankRow } from './rank-row.tsx'
import type { RankingPlay } from './scoring.ts'
import { shift, useDrag } from './use-drag.ts'
import { useRanking } from './use-ranking.ts'

type RankingProps = SlideViewProps<RankingPlay, AnswerByKind['ranking']>

/** Options are moved by their arrows, with any device, and dragged: by a mouse anywhere, by a finger at the grip, where nothing scrolls. */
export function RankingView({ data, answer, onAnswer, locked, ...props }: RankingProps) {
  const { words, verdict } = props
  const edit = useEdit()
  const list = useRef<HTMLOListElement>(null)
  const ids = data.options.map(({ id }) => id)
  const texts = new Map(data.options.map(({ id, text }) => [id, text]))
  const shown = edit ? ids : locked && answer ? answer.order : null
  const { order, announcement, pressed, ...ranking } = useRanking(texts, answer?.order ?? ids, shown, words)
  const move = (from: number, to: number) => locked || ranking.move(from, to)
  const { drag, begin } = useDrag(list, move)
  const solution = verdict?.correct == null ? [] : verdict.solution
  return (
    <Question question={data.question} image={data.image} prompt={words.putInOrder} {...props}>
      {(labelledBy) => (
        <>
          <div className="dk-options">
            <ol ref={list} className="dk-options dk-ranks" aria-labelledby={labelledBy}>
              {order.map((id, at) => (
                <RankRow
                  key={id}
                  id={id}
                  text={texts.get(id) ?? ''}
                  at={at}
                  count={order.length}
                  isRight={solution.length === 0 ? null : solution[at] === id}
                  isDragged={drag?.from === at}
                  transform={shift(drag, at)}
                  locked={locked}
                  words={words}
                  onDrag={(event) => begin(event, at)}
                  onStep={(by, button) => {
                    pressed.current = button
                    move(at, at + by)
                  }}
                />
              ))}
            </ol>
            {edit?.renderListEnd('options')}
          </div>
          <p className="dk-sr" role="status">
            {announcement}
          </p>
          {!locked && (
            <button type="button" className="dk-button dk-submit" onClick={() => onAnswer({ kind: 'ranking', order })}>
              {words.submit}
            </button>
          )}
          {verdict?.correct === false && solution.length > 0 && (
            <RightOrder title={words.rightAnswer} texts={solution.map((id) => [id, texts.get(id)])} />
          )}
        </>
      )}
    </Question>
  )
}

interface RightOrderProps {
  readonly title: string
  readonly texts: readonly (readonly [id: string, text: string | undefined])[]
}

function RightOrder({ title, texts }: RightOrderProps) {
  return (
    <div className="dk-soft">
      {title}:
      <ol className="dk-ranked">
        {texts.map(([id, text]) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </div>
  )
}
