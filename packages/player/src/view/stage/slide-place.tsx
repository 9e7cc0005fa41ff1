import type { ReactNode } from 'react'

/** The place for a slide between the bars: the same in the player, on the editor's canvas and in thumbnails. */
export function SlidePlace({ children }: { readonly children: ReactNode }) {
  return <div className="dk-place">{children}</div>
}

interface SlideScrollProps {
  /** Drawn out of sight until it is entered. */
  readonly isPrerendered?: boolean
  /** The direction that it enters from: 1 forward, -1 back. */
  readonly way?: 1 | -1
  readonly children: ReactNode
}

export function SlideScroll({ isPrerendered, way, children }: SlideScrollProps) {
  return (
    <div className={isPrerendered ? 'dk-ahead' : 'dk-scroll'} data-way={way} tabIndex={-1}>
      {children}
    </div>
  )
}
