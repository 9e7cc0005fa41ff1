import { type RefObject, useEffect, useRef, useState } from 'react'
import { fill } from '../parts/fill.ts'
import type { PlayerWords } from '../view.ts'
import { moved } from './order.ts'

interface Ranking {
  /** Ids in the order that was chosen. */
  readonly order: readonly string[]
  /** What a screen reader says of the last move. */
  readonly announcement: string
  readonly move: (from: number, to: number) => void
  /** The arrow that was pressed: its row loses the focus as it changes its place, and is given it back. */
  readonly pressed: RefObject<HTMLElement | null>
}

/** @param shown the order that is shown, where it is not the chosen one */
export function useRanking(
  texts: ReadonlyMap<string, string>,
  initial: readonly string[],
  shown: readonly string[] | null,
  words: PlayerWords,
): Ranking {
  const pressed = useRef<HTMLElement | null>(null)
  const [chosen, setChosen] = useState(initial)
  const [announcement, setAnnouncement] = useState('')
  const order = shown ?? chosen
  useEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [chosen])
  return {
    order,
    announcement,
    pressed,
    move: (from, to) => {
      if (to < 0 || to >= order.length || from === to) return
      setChosen(moved(order, from, to))
      const place = fill(words.outOf, { n: to + 1, m: order.length })
      setAnnouncement(`${texts.get(order[from] as string)}: ${place}`)
    },
  }
}
