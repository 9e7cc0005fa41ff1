import { useCoveredBelow } from '@deckle/ui/overlays/bottom-bar.ts'
import { type RefObject, useEffect, useState } from 'react'
import { usePanes } from '../../../lib/screen/use-panes.ts'
import { placeCard } from './place-card.ts'
import type { Anchor, Rect } from './use-anchor.ts'

type Found = Anchor | 'waiting' | 'missing'

/**
 * The anchor that the card shows, and the card's position. Both are held during a press, because a button that moves
 * away loses the press. The position is also held while the control of the next step is awaited.
 */
export function useCardPlace(card: RefObject<HTMLDivElement | null>, found: Found) {
  const isPressed = useIsPressed(card)
  const anchor = useHeld(found, isPressed)
  return { anchor, place: usePlace(card, anchor, isPressed) }
}

/** The value of before, while `isHeld`. */
function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [last, setLast] = useState(value)
  if (isHeld) return last
  if (last !== value) setLast(value)
  return value
}

function usePlace(card: RefObject<HTMLDivElement | null>, anchor: Found, isPressed: boolean) {
  const isNarrow = usePanes() === 'one'
  const covered = useCoveredBelow(innerWidth)
  const size = useSize(card)
  const rect = useLastRect(anchor)
  const wanted = placeCard(rect, size, { width: innerWidth, height: innerHeight - covered, isNarrow })
  const [place, setPlace] = useState(wanted)
  if (isPressed) return place
  if (place.top !== wanted.top || place.left !== wanted.left) setPlace(wanted)
  return wanted
}

function useSize(card: RefObject<HTMLDivElement | null>) {
  const [size, setSize] = useState({ width: 320, height: 180 })
  useEffect(() => {
    const box = card.current
    if (!box) return
    const observer = new ResizeObserver(() => setSize({ width: box.offsetWidth, height: box.offsetHeight }))
    observer.observe(box)
    return () => observer.disconnect()
  }, [card])
  return size
}

/** Null before the first control is found, and for one that is missing. */
function useLastRect(anchor: Anchor | 'waiting' | 'missing'): Rect | null {
  const [last, setLast] = useState<Rect | null>(null)
  if (anchor === 'waiting') return last
  const rect = anchor === 'missing' ? null : anchor.rect
  if (rect !== last) setLast(rect)
  return rect
}

/** Milliseconds after which the click of a touch has arrived: it is aimed at what is under the finger then. */
const CLICK_DELAY = 300

function useIsPressed(card: RefObject<HTMLDivElement | null>): boolean {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    const box = card.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      setPressed(true)
    }
    const end = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setPressed(false), CLICK_DELAY)
    }
    box?.addEventListener('pointerdown', begin)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
    return () => {
      clearTimeout(timer)
      box?.removeEventListener('pointerdown', begin)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
    }
  }, [card])
  return isPressed
}
