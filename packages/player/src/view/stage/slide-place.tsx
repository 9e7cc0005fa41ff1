import type { ReactNode } from 'react'

/** Where a slide stands on the stage: all that the bars leave. The same in a player, on the editor's canvas and in small pictures. */
export function SlidePlace({ children }: { readonly children: ReactNode }) {
  return <div className="dk-place">{children}</div>
}

interface SlideScrollProps {
  /** Drawn out of sight, before its turn. */
  readonly isPrerendered?: boolean
  /** The way it comes: 1 onward, -1 back. */
  readonly way?: 1 | -1
  readonly children: ReactNode
}

/** The box that a slide scrolls in, where it does not fit. */
export function SlideScroll({ isPrerendered, way, children }: SlideScrollProps) {
  return (
    <div className={isPrerendered ? 'dk-ahead' : 'dk-scroll'} data-way={way} tabIndex={-1}>
      {children}
    </div>
  )
}
