import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

/** `title` makes it a section with a heading. */
export function Card({ title, description, action, level = 2, padding = 'md', children, className }: CardProps) {
  const Title = `h${level}` as const
  const Box = title ? 'section' : 'div'
  return (
    <Box
      aria-label={title}
      className={classNames('min-w-0 rounded-lg border border-line bg-surface', padding === 'md' && 'p-4', className)}
    >
      {title && (
        <header
          className={classNames('flex items-start justify-between gap-3', padding === 'md' ? 'mb-3' : 'p-4 pb-3')}
        >
          <div className="min-w-0">
            <Title className="text-sm font-strong text-ink">{title}</Title>
            {description && <p className="mt-0.5 text-xs text-muted">{description}</p>}
          </div>
          {action}
        </header>
      )}
      {children}
    </Box>
  )
}

export interface CardProps {
  title?: string
  description?: ReactNode
  action?: ReactNode
  level?: 2 | 3 | 4
  /** none: the content extends to the edge (tables, pictures). */
  padding?: 'md' | 'none'
  children?: ReactNode
  className?: string
}
