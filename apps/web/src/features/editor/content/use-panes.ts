import { useSyncExternalStore } from 'react'

/** How many panes stand side by side: slides, slide and its options; the slide and one of the others; one alone. */
export type Panes = 'three' | 'two' | 'one'

/**
 * Below 1,100 pixels the slide would have less room than what stands around it; up to 720, and on a phone, which is higher than wide
 * (product.md §2), one pane is all there is room for. A window that is magnified has fewer pixels, so it counts too.
 */
export function panesFor({ innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>): Panes {
  if (innerHeight > innerWidth || innerWidth <= 720) return 'one'
  return innerWidth < 1100 ? 'two' : 'three'
}

export function usePanes(): Panes {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('resize', listener)
      return () => window.removeEventListener('resize', listener)
    },
    () => panesFor(window),
  )
}
