import type { Rect } from './use-anchor.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 14
const EDGE = 12

/**
 * Where the card stands: below its control, else above, beside it, or in the corner where none has room; on a phone across the
 * screen, at the end that the control leaves free.
 */
export function placeCard(
  rect: Rect | null,
  card: Size,
  view: Size,
  isNarrow: boolean,
  bottomBar = 0,
): { readonly top: number; readonly left: number } {
  const lowest = view.height - card.height - EDGE - bottomBar
  if (isNarrow) {
    const isLow = rect !== null && rect.top + rect.height / 2 > view.height / 2
    return { left: EDGE, top: isLow ? EDGE : lowest }
  }
  const corner = { top: lowest, left: view.width - card.width - EDGE }
  if (!rect) return corner
  const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most))
  const left = within(rect.left + rect.width / 2 - card.width / 2, view.width - card.width - EDGE)
  const top = within(rect.top, lowest)
  const below = rect.top + rect.height + GAP
  if (below <= lowest) return { top: below, left }
  if (rect.top - GAP - card.height >= EDGE) return { top: rect.top - GAP - card.height, left }
  if (rect.left + rect.width + GAP + card.width <= view.width - EDGE) return { top, left: rect.left + rect.width + GAP }
  if (rect.left - GAP - card.width >= EDGE) return { top, left: rect.left - GAP - card.width }
  return corner
}
