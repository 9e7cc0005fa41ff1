import { useCoveredBelow } from '@deckle/ui/overlays/bottom-bar.ts'
import { type RefObject, useEffect, useState } from 'react'
import { usePanes } from '../../../lib/screen/use-panes.ts'
import { placeCard } from './place-card.ts'
import type { Found, Rect } from './use-anchor.ts'

/**
 * Position of the card, in pixels of the window. It is held while the card is pressed and while the control of the next
 * step is awaited.
 */
export function useCardPlace(card: RefObject<HTMLDivElement | null>, anchor: Found, isPressed: boolean) {
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
function useLastRect(anchor: Found): Rect | null {
  const [last, setLast] = useState<Rect | null>(null)
  if (anchor === 'waiting') return last
  const rect = anchor === 'missing' ? null : anchor.rect
  if (rect !== last) setLast(rect)
  return rect
}
