import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface MoreLinkProps {
  readonly href: string
  /** What there is more of, for screen readers. */
  readonly of: string
  readonly children: ReactNode
}

export function MoreLink({ href, of, children }: MoreLinkProps) {
  return (
    <Link
      to={href}
      className="shrink-0 rounded-sm text-xs text-brand-text underline underline-offset-3 touch:-my-3 touch:py-3.5"
    >
      {children}
      <span className="sr-only">: {of}</span>
    </Link>
  )
}
