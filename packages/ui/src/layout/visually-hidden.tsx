import type { ReactNode } from 'react'

/** Words for screen readers only. `live` says changes aloud. */
export function VisuallyHidden({ children, live }: { children: ReactNode; live?: 'polite' | 'assertive' }) {
  return (
    <span className="sr-only" aria-live={live}>
      {children}
    </span>
  )
}
