import type { ReactNode } from 'react'
import { Separator, Toolbar as AriaToolbar } from 'react-aria-components'
import { classNames } from '../theme/class-names.ts'

/** One tab stop; arrow keys move between the buttons. */
export function Toolbar({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <AriaToolbar aria-label={label} className={classNames('flex flex-wrap items-center gap-1', className)}>
      {children}
    </AriaToolbar>
  )
}

export function ToolbarSeparator() {
  return <Separator orientation="vertical" className="mx-1 h-5 w-px bg-line" />
}
