import { useLayoutEffect, useState } from 'react'

export interface Anchor {
  /** Which of the names it has. */
  readonly name: string
  readonly element: HTMLElement
  readonly rect: Rect
}
export interface Rect {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

export type Found = Anchor | 'waiting' | 'missing'

/** How long a control may take to appear before the guide says that it isn't there. */
const PATIENCE = 4000
const EVERY = 120

/**
 * The control of a step, looked for until it is there and followed while it moves: `waiting`, then the control, or
 * `missing` for as long as it is not drawn. @param names in order, joined by a space @param key changes with the step
 */
export function useAnchor(names: string, key: string): Found {
  const [found, setFound] = useState<{ readonly key: string; readonly anchor: Found }>()
  // Before the screen is painted: a control that is there is marked from the start.
  useLayoutEffect(() => {
    const begun = Date.now()
    let shown: Anchor | null = null
    const look = () => {
      const next = findAnchor(names)
      if (next && shown?.element !== next.element) scrollTo(next.element)
      if (next ? !isSame(next, shown) : shown || Date.now() - begun > PATIENCE)
        setFound({ key, anchor: next ?? (Date.now() - begun > PATIENCE ? 'missing' : 'waiting') })
      shown = next
    }
    look()
    const timer = setInterval(look, EVERY)
    addEventListener('scroll', look, true)
    addEventListener('resize', look)
    return () => {
      clearInterval(timer)
      removeEventListener('scroll', look, true)
      removeEventListener('resize', look)
    }
  }, [names, key])
  return found?.key === key ? found.anchor : 'waiting'
}

function findAnchor(names: string): Anchor | null {
  for (const name of names.split(' ')) {
    const all = document.querySelectorAll<HTMLElement>(
      name.startsWith('data-') ? `[${name}]` : `[data-guide="${name}"]`,
    )
    const element = [...all].find((one) => one.getClientRects().length > 0)
    if (element) return { name, element, rect: rectOf(element) }
  }
  return null
}

function rectOf(element: HTMLElement): Rect {
  const { top, left, width, height } = element.getBoundingClientRect()
  return { top, left, width, height }
}

const isSame = (a: Anchor, b: Anchor | null): boolean =>
  b !== null &&
  a.element === b.element &&
  (['top', 'left', 'width', 'height'] as const).every((side) => Math.abs(a.rect[side] - b.rect[side]) < 1)

function scrollTo(element: HTMLElement): void {
  const { top, bottom, height } = element.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  element.scrollIntoView({ block: height > innerHeight / 2 ? 'start' : 'center', behavior })
}
