import type { ReactNode } from 'react'

/** The same in the player, on the editor's canvas and in thumbnails. */
export function SlidePlace({ children }: { readonly children: ReactNode }) {
  return <div className="dk-place">{children}</div>
}

interface SlideScrollProps {
  /** Rendered invisibly until it is entered. */
  readonly isPrerendered?: boolean
  /** 1 entered forward, -1 back. */
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
