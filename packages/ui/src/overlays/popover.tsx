import { use, type ReactElement, type ReactNode } from 'react'
import {
  DialogTrigger,
  OverlayTriggerStateContext,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components'
import { classNames } from '../theme/class-names.ts'

/** A non-modal overlay beside its trigger. It needs a label. */
export function Popover({ trigger, label, isOpen, onOpenChange, placement, children, className }: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover
        aria-label={label}
        placement={placement}
        offset={6}
        className={classNames(
          'max-w-[calc(100vw-1rem)] overflow-auto rounded-lg bg-surface p-3 text-sm text-ink shadow-lg entering:animate-rise-in exiting:animate-fade-out',
          className,
        )}
      >
        <Content>{children}</Content>
      </AriaPopover>
    </DialogTrigger>
  )
}

export interface PopoverProps {
  trigger: ReactElement
  label: string
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  placement?: AriaPopoverProps['placement']
  children: ReactNode | ((close: () => void) => ReactNode)
  className?: string
}

function Content({ children }: Pick<PopoverProps, 'children'>) {
  const state = use(OverlayTriggerStateContext)
  return <>{typeof children === 'function' ? children(() => state?.close()) : children}</>
}
