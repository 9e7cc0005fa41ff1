import { useEffect, useRef, useState } from 'react'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import { useEdit } from '../parts/view/edit-context.ts'
import { fill } from '../parts/answers/fill.ts'
import { Question } from '../parts/view/question.tsx'
import type { SlideViewProps } from '../view.ts'
import { moved } from './order.ts'
import { RankRow } from './rank-row.tsx'
import type { RankingPlay } from './scoring.ts'
import { shift, useDrag } from './use-drag.ts'

type RankingProps = SlideViewProps<RankingPlay, AnswerByKind['ranking']>

/** Options are moved by arrow buttons, or dragged: by a mouse anywhere, by touch at the grip, where nothing scrolls. */
export function RankingView({ data, answer, onAnswer, locked, ...props }: RankingProps) {
  const { words, verdict } = props
  const edit = useEdit()
  const list = useRef<HTMLOListElement>(null)
  /** The pressed arrow: its row loses the focus when it moves, and gets it back. */
  const pressed = useRef<HTMLElement | null>(null)
  const ids = data.options.map(({ id }) => id)
  const [chosen, setChosen] = useState<readonly string[]>(answer?.order ?? ids)
  const [announcement, setAnnouncement] = useState('')
  const order = edit ? ids : locked && answer ? answer.order : chosen
  const texts = new Map(data.options.map(({ id, text }) => [id, text]))
  const move = (from: number, to: number) => {
    if (locked || to < 0 || to >= order.length || from === to) return
    setChosen(moved(order, from, to))
    const place = fill(words.outOf, { n: to + 1, m: order.length })
    setAnnouncement(`${texts.get(order[from] as string)}: ${place}`)
  }
  useEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [chosen])
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
            <div className="dk-soft">
              {words.rightAnswer}:
              <ol className="dk-ranked">
                {solution.map((id) => (
                  <li key={id}>{texts.get(id)}</li>
                ))}
              </ol>
            </div>
          )}
        </>
      )}
    </Question>
  )
}
