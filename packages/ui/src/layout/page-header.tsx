import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

/** Characters beyond which a title needs a phone's whole width, and the actions stand below it. */
const LONG = 40

/** The top of a screen: breadcrumbs, its name (the only h1), its actions. */
export function PageHeader({ title, description, breadcrumbs, badge, actions, children, className }: PageHeaderProps) {
  return (
    <header className={classNames('flex flex-col gap-3', className)}>
      {breadcrumbs}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className={classNames('min-w-36 flex-1', title.length > LONG && 'narrow:min-w-full')}>
          <div className="flex flex-wrap items-center gap-2">
            <h1 className="text-lg font-strong wrap-anywhere text-ink">{title}</h1>
            {badge}
          </div>
          {description && <p className="mt-0.5 max-w-prose text-sm wrap-anywhere text-muted">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </header>
  )
}

export interface PageHeaderProps {
  title: string
  description?: ReactNode
  breadcrumbs?: ReactNode
  badge?: ReactNode
  actions?: ReactNode
  children?: ReactNode
  className?: string
}
