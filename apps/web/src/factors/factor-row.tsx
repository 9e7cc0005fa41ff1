import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface FactorRowProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly badge?: ReactNode
  readonly children: ReactNode
  readonly actions?: ReactNode
}

export function FactorRow({ icon: Icon, title, badge, children, actions }: FactorRowProps) {
  return (
    <li className="flex items-start gap-3 border-t border-line px-4 py-3 phone:flex-wrap">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-muted" />
      <div className="min-w-0 flex-1 text-sm">
        <h3 className="flex flex-wrap items-center gap-2 font-strong">
          {title}
          {badge}
        </h3>
        {children}
      </div>
      {actions && (
        <div className="flex shrink-0 flex-wrap justify-end gap-2 phone:w-full phone:justify-start phone:ps-8">
          {actions}
        </div>
      )}
    </li>
  )
}
