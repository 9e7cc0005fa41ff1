import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import { useEdit } from '../parts/edit-context.ts'
import { fill } from '../parts/fill.ts'
import { Question } from '../parts/question.tsx'
import { Text } from '../parts/text.tsx'
import type { SlideViewProps } from '../view.ts'
import { moved, placeAt } from './order.ts'
import type { RankingPlay } from './scoring.ts'

type RankingProps = SlideViewProps<RankingPlay, AnswerByKind['ranking']>

/** A row on its way: from and to which place, by how many pixels, and how far it moves the others. */
interface Drag {
  readonly from: number
  readonly to: number
  readonly by: number
  readonly room: number
}

/** Options are moved by their arrows, with any device, and dragged: by a mouse anywhere, by a finger at the grip, where nothing scrolls. */
export function RankingView({ data, answer, onAnswer, locked, ...props }: RankingProps) {
  const { words, verdict } = props
  const edit = useEdit()
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<HTMLElement | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>(() => answer?.order ?? data.options.map(({ id }) => id))
  const [said, setSaid] = useState('')
  const order = edit ? data.options.map(({ id }) => id) : locked && answer ? answer.order : chosen
  const texts = new Map(data.options.map(({ id, text }) => [id, text]))
  const move = (from: number, to: number) => {
    if (locked || to < 0 || to >= order.length || from === to) return
    setChosen(moved(order, from, to))
    const place = fill(words.outOf, { n: to + 1, m: order.length })
    setSaid(`${texts.get(order[from] as string)}: ${place}`)
  }
  const { drag, begin } = useDrag(list, move)
  // A row that changes its place loses the focus on the way.
  useEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [chosen])
  const solution = verdict?.correct == null ? [] : verdict.solution
  const isMovable = !locked && !edit
  return (
    <Question question={data.question} image={data.image} prompt={words.putInOrder} {...props}>
      {(labelledBy) => (
        <>
          <div className="dk-options">
            <ol ref={list} className="dk-options dk-ranks" aria-labelledby={labelledBy}>
              {order.map((id, at) => {
                const text = texts.get(id) ?? ''
                const isRight = solution[at] === id
                const mark = solution.length === 0 ? '' : isRight ? ' dk-right' : ' dk-wrong'
                const step = (by: -1 | 1) => (
                  <button
                    type="button"
                    className="dk-arrow"
                    aria-label={`${by < 0 ? words.moveUp : words.moveDown}: ${text}`}
                    aria-disabled={at + by < 0 || at + by >= order.length}
                    onClick={(event) => {
                      pressed.current = event.currentTarget
                      move(at, at + by)
                    }}
                  >
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                      <path d={by < 0 ? 'm6 15 6-6 6 6' : 'm6 9 6 6 6-6'} />
                    </svg>
                  </button>
                )
                return (
                  <li
                    key={id}
                    className={`dk-option dk-rank${locked ? '' : ' dk-movable'}${mark}${drag?.from === at ? ' dk-dragged' : ''}`}
                    style={{ transform: shift(drag, at) }}
                    onPointerDown={isMovable ? (event) => begin(event, at) : undefined}
                  >
                    <span className="dk-grip" aria-hidden="true">
                      <span className="dk-key">{at + 1}</span>
                    </span>
                    <span className="dk-option-text">
                      <Text path={`options.${id}.text`} text={text} />
                    </span>
                    {mark && <span className="dk-sr">, {isRight ? words.right : words.wrong}</span>}
                    {!locked && (
                      <span className="dk-arrows" inert={edit !== null}>
                        {step(-1)}
                        {step(1)}
                      </span>
                    )}
                    {edit?.renderItemTools('options', id)}
                  </li>
                )
              })}
            </ol>
            {edit?.renderListEnd('options')}
          </div>
          <p className="dk-sr" role="status">
            {said}
          </p>
          {!locked && (
            <button
              type="button"
              className="dk-button dk-submit"
              onClick={() => onAnswer({ kind: 'ranking', order: chosen })}
            >
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

/** Dragging: the rows stay where they are in the document until the pointer lets go, so that none of them loses it. */
function useDrag(list: { readonly current: HTMLElement | null }, move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const begin = (event: PointerEvent<HTMLElement>, from: number) => {
    const target = event.target as HTMLElement
    const isGrip = event.pointerType === 'mouse' || target.closest('.dk-grip')
    if (event.button !== 0 || !isGrip || target.closest('button') || !list.current || stop.current) return
    event.preventDefault()
    const boxes = [...list.current.children].map((row) => row.getBoundingClientRect())
    const own = boxes[from] as DOMRect
    // The stage may be drawn smaller than it is.
    const scale = own.height / event.currentTarget.offsetHeight || 1
    const gap = boxes[1] && boxes[0] ? boxes[1].top - boxes[0].bottom : 0
    const middles = boxes.map(({ top, height }) => top + height / 2)
    const { pointerId, clientY } = event
    let to = from
    const end = new AbortController()
    stop.current = end
    const listen = (
      name: 'pointermove' | 'pointerup' | 'pointercancel',
      on: (event: globalThis.PointerEvent) => void,
    ) => window.addEventListener(name, (one) => one.pointerId === pointerId && on(one), { signal: end.signal })
    const finish = () => {
      end.abort()
      stop.current = null
      setDrag(null)
    }
    listen('pointermove', (one) => {
      const by = one.clientY - clientY
      to = placeAt(middles, from, by)
      setDrag({ from, to, by: by / scale, room: (own.height + gap) / scale })
    })
    listen('pointerup', () => {
      finish()
      move(from, to)
    })
    listen('pointercancel', finish)
  }
  return { drag, begin }
}

/** Where a row is drawn while one of them is on its way. */
function shift(drag: Drag | null, at: number): string | undefined {
  if (!drag) return undefined
  const { from, to, by, room } = drag
  const own = at === from ? by : at > from && at <= to ? -room : at < from && at >= to ? room : 0
  return `translateY(${own}px)`
}
