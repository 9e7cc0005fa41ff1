import { useSyncExternalStore } from 'react'

const bars = new Set<HTMLElement>()
const listeners = new Set<() => void>()
let sizes: ResizeObserver | undefined

/** A sticky bar or sheet at the bottom of the window: `<div ref={bottomBar}>`. Toasts are shown above it. */
export function bottomBar(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return
  bars.add(element)
  sizes ??= new ResizeObserver(notify)
  sizes.observe(element)
  notify()
  return () => {
    bars.delete(element)
    sizes?.unobserve(element)
    notify()
  }
}

/** Pixels at the bottom of the window that bars cover. @param width of the toasts above them, from the inline end */
export const useCoveredBelow = (width: number): number => useSyncExternalStore(subscribe, () => coveredBelow(width))

function coveredBelow(width: number): number {
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

/** A bar with another below it, or with the end of a page, still counts as a bottom bar; a box in the middle does not. */
const NEAR = 120

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('resize', listener)
  // Sticky bars move at the end of the page.
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

function notify(): void {
  for (const listener of listeners) listener()
}
