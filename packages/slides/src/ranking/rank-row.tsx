import type { PointerEvent } from 'react'
import { useEdit } from '../parts/view/edit-context.ts'
import { Text } from '../parts/view/text.tsx'
import type { PlayerWords } from '../view.ts'

interface RankRowProps {
  readonly id: string
  readonly text: string
  readonly at: number
  readonly count: number
  /** Whether it is in its right place; null before marking. */
  readonly isRight: boolean | null
  readonly isDragged: boolean
  readonly transform: string | undefined
  readonly locked: boolean
  readonly words: PlayerWords
  readonly onDrag: (event: PointerEvent<HTMLElement>) => void
  readonly onStep: (by: -1 | 1, button: HTMLElement) => void
}

export function RankRow(row: RankRowProps) {
  const { id, text, at, isRight, locked, words } = row
  const edit = useEdit()
  const mark = isRight === null ? '' : isRight ? ' dk-right' : ' dk-wrong'
  return (
    <li
      className={`dk-option dk-rank${locked ? '' : ' dk-movable'}${mark}${row.isDragged ? ' dk-dragged' : ''}`}
      style={{ transform: row.transform }}
      onPointerDown={locked || edit ? undefined : row.onDrag}
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
          {arrow(row, -1)}
          {arrow(row, 1)}
        </span>
      )}
      {edit?.renderItemTools('options', id)}
    </li>
  )
}

function arrow({ text, at, count, words, onStep }: RankRowProps, by: -1 | 1) {
  return (
    <button
      type="button"
      className="dk-arrow"
      aria-label={`${by < 0 ? words.moveUp : words.moveDown}: ${text}`}
      aria-disabled={at + by < 0 || at + by >= count}
      onClick={(event) => onStep(by, event.currentTarget)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={by < 0 ? 'm6 15 6-6 6 6' : 'm6 9 6 6 6-6'} />
      </svg>
    </button>
  )
}
