import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import { Illustration, type IllustrationName } from './illustrations.tsx'

/** For an empty screen: what belongs here, and the first action. */
export function EmptyState({
  illustration = 'library',
  title,
  children,
  action,
  level = 2,
  className,
}: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <div className={classNames('mx-auto flex max-w-sm flex-col items-center px-4 py-12 text-center', className)}>
      <Illustration name={illustration} className="mb-4" />
      <Title className="text-md font-strong text-ink">{title}</Title>
      {children && <div className="mt-1 text-sm text-muted">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}

export interface EmptyStateProps {
  illustration?: IllustrationName
  title: string
  children?: ReactNode
  action?: ReactNode
  /** Heading level, 2 by default. */
  level?: 1 | 2 | 3 | 4
  className?: string
}
