import { useSyncExternalStore } from 'react'

/** Three: slide list, slide and properties; two: the slide and one of the others; one: a single pane. */
export type Panes = 'three' | 'two' | 'one'

/**
 * Below 1,100 pixels three panes leave the slide too little room; up to 720, and on a phone, which is higher than wide
 * (product.md §2), there is room for one pane. A zoomed-in window has fewer pixels, so it counts too.
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
