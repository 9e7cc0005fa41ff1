import { useSyncExternalStore } from 'react'

const bars = new Set<HTMLElement>()
const listeners = new Set<() => void>()
let sizes: ResizeObserver | undefined

/** A bar that stays at the foot of the window, or a low sheet: `<div ref={bottomBar}>`. Messages stand above it. */
export function bottomBar(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return
  bars.add(element)
  sizes ??= new ResizeObserver(tell)
  sizes.observe(element)
  tell()
  return () => {
    bars.delete(element)
    sizes?.unobserve(element)
    tell()
  }
}

/** How many pixels at the foot of the window are taken by bars. @param width of what is to stand above them, from its end */
export const useTakenBelow = (width: number): number => useSyncExternalStore(subscribe, () => takenBelow(width))

function takenBelow(width: number): number {
  const [right, bottom] = [document.documentElement.clientWidth, window.innerHeight]
  const tops = [...bars]
    .map((bar) => bar.getBoundingClientRect())
    .filter(
      (box) =>
        box.height > 0 &&
        box.height <= bottom / 2 &&
        box.top < bottom &&
        box.bottom > bottom - NEAR &&
        box.right > right - width,
    )
    .map(({ top }) => top)
  return Math.round(bottom - Math.min(bottom, ...tops))
}

/** A bar that has another below it, or the end of a page, is still one at the foot; a box in the middle is none. */
const NEAR = 120

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('resize', listener)
  // Bars that stick move where the page ends.
  document.addEventListener('scroll', listener, { capture: true, passive: true })
  // Sheets slide in.
  document.addEventListener('animationend', listener)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('animationend', listener)
    window.removeEventListener('resize', listener)
    document.removeEventListener('scroll', listener, { capture: true })
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}
